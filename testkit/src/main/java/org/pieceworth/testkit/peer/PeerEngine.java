package org.pieceworth.testkit.peer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An engine in a process of its own that has `go perft 1` and `d`, as Stockfish and its relatives have.
public final class PeerEngine implements AutoCloseable {

    private static final Pattern MOVE = Pattern.compile("(\\S+): 1");
    private static final Pattern SCORE = Pattern.compile(".* score (mate -?\\d+|cp -?\\d+) nodes (\\d+) .*");

    /// A search so deep has made the last move so often and no other one if the game is over then.
    private static final int DEPTH = 2;

    private final Process process;
    private final BufferedReader in;
    private final Writer out;
    private final Set<String> variants = new LinkedHashSet<>();
    private String name = "";

    private PeerEngine(Process process) {
        this.process = process;
        in = process.inputReader(StandardCharsets.UTF_8);
        out = process.outputWriter(StandardCharsets.UTF_8);
    }

    /// Starts an engine.
    ///
    /// @param variantFile a file for its option `VariantPath`; empty for none
    /// @throws UncheckedIOException when it cannot be started or ends
    public static PeerEngine start(String command, String variantFile) {
        try {
            PeerEngine engine = new PeerEngine(new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start());
            if (!variantFile.isEmpty()) {
                engine.set("VariantPath", variantFile);
            }
            engine.shakeHands();
            return engine;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void shakeHands() {
        for (String line : answers("uci", "uciok")) {
            if (line.startsWith("id name ")) {
                name = line.substring("id name ".length());
            } else if (line.startsWith("option name UCI_Variant ")) {
                String[] words = line.split(" var ");
                variants.addAll(List.of(words).subList(1, words.length));
            }
        }
    }

    /// Its name and version.
    public String name() {
        return name;
    }

    /// The variants that it plays.
    public Set<String> variants() {
        return variants;
    }

    /// Sets an option.
    public void set(String option, String value) {
        send("setoption name " + option + " value " + value);
        answers("isready", "readyok");
    }

    /// What it says of the position after moves.
    ///
    /// @param start `startpos`, or `fen` and a FEN
    public PeerPosition at(String start, List<String> moves) {
        send("position " + start + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves)));
        Set<String> legal = new TreeSet<>();
        for (String line : answers("go perft 1", "Nodes searched")) {
            Matcher move = MOVE.matcher(line);
            if (move.matches()) {
                legal.add(move.group(1));
            }
        }
        String fen = "";
        boolean inCheck = false;
        send("d");
        for (String line : answers("isready", "readyok")) {
            if (line.startsWith("Fen: ")) {
                fen = line.substring("Fen: ".length());
            } else if (line.startsWith("Checkers:")) {
                inCheck = !line.substring("Checkers:".length()).isBlank();
            }
        }
        return new PeerPosition(legal, fen, inCheck, moves.isEmpty() ? "" : end(start, moves));
    }

    /// How the game ends by the last move: that move's score, since `mate 0` in the position after it could be either
    /// side's; empty when there is something to search after it.
    public String end(String start, List<String> moves) {
        String score = "";
        List<String> before = moves.subList(0, moves.size() - 1);
        send("position " + start + (before.isEmpty() ? "" : " moves " + String.join(" ", before)));
        for (String line : answers("go depth " + DEPTH + " searchmoves " + moves.getLast(), "bestmove")) {
            Matcher found = SCORE.matcher(line);
            if (found.matches()) {
                score = Integer.parseInt(found.group(2)) == DEPTH ? found.group(1) : "";
            }
        }
        return score;
    }

    private List<String> answers(String command, String last) {
        send(command);
        try {
            List<String> lines = new ArrayList<>();
            while (true) {
                String line = in.readLine();
                if (line == null) {
                    throw new IOException("the engine ended after '" + command + "'");
                }
                lines.add(line);
                if (line.startsWith(last)) {
                    return lines;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void send(String command) {
        try {
            out.write(command + "\n");
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
