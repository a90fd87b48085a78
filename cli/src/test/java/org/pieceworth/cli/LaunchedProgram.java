package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The whole program through its real launcher.
abstract class LaunchedProgram {

    static final Path LAUNCHER = Path.of("../pieceworth").toAbsolutePath().normalize();

    static final String GAMES = """
            [Event "one"]
            [Result "1-0"]

            1. e4 d5 2. exd5 Nf6 3. Nc3 Nxd5 4. Nxd5 Qxd5 5. d4 Nc6 6. Nf3 Bg4 1-0

            [Event "two"]
            [Result "0-1"]

            1. e4 e5 2. Nf3 Nc6 3. Nxe5 Nxe5 4. d4 Ng6 5. a3 a6 0-1

            [Event "broken"]
            [Result "0-1"]

            1. e4 e5 2. Ke3 0-1

            [Event "open"]

            1. c4 c5 *
            """;

    @TempDir
    Path folder = Path.of("");

    record Run(int code, String out, String err) {
        JsonNode json() {
            return new JsonMapper().readTree(out);
        }
    }

    Run run(String... arguments) throws IOException, InterruptedException {
        return run(folder, LAUNCHER, Map.of(), "", arguments);
    }

    Run run(Path where, Path launcher, Map<String, String> environment, String input, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(List.of(arguments));
        Path out = Files.createTempFile(folder, "out", "");
        Path err = Files.createTempFile(folder, "err", "");
        Path in = Files.writeString(Files.createTempFile(folder, "in", ""), input);
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(where.toFile())
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        // A run that makes the start-up archive waits for it, lest a busy machine change what is printed.
        builder.environment().put("PIECEWORTH_ARCHIVE_WAIT", "3600");
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.waitFor();
        return new Run(
                process.exitValue(),
                Files.readString(out, StandardCharsets.UTF_8),
                Files.readString(err, StandardCharsets.UTF_8));
    }

    /// Where the launcher found or built the jars that it uses, and has its archive.
    static Path built() throws IOException {
        Path verified = LAUNCHER.resolveSibling("cli/target");
        Path quick = verified.resolve("quick");
        Path archive = verified.resolve("others.aot");
        Path other = quick.resolve("others.aot");
        boolean isVerified = !Files.exists(other)
                || (Files.exists(archive)
                        && Files.getLastModifiedTime(archive).compareTo(Files.getLastModifiedTime(other)) > 0);
        return isVerified ? verified : quick;
    }

    /// Waits for an archive that another run may be making.
    static void await(Path archive) throws IOException, InterruptedException {
        Path draft = Path.of(archive.toString().replace(".aot", ".draft"));
        while (Files.exists(draft) || !Files.exists(archive)) {
            Thread.sleep(20);
        }
        assertThat(archive).isNotEmptyFile();
    }

    String games() throws IOException {
        return Files.writeString(folder.resolve("games with space.pgn"), GAMES).toString();
    }
}
