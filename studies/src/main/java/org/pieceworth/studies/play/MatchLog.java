package org.pieceworth.studies.play;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.match.MatchEvents;
import org.pieceworth.lab.uci.EngineTraffic;
import org.pieceworth.text.InputException;

/// A log of a match: the start and end of games and engines, and optionally the lines between Pieceworth and
/// the engines. Each line is written at once, after those of earlier runs.
public final class MatchLog implements MatchEvents, EngineTraffic, AutoCloseable {

    private final PrintWriter out;
    private final boolean lines;

    private MatchLog(PrintWriter out, boolean lines) {
        this.out = out;
        this.lines = lines;
    }

    /// Opens a log.
    ///
    /// @param lines whether the lines of engines are logged
    /// @throws InputException when it cannot be written
    public static MatchLog open(String file, boolean lines) {
        try {
            return new MatchLog(
                    new PrintWriter(
                            Files.newBufferedWriter(
                                    Path.of(file),
                                    StandardCharsets.UTF_8,
                                    StandardOpenOption.CREATE,
                                    StandardOpenOption.APPEND),
                            true),
                    lines);
        } catch (NoSuchFileException _) {
            throw InputException.about("log", "found " + file + ", expected a file in a folder that exists");
        } catch (IOException | InvalidPathException e) {
            throw InputException.about("log", file + " cannot be written: " + e.getMessage());
        }
    }

    private synchronized void write(String text) {
        out.println(Instant.now().truncatedTo(ChronoUnit.MILLIS) + " " + text.replaceAll("\\p{Cntrl}", " "));
    }

    @Override
    public void begins(long game, String white, String black) {
        write("game " + (game + 1) + " begins: " + white + " - " + black);
    }

    @Override
    public void ended(long game, PlayedGame played) {
        write("game " + (game + 1) + " ended: " + played.result().token() + ", "
                + played.termination().text()
                + (played.detail().isEmpty() ? "" : " (" + played.detail() + ")") + ", " + played.plies() + " plies");
    }

    @Override
    public boolean wanted() {
        return lines;
    }

    @Override
    public void line(String engine, boolean sent, String line) {
        write(engine + (sent ? " < " : " > ") + line);
    }

    @Override
    public void event(String engine, String what) {
        write(engine + " " + what);
    }

    @Override
    public void close() {
        out.close();
    }
}
