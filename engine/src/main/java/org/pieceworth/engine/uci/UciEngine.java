package org.pieceworth.engine.uci;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.text.InputException;

/// The engine for any GUI or match runner that speaks UCI.
///
/// Commands that are wrong are answered by an `info string` and change nothing. Commands that need the engine for
/// themselves end a running search; those after `go perft` wait for its counts, as scripts expect.
public final class UciEngine {

    private static final String COMMANDS =
            "uci, isready, ucinewgame, setoption, position, go, stop, ponderhit, d, eval" + " or quit";

    private static final String STOP = "stop";
    private static final String QUIT = "quit";

    /// If the input ends within this time after `quit`, it was a script.
    private static final long MOMENT_MILLIS = 100;

    private final UciSettings settings;
    private final UciOutput out;
    private final UciSession session;
    private final UciSearchThread worker;
    private Optional<UciSearch> search = Optional.empty();
    private List<String> picture = List.of();
    private boolean counting;

    /// True after a position was refused: the board then shows another one.
    private boolean refused;
    private Runnable over = () -> {};

    /// Commands that wait until positions are counted.
    private final Queue<String> waiting = new ArrayDeque<>();

    /// @param out receives the answers, whole lines at a time
    /// @throws InputException when the settings name values or a file of variants that cannot be read
    public UciEngine(UciSettings settings, UciValues values, PrintStream out) {
        this.settings = settings;
        this.out = new UciOutput(out);
        session = new UciSession(settings, values, this.out);
        worker = new UciSearchThread(this.out);
    }

    /// Obeys commands until `quit` or the end of the input; a search that is running then still answers.
    ///
    /// At the end of the input, and at a `quit` right before it, pending counts are finished first, and then
    /// the commands waiting for them are obeyed.
    public void run(InputStream in) {
        UciLines lines = UciLines.of(in);
        over = lines::over;
        boolean on = true;
        while (on) {
            on = switch (lines.next()) {
                case UciLines.Event.Line(String text) -> heard(text, lines);
                case UciLines.Event.Over() -> resumed();
                case UciLines.Event.End() -> finished();
            };
        }
        worker.stop();
    }

    /// @return whether to go on
    private boolean heard(String line, UciLines lines) {
        if (!counting && waiting.isEmpty()) {
            return obeyed(line);
        }
        if (command(line).equals(QUIT)) {
            return lines.ends(MOMENT_MILLIS) && finished();
        }
        if (!command(line).equals(STOP)) {
            waiting.add(line);
            return true;
        }
        if (!waiting.isEmpty()) {
            // The waiting commands are also stopped once begun.
            waiting.add(line);
        }
        return obeyed(line);
    }

    private static String command(String line) {
        List<String> words = UciWords.of(line);
        return words.isEmpty() ? "" : UciWords.lower(words.getFirst());
    }

    /// Obeys the waiting commands up to the next count, and a `stop` of that count.
    private boolean resumed() {
        worker.await();
        counting = false;
        boolean on = true;
        while (on
                && !waiting.isEmpty()
                && (!counting || command(waiting.element()).equals(STOP))) {
            on = obeyed(waiting.remove());
        }
        return on;
    }

    /// Finishes counts and the commands waiting for them.
    ///
    /// @return false, since nothing comes after
    private boolean finished() {
        boolean on = true;
        while (on && (counting || !waiting.isEmpty())) {
            on = resumed();
        }
        return false;
    }

    /// @return whether to go on
    private boolean obeyed(String line) {
        List<String> words = UciWords.of(line);
        if (words.isEmpty()) {
            return true;
        }
        try {
            return obey(UciWords.lower(words.getFirst()), words.subList(1, words.size()), line);
        } catch (InputException e) {
            out.info(String.valueOf(e.getMessage()));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            out.info("the command failed, which is a bug of the engine: " + e);
        }
        return true;
    }

    private boolean obey(String command, List<String> words, String line) {
        switch (command) {
            case "uci" -> introduce();
            case "isready" -> ready();
            case "ucinewgame" -> alone(session::newGame);
            case "setoption" -> alone(() -> setOption(line));
            case "position" -> alone(() -> position(words));
            case "go" -> alone(() -> go(words));
            case STOP -> worker.stop();
            case "ponderhit" -> ponderHit();
            case "d" ->
                out.lines(
                        worker.isBusy()
                                ? picture
                                : UciBoard.lines(session.game().position(), session.kingTakesRook()));
            case "eval" -> alone(this::evaluate);
            case "debug", "register" -> {}
            case QUIT -> {
                return false;
            }
            default -> out.info("unknown command " + UciWords.shown(line.strip()) + "; expected " + COMMANDS);
        }
        return true;
    }

    /// Runs a command that needs engine and position for itself, after ending a running search.
    private void alone(Runnable command) {
        if (worker.stop()) {
            session.repair();
        }
        command.run();
    }

    private void introduce() {
        List<String> lines = new ArrayList<>(List.of("id name " + settings.name(), "id author " + settings.author()));
        lines.add("");
        lines.addAll(session.options());
        lines.add("uciok");
        out.lines(lines);
    }

    /// Makes the engine, so that the first search begins at once.
    private void ready() {
        if (!worker.isBusy()) {
            try {
                session.engine();
            } catch (RuntimeException | OutOfMemoryError e) {
                out.info("the engine cannot be created: " + e);
            }
        }
        out.line("readyok");
    }

    private void setOption(String line) {
        UciAssignment assignment = UciAssignment.parse(line);
        UciOption option = UciOption.of(assignment.name())
                .orElseThrow(() -> new InputException(
                        "setoption: there is no option " + UciWords.shown(assignment.name()) + "; `uci` lists all"));
        session.set(option, assignment.value());
        refused &= option != UciOption.VARIANT;
    }

    private void position(List<String> words) {
        refused = true;
        int moves = words.stream().map(UciWords::lower).toList().indexOf("moves");
        List<String> set = moves < 0 ? words : words.subList(0, moves);
        List<String> played = moves < 0 ? List.of() : words.subList(moves + 1, words.size());
        String kind = set.isEmpty() ? "" : UciWords.lower(set.getFirst());
        if (kind.equals("startpos") && set.size() == 1) {
            session.position(Optional.empty(), played);
        } else if (kind.equals("fen") && set.size() > 1) {
            session.position(Optional.of(String.join(" ", set.subList(1, set.size()))), played);
        } else {
            throw new InputException("position: found " + UciWords.shown(String.join(" ", set))
                    + ", expected startpos or fen and a FEN, then optionally moves; the previous position remains");
        }
        refused = false;
    }

    /// Obeys the words it understands. If there are none, the search is short, so that a waiting client
    /// receives a move. After a refused position there is no search.
    private void go(List<String> words) {
        UciGo go = UciGo.parse(words);
        boolean counts = words.stream().map(UciWords::lower).anyMatch(UciGo.PERFT::equals);
        if (refused) {
            out.info("no search: the last position was refused; expected another position first");
            if (!counts) {
                out.line("bestmove " + UciSearch.NOTHING);
            }
        } else if (counts && go.perft() == 0) {
            go.errors().forEach(out::info);
        } else if (go.isNonsense()) {
            brief(String.join("; ", go.errors()));
        } else {
            go.errors().forEach(out::info);
            if (go.lacksLimit(session.game().position().sideToMove())) {
                out.info("go: found no limit for the side to move; a short search answers");
            }
            begin(go);
        }
    }

    private void begin(UciGo go) {
        try {
            go(go);
        } catch (InputException e) {
            brief(String.valueOf(e.getMessage()));
        }
    }

    private void brief(String fault) {
        out.info(fault + "; a short search answers");
        out.lines(search(UciGo.parse(List.of())).briefAnswer());
    }

    private UciSearch search(UciGo go) {
        return new UciSearch(
                session.engine(), session.game().position(), go, session.multiPv(), session.kingTakesRook(), out);
    }

    private void go(UciGo go) {
        VariantPosition position = session.game().position();
        boolean castling = session.kingTakesRook();
        picture = UciBoard.lines(position, castling);
        if (go.perft() > 0) {
            UciPerft perft = new UciPerft(position, castling, out);
            counting = true;
            worker.start(() -> perft.run(go.perft()), perft::stop, List.of(), over);
            return;
        }
        UciSearch begun = search(go);
        worker.start(begun::run, begun::stop, begun.plainAnswer(), () -> {});
        search = Optional.of(begun);
    }

    private void ponderHit() {
        if (search.filter(UciSearch::ponderHit).isEmpty()) {
            out.info("ponderhit: no pondering search is running");
        }
    }

    private void evaluate() {
        int score = session.engine().evaluate(session.game().position());
        out.info("evaluation cp " + score + " for the side to move, without search");
    }
}
