package org.pieceworth.bench.peer;

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
        send("setoption name " + option + " value " + value + "\n");
        answers("isready", "readyok");
    }

    /// A position that it is asked about.
    ///
    /// @param moves that lead to it
    /// @param next the move whose score is asked for; empty for none
    record Question(List<String> moves, String next) {}

    /// Its replies about positions. All are asked before the first answer is read, since waiting takes longer than
    /// answering; so they must fit into a pipe.
    ///
    /// @param start `startpos`, or `fen` and a FEN
    List<PeerPosition> at(String start, List<Question> questions) {
        StringBuilder text = new StringBuilder();
        for (Question question : questions) {
            text.append(position(start, question.moves)).append('\n');
            // The count waits for the end of the search; the next position, whose moves engines add to the nodes of a
            // search that goes on, would not.
            if (!question.next.isEmpty()) {
                text.append(search(question.next)).append('\n');
            }
            text.append("go perft 1\nd\nisready\n");
        }
        send(text.toString());
        return questions.stream().map(this::answer).toList();
    }

    private PeerPosition answer(Question question) {
        String score = question.next.isEmpty() ? "" : score();
        Set<String> legal = new TreeSet<>();
        String fen = "";
        boolean inCheck = false;
        // Engines count in a thread of their own, so that what `d` shows may come in between.
        for (String line : linesUntil(Set.of("Nodes searched", "readyok"))) {
            Matcher move = MOVE.matcher(line);
            if (move.matches()) {
                legal.add(move.group(1));
            } else if (line.startsWith("Fen: ")) {
                fen = line.substring("Fen: ".length());
            } else if (line.startsWith("Checkers:")) {
                inCheck = !line.substring("Checkers:".length()).isBlank();
            }
        }
        return new PeerPosition(legal, fen, inCheck, score);
    }

    /// The end of the game by the last move: that move's score, since `mate 0` in the position after it could be either
    /// side's; empty when there is something to search after it.
    String end(String start, List<String> moves) {
        send(position(start, moves.subList(0, moves.size() - 1)) + "\n" + search(moves.getLast()) + "\n");
        return score();
    }

    private static String position(String start, List<String> moves) {
        return "position " + start + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves));
    }

    private static String search(String move) {
        return "go depth " + DEPTH + " searchmoves " + move;
    }

    private String score() {
        String score = "";
        for (String line : linesUntil(Set.of("bestmove"))) {
            Matcher found = SCORE.matcher(line);
            if (found.matches()) {
                score = Integer.parseInt(found.group(2)) == DEPTH ? found.group(1) : "";
            }
        }
        return score;
    }

    private List<String> answers(String command, String last) {
        send(command + "\n");
        return linesUntil(Set.of(last));
    }

    /// Its lines until one has come that begins with each of the words.
    private List<String> linesUntil(Set<String> last) {
        try {
            List<String> lines = new ArrayList<>();
            Set<String> awaited = new LinkedHashSet<>(last);
            while (!awaited.isEmpty()) {
                String line = in.readLine();
                if (line == null) {
                    throw new IOException("the engine ended");
                }
                lines.add(line);
                awaited.removeIf(line::startsWith);
            }
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void send(String commands) {
        try {
            out.write(commands);
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
