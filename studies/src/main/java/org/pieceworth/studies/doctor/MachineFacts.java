package org.pieceworth.studies.doctor;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.doctor.DoctorAnswer.Finding;
import org.pieceworth.text.Counted;

/// Versions, machine and folders.
final class MachineFacts {

    /// The path of the start-up archive, which the launcher sets.
    private static final String ARCHIVE = "PIECEWORTH_ARCHIVE";

    private static final long MEBIBYTE = 1 << 20;
    private static final List<String> ENGINES =
            List.of("fairy-stockfish", "stockfish", "lc0", "gnuchess", "crafty", "toga2", "fruit", "glaurung");

    private final Map<String, String> environment;

    /// @param environment variables of this process
    MachineFacts(Map<String, String> environment) {
        this.environment = environment;
    }

    List<Finding> all() {
        return List.of(
                Finding.fact("program", "pieceworth " + Version.number()),
                Finding.fact("Java", joined("java.runtime.version", "java.vendor", "java.home")),
                Finding.fact("Java's options", options()),
                Finding.fact("system", joined("os.name", "os.version", "os.arch")),
                Finding.fact("encoding", joined("stdout.encoding", "sun.jnu.encoding")),
                Finding.fact("processors", Integer.toString(Runtime.getRuntime().availableProcessors())),
                Finding.fact("memory", memory()),
                Finding.fact("start-up archive", archive()),
                Finding.fact("engines", engines()));
    }

    private static String joined(String... properties) {
        return String.join(
                ", ",
                Arrays.stream(properties)
                        .map(name ->
                                Optional.ofNullable(System.getProperty(name)).orElse("unknown"))
                        .toList());
    }

    /// The options set by the user, without the program's own.
    private String options() {
        List<String> set = Stream.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS")
                .flatMap(name -> value(name).map(text -> name + "=" + text).stream())
                .toList();
        return set.isEmpty() ? "none set" : String.join(", ", set);
    }

    private static String memory() {
        String most = "at most " + mebibytes(Runtime.getRuntime().maxMemory()) + " for Java";
        return installed().map(bytes -> most + ", of " + mebibytes(bytes)).orElse(most);
    }

    /// The machine's memory, if the system reports it in a file.
    private static Optional<Long> installed() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/meminfo"), StandardCharsets.US_ASCII)) {
            return lines.filter(line -> line.startsWith("MemTotal:"))
                    .map(line -> 1024 * Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst();
        } catch (IOException | NumberFormatException _) {
            return Optional.empty();
        }
    }

    private String archive() {
        Optional<Path> named = value(ARCHIVE).map(Path::of);
        if (named.isEmpty()) {
            return "none; commands work, and start half a second later";
        }
        Path file = named.get();
        long size = file.toFile().length();
        return size == 0
                ? file + " is not made; commands work, and start half a second later"
                : file + ", " + mebibytes(size);
    }

    private String engines() {
        List<String> found = new ArrayList<>();
        List<String> folders = new ArrayList<>(List.of(value("PATH").orElse("").split(File.pathSeparator)));
        folders.add("/usr/games");
        UnaryOperator<String> named = System.getProperty("os.name", "").startsWith("Windows")
                ? name -> name + ".exe"
                : UnaryOperator.identity();
        for (String name : ENGINES) {
            folders.stream()
                    .filter(folder -> !folder.isEmpty())
                    .map(folder -> Path.of(folder, named.apply(name)))
                    .filter(Files::isExecutable)
                    .findFirst()
                    .ifPresent(path -> found.add(path.toString()));
        }
        return found.isEmpty() ? "none on the PATH; matches against other engines need one" : String.join(", ", found);
    }

    private Optional<String> value(String variable) {
        return Optional.ofNullable(environment.get(variable)).filter(text -> !text.isEmpty());
    }

    private static String mebibytes(long bytes) {
        return Counted.number(bytes / MEBIBYTE) + " MiB";
    }
}
