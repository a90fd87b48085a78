package org.pieceworth.cli.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The texts of the project: documentation, messages and pages, comments.
final class Texts {

    private static final Path ROOT = Path.of("..");

    private Texts() {}

    static List<Passage> all() {
        List<Path> files = files(ROOT, path -> {
            String name = path.toString();
            return name.matches("\\.\\./[A-Z]+\\.md|\\.\\./docs/.*\\.md")
                    || name.matches("\\.\\./\\w+/src/main/java/.*\\.java") && !name.startsWith("../bench/")
                    || name.matches("\\.\\./\\w+/src/main/resources/.*\\.(?:js|html)");
        });
        return files.parallelStream().flatMap(Texts::of).toList();
    }

    private static Stream<Passage> of(Path file) {
        String name = ROOT.relativize(file).toString();
        try {
            if (name.endsWith(".md")) {
                return MarkdownText.of(name, Files.readAllLines(file)).stream();
            }
            String text = Files.readString(file);
            return (name.endsWith(".java") ? JavaText.of(name, text) : PageText.of(name, text)).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> files(Path root, Predicate<Path> which) {
        try (Stream<Path> modules = Files.list(root)) {
            return modules.filter(path -> !path.getFileName().toString().startsWith("."))
                    .flatMap(path -> Files.isDirectory(path.resolve("src/main"))
                            ? walk(path.resolve("src/main"))
                            : path.endsWith("docs") ? walk(path) : Stream.of(path))
                    .filter(which)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> walk(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
