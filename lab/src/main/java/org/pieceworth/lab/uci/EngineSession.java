package org.pieceworth.lab.uci;

import java.io.Serial;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Uci;

/// A conversation with an engine under test, line by line.
final class EngineSession implements AutoCloseable {

    private static final long MILLI = 1_000_000;
    private static final long GREETING_MILLIS = 10_000;
    private static final long READY_MILLIS = 10_000;

    /// Additional waiting time for a late answer, to report its delay.
    private static final long PATIENCE_MILLIS = 5_000;

    private static final long THINKING_MILLIS = 300;
    private static final long END_MILLIS = 2_000;
    private static final String VARIANT = "UCI_Variant";
    private static final String CHESS960 = "UCI_Chess960";
    private static final Pattern COUNTED = Pattern.compile("(\\S+): (\\d+)");
    private static final int LONGEST = 60;

    private final ExternalEngineCommand how;
    private UciProcess process;
    private List<ExternalEngineOption> options = List.of();
    private String name = "";
    private String author = "";
    private String variant = "";

    /// The engine does something else than expected.
    static final class Failed extends RuntimeException {

        @Serial
        private static final long serialVersionUID = 1L;

        private final EnginePoint.Verdict verdict;
        private final String why;

        private Failed(EnginePoint.Verdict verdict, String why) {
            super(why);
            this.verdict = verdict;
            this.why = why;
        }

        EnginePoint.Verdict verdict() {
            return verdict;
        }

        String why() {
            return why;
        }
    }

    static Failed failed(String why) {
        return new Failed(EnginePoint.Verdict.FAILED, why);
    }

    static Failed noted(String why) {
        return new Failed(EnginePoint.Verdict.NOTED, why);
    }

    /// A finished search.
    ///
    /// @param move its text
    /// @param millis duration of the search
    /// @param lines lines before the move
    record Answer(String move, long millis, List<String> lines) {}

    EngineSession(ExternalEngineCommand how) {
        this.how = how;
        process = UciProcess.start(how.command(), how.run());
    }

    /// The part of an engine's text shown in reports.
    static String shown(String text) {
        return text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
    }

    void send(String lines) {
        process.send(lines);
    }

    /// Says hello.
    String greet() {
        long begin = System.nanoTime();
        List<ExternalEngineOption> listed = new ArrayList<>();
        for (String line : process.answers("uci\n", "uciok", GREETING_MILLIS * MILLI)) {
            switch (UciLine.command(line)) {
                case "option" -> listed.add(ExternalEngineOption.parse(line));
                case "id" -> {
                    String which = UciLine.rest(line);
                    if (UciLine.command(which).equals("name")) {
                        name = UciLine.rest(which);
                    } else if (UciLine.command(which).equals("author")) {
                        author = UciLine.rest(which);
                    }
                }
                default -> {}
            }
        }
        options = List.copyOf(listed);
        long millis = (System.nanoTime() - begin) / MILLI;
        how.options().forEach((option, value) -> send("setoption name " + option + " value " + value + "\n"));
        return millis + " ms";
    }

    List<String> ready(String lines) {
        return process.answers(lines + "isready\n", "readyok", READY_MILLIS * MILLI);
    }

    /// After a failure.
    void restart() {
        process.kill();
        process = UciProcess.start(how.command(), how.run());
        variant = "";
        try {
            greet();
        } catch (UciFailure again) {
            // The next point shows it.
        }
    }

    List<ExternalEngineOption> options() {
        return options;
    }

    String name() {
        return name;
    }

    String author() {
        return author;
    }

    /// The variants that it lists; none if it plays only chess.
    List<String> variants() {
        return options.stream()
                .filter(option -> option.name().equals(VARIANT))
                .flatMap(option -> new TreeSet<>(option.choices()).stream())
                .toList();
    }

    private boolean has(String option) {
        return options.stream().anyMatch(each -> each.name().equals(option));
    }

    void setVariant(VariantRules rules) {
        String wanted = rules.variant().name();
        if (variant.equals(wanted)) {
            return;
        }
        if (has(VARIANT)) {
            if (!variants().contains(wanted)) {
                throw failed("does not list the variant " + wanted);
            }
            send("setoption name " + VARIANT + " value " + wanted + "\n");
        } else if (!rules.isChess()) {
            throw failed("plays only chess: it has no option " + VARIANT);
        }
        if (has(CHESS960)) {
            send("setoption name " + CHESS960 + " value " + rules.variant().chess960() + "\n");
        }
        ready("");
        variant = wanted;
    }

    static String position(Opening opening) {
        StringBuilder text = new StringBuilder(
                opening.fromVariantStart() ? "position startpos" : "position fen " + opening.startFen());
        Position position = opening.rules().position(opening.startFen());
        if (!opening.moves().isEmpty()) {
            text.append(" moves");
        }
        for (int move : opening.moves()) {
            text.append(' ').append(Uci.write(position, move, opening.chess960()));
            position.make(move);
        }
        return text.toString();
    }

    /// Has it search.
    ///
    /// @param millis the longest that it may take
    Answer search(String position, String go, long millis) {
        process.expect((millis + PATIENCE_MILLIS) * MILLI);
        ready(position + "\n");
        return answer(go, millis);
    }

    private Answer answer(String lines, long millis) {
        process.expect((millis + PATIENCE_MILLIS) * MILLI);
        long begin = System.nanoTime();
        send(lines + "\n");
        List<String> said = new ArrayList<>();
        while (true) {
            String line = process.line();
            if (UciLine.command(line).equals("bestmove")) {
                process.relax();
                long took = (System.nanoTime() - begin) / MILLI;
                if (took > millis) {
                    throw failed("answered after " + took + " ms, expected " + millis + " at most");
                }
                return new Answer(UciLine.command(UciLine.rest(line)), took, said);
            }
            process.keep(line, said);
        }
    }

    /// Has it think, and ends that.
    Answer stopped(String position, String go, String end, long millis) {
        ready(position + "\n");
        send(go + "\n");
        pause();
        boolean early =
                ready("").stream().anyMatch(line -> UciLine.command(line).equals("bestmove"));
        if (early) {
            throw failed("sent its bestmove before " + end);
        }
        return answer(end, millis);
    }

    private static void pause() {
        try {
            Thread.sleep(THINKING_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// Compares the moves of a position, if the engine counts them.
    ///
    /// @return false if it does not count
    boolean sameMoves(String sent, Position position, Map<String, Long> ours) {
        Map<String, Long> theirs = new HashMap<>();
        ready(sent + "\n");
        boolean counts = false;
        for (String line : ready("go perft 1\n")) {
            Matcher counted = COUNTED.matcher(UciLine.spaced(line));
            if (counted.matches()) {
                theirs.put(counted.group(1).replace(",", ""), 1L);
            }
            counts |= line.startsWith("Nodes searched");
        }
        if (!counts) {
            send("stop\n");
            return false;
        }
        for (String move : ours.keySet()) {
            if (!theirs.containsKey(move)) {
                throw failed(move + " is not among its moves in " + position.fen());
            }
        }
        for (String move : theirs.keySet()) {
            if (!ours.containsKey(move)) {
                throw failed(move + " is among its moves, and is not legal by Pieceworth's rules in " + position.fen());
            }
        }
        return true;
    }

    String quits() {
        ready("");
        send("quit\n");
        return ended("quit");
    }

    String endsWithInput() {
        restart();
        process.endInput();
        return ended("the end of its input");
    }

    private String ended(String after) {
        long begin = System.nanoTime();
        boolean gone = process.awaitEnd(END_MILLIS);
        long millis = (System.nanoTime() - begin) / MILLI;
        if (!gone) {
            process.kill();
            throw failed("still ran " + END_MILLIS + " ms after " + after);
        }
        return millis + " ms";
    }

    @Override
    public void close() {
        process.close();
    }
}
