package org.pieceworth.studies.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.pieceworth.text.InputException;

/// Checks whether an output would replace an input or another output. The check is made before work begins,
/// and compares the files, not their names. Pipes and devices have no content to lose.
public final class OutputCheck {

    /// An output file.
    ///
    /// @param setting name of its setting, such as `report`
    /// @param file the destination
    public record Output(String setting, OutputFile file) {}

    private OutputCheck() {}

    /// Checks all of them at once.
    ///
    /// @param inputs names of inputs; those that are no files are ignored
    /// @throws InputException when two outputs are the same file, or one is an input
    public static void check(Stream<String> inputs, List<Output> outputs) {
        Map<Path, String> taken = new HashMap<>();
        inputs.forEach(name -> put(name, taken));
        Map<Path, Output> written = new HashMap<>();
        for (Output output : outputs) {
            Path path = output.file().path();
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                continue;
            }
            if (taken.containsKey(path)) {
                throw refused(output, "an input that would be replaced");
            }
            Output other = written.put(path, output);
            if (other != null) {
                throw refused(output, "also written by another setting")
                        .with(other.setting(), other.file().name());
            }
        }
    }

    private static InputException refused(Output output, String why) {
        return InputException.about(
                output.setting(), "found " + output.file().name() + ", " + why + "; expected a file of its own");
    }

    private static void put(String name, Map<Path, String> taken) {
        try {
            Path path = Path.of(name);
            if (Files.isRegularFile(path)) {
                taken.put(path.toRealPath(), name);
            }
        } catch (InvalidPathException | IOException _) {
            // reading it will say so
        }
    }
}
