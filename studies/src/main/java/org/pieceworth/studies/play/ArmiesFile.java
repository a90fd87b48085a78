package org.pieceworth.studies.play;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.text.InputException;

/// The armies as a variant, in a file next to the games that nobody has named: it replaces no other file than
/// one of its own kind.
///
/// @param content the text of the file
public record ArmiesFile(OutputFile file, String content) {

    private static final String MARK = "# The armies of games that pieceworth selfplay has written beside them.\n";

    /// Names a file next to the games.
    ///
    /// @param games destination of the games; pipes and devices have no such file
    /// @throws InputException when something else has its name
    public static Optional<ArmiesFile> beside(Optional<OutputFile> games, String ini) {
        Optional<ArmiesFile> found = games.filter(PendingGames::canWait)
                .map(file -> new ArmiesFile(
                        OutputFile.of(file.name().replaceFirst("\\.[A-Za-z]+$", "") + ".ini"), MARK + ini));
        found.ifPresent(ArmiesFile::check);
        return found;
    }

    private void check() {
        Path path = file.path();
        if (Files.exists(path) && !text(path).startsWith(MARK)) {
            throw InputException.about(
                    "output",
                    "the armies are written to " + file.name()
                            + ", and there is another file of that name; move it, or expected another name for the"
                            + " games");
        }
    }

    /// Byte by byte, since the existing file may not be text.
    private static String text(Path path) {
        try (InputStream in = Files.newInputStream(path)) {
            return new String(in.readNBytes(MARK.length()), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new InputException(path + ": cannot be read: " + e.getMessage());
        }
    }

    /// Writes it.
    public void write() {
        file.write(out -> out.print(content));
    }
}
