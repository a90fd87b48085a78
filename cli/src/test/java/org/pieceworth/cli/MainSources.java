package org.pieceworth.cli;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// The sources that ship, for tests that read them.
final class MainSources {

    private MainSources() {}

    /// Of all modules but those for measuring and testing.
    static Set<Path> all() throws IOException {
        Set<Path> all = new TreeSet<>();
        try (DirectoryStream<Path> modules = Files.newDirectoryStream(Path.of(".."))) {
            for (Path module : modules) {
                Path main = module.resolve("src/main/java");
                if (Files.isDirectory(main) && !module.endsWith("bench") && !module.endsWith("testkit")) {
                    try (Stream<Path> files = Files.walk(main)) {
                        files.filter(file -> file.toString().endsWith(".java")).forEach(all::add);
                    }
                }
            }
        }
        return all;
    }
}
