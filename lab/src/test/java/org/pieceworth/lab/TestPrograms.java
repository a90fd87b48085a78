package org.pieceworth.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Programs of their own that tests start.
public final class TestPrograms {

    private TestPrograms() {}

    /// The command that runs a class with the virtual machine of the tests.
    public static List<String> command(Class<?> main, String... arguments) {
        String path = Stream.of("jdk.module.path", "java.class.path", "surefire.test.class.path")
                .map(key -> System.getProperty(key, ""))
                .reduce("target/test-classes:target/classes", (left, right) -> left + ":" + right);
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        List<String> command = new ArrayList<>(List.of(
                java.toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xshare:auto",
                "-cp",
                path,
                main.getName()));
        command.addAll(List.of(arguments));
        return command;
    }
}
