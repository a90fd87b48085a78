package org.pieceworth.lab.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.Variants;

/// Checks whether an engine follows UCI (Kahlen and Meyer-Kahlen, "Description of the universal chess
/// interface", 2006) and the expectations of match runners. A failed point costs only that point: the engine
/// is started again for the next one.
public final class EngineCheck {

    private static final long RANDOM_SEED = 51;
    private static final int RANDOM_PLIES = 6;
    private static final int POSITIONS = 3;
    private static final long MARGIN_MILLIS = 200;
    private static final String NODES = "go nodes 100";
    private static final long STOP_MILLIS = 1000;

    private final EngineSession session;
    private final Optional<VariantRules> only;
    private final Consumer<EnginePoint> tested;
    private final List<EnginePoint> points = new ArrayList<>();

    /// A short search in a form that works with the engine: an error of one form is reported once, and not by
    /// each point that has to search.
    private String quick = NODES;

    private EngineCheck(EngineSession session, Optional<VariantRules> only, Consumer<EnginePoint> tested) {
        this.session = session;
        this.only = only;
        this.tested = tested;
    }

    /// Checks an engine.
    ///
    /// @param how its command
    /// @param only the variant to check; all that the engine lists if empty
    /// @param tested receives each point as soon as it is tested
    /// @throws org.pieceworth.text.InputException when it cannot be run
    public static List<EnginePoint> of(
            ExternalEngineCommand how, Optional<VariantRules> only, Consumer<EnginePoint> tested) {
        try (EngineSession session = new EngineSession(how)) {
            EngineCheck check = new EngineCheck(session, only, tested);
            check.all();
            return List.copyOf(check.points);
        }
    }

    private void all() {
        point("uci", "answers uciok within ten seconds", this::greeting);
        if (points.getFirst().verdict() == EnginePoint.Verdict.FAILED) {
            return;
        }
        point("id", "says its name and author", this::identity);
        point("options", "lists options that can be read", this::listing);
        point("isready", "answers readyok, also twice", () -> {
            session.ready("");
            session.ready("");
            return "";
        });
        point("setoption", "takes the defaults that it lists", this::defaults);
        point("go depth", "answers a search to a depth", () -> legal("position startpos", "go depth 2", 10_000));
        point(
                "go nodes",
                "answers a search of some positions",
                () -> legal("position startpos", "go nodes 500", 10_000));
        point(
                "go movetime",
                "keeps 100 ms, give or take 200",
                () -> legal("position startpos", "go movetime 100", 100 + MARGIN_MILLIS));
        quick = quickest();
        point("unknown words", "ignores unknown words", this::unknown);
        point(
                "white space",
                "reads blanks and tabs between words",
                () -> legal("position \t startpos", quick.replace(" ", " \t "), 5000));
        point(
                "clock",
                "answers with 1 s and 10 ms per move left",
                () -> legal("position startpos", "go wtime 1000 btime 1000 winc 10 binc 10", 1000));
        point(
                "moves to go",
                "answers with one move to go in 200 ms",
                () -> legal("position startpos", "go wtime 200 btime 200 movestogo 1", 200 + MARGIN_MILLIS));
        point("info", "reports scores as cp or mate, and a playable line", this::info);
        point("searchmoves", "chooses among the moves that it is given", this::chosen);
        point(
                "go infinite",
                "thinks until it is stopped, and answers isready meanwhile",
                () -> infinite("go infinite", "stop"));
        if (session.options().stream().anyMatch(option -> option.name().equalsIgnoreCase("Ponder"))) {
            point("ponder", "waits for ponderhit", () -> infinite("go ponder wtime 300 btime 300", "ponderhit"));
        }
        point("finished game", "answers bestmove (none) or 0000 where there is no move", this::finished);
        point("many moves", "takes a game of 300 moves", this::longGame);
        point("new game", "forgets a game at ucinewgame", () -> {
            session.ready("ucinewgame\n");
            return legal("position startpos", quick, 10_000);
        });
        variants();
        point("quit", "ends within two seconds of quit", session::quits);
        point("end of input", "ends when its input does", session::endsWithInput);
    }

    /// @param test returns a remark on a passed point; throws if it failed
    private void point(String name, String what, Supplier<String> test) {
        try {
            add(new EnginePoint(name, what, EnginePoint.Verdict.PASSED, test.get()));
        } catch (EngineSession.Failed failed) {
            add(new EnginePoint(name, what, failed.verdict(), failed.why()));
        } catch (UciFailure failure) {
            add(new EnginePoint(name, what, EnginePoint.Verdict.FAILED, failure.detail()));
            session.restart();
        }
    }

    private void add(EnginePoint point) {
        points.add(point);
        tested.accept(point);
    }

    private String quickest() {
        if (isPassed("go nodes")) {
            return NODES;
        }
        return isPassed("go depth") ? "go depth 1" : isPassed("go movetime") ? "go movetime 50" : NODES;
    }

    private boolean isPassed(String name) {
        return points.stream()
                .anyMatch(point -> point.name().equals(name) && point.verdict() == EnginePoint.Verdict.PASSED);
    }

    private String greeting() {
        try {
            return session.greet();
        } catch (UciFailure failure) {
            if (failure.kind() == UciFailure.Kind.HUNG) {
                throw EngineSession.failed("no uciok came; engines with only xboard's protocol send none");
            }
            throw failure;
        }
    }

    private String identity() {
        if (session.name().isEmpty() || session.author().isEmpty()) {
            throw EngineSession.noted("expected the lines 'id name' and 'id author', found no "
                    + (session.name().isEmpty() ? "name" : "author"));
        }
        return session.name();
    }

    private String listing() {
        List<String> errors = EngineOptionErrors.of(session.options());
        if (!errors.isEmpty()) {
            throw EngineSession.failed(String.join("; ", errors.subList(0, Math.min(3, errors.size()))));
        }
        List<String> missing = new ArrayList<>();
        for (String usual : List.of("Hash", "Threads")) {
            if (session.options().stream().noneMatch(option -> option.name().equalsIgnoreCase(usual))) {
                missing.add(usual);
            }
        }
        if (!missing.isEmpty()) {
            throw EngineSession.noted("lists no " + String.join(" and no ", missing) + ", which runners set");
        }
        return session.options().size() + " options";
    }

    private String defaults() {
        int set = 0;
        for (ExternalEngineOption option : session.options()) {
            boolean plain = option.type().equals("spin")
                    || option.type().equals("check")
                    || option.type().equals("combo");
            if (plain && !option.usual().isEmpty()) {
                session.send("setoption name " + option.name() + " value " + option.usual() + "\n");
                set++;
            }
        }
        session.ready("");
        return set + " set";
    }

    private String unknown() {
        session.ready("joho\nsetoption name No Such Option value 1\nregister later\n\n");
        return legal("position startpos", quick, 10_000);
    }

    private VariantRules main() {
        return only.orElseGet(() -> VariantRules.of(Variants.open("chess").variant()));
    }

    /// Searches from the start, and checks the move.
    private String legal(String position, String go, long millis) {
        session.setVariant(main());
        EngineSession.Answer answer = session.search(position, go, millis);
        requireLegal(Opening.start(main()), answer.move());
        return answer.millis() + " ms";
    }

    private static void requireLegal(Opening opening, String move) {
        if (Uci.read(opening.position(), move) == Move.NONE) {
            throw EngineSession.failed("bestmove " + EngineSession.shown(move) + " is no legal move in "
                    + opening.position().fen());
        }
    }

    private String info() {
        session.setVariant(main());
        EngineSession.Answer answer = session.search("position startpos", "go depth 4", 20_000);
        boolean scored = false;
        for (String line : answer.lines()) {
            List<String> words = List.of(UciLine.spaced(line).split(" "));
            if (!words.getFirst().equals("info") || words.contains("string")) {
                continue;
            }
            int score = words.indexOf("score");
            if (score > 0) {
                boolean whole = words.size() > score + 2
                        && (words.get(score + 1).equals("cp")
                                || words.get(score + 1).equals("mate"))
                        && words.get(score + 2).matches("[+-]?\\d+");
                if (!whole) {
                    throw EngineSession.failed(
                            "expected 'score cp N' or 'score mate N', found '" + EngineSession.shown(line) + "'");
                }
                scored = true;
            }
            int line1 = words.indexOf("pv");
            if (line1 > 0
                    && words.size() > line1 + 1
                    && Uci.read(Opening.start(main()).position(), words.get(line1 + 1)) == Move.NONE) {
                throw EngineSession.failed(
                        "its line begins with " + EngineSession.shown(words.get(line1 + 1)) + ", no legal move");
            }
        }
        if (!scored) {
            throw EngineSession.noted("reports no score, so that games cannot be adjudicated by it");
        }
        return "";
    }

    private String chosen() {
        session.setVariant(main());
        var position = Opening.start(main()).position();
        int[] moves = position.legalMoves();
        String wanted =
                Uci.write(position, moves[moves.length - 1], main().variant().chess960());
        EngineSession.Answer answer = session.search("position startpos", quick + " searchmoves " + wanted, 10_000);
        if (!answer.move().equals(wanted)) {
            throw EngineSession.noted("with searchmoves " + wanted + " it chose " + EngineSession.shown(answer.move()));
        }
        return "";
    }

    private String infinite(String go, String end) {
        session.setVariant(main());
        EngineSession.Answer answer = session.stopped("position startpos", go, end, STOP_MILLIS);
        requireLegal(Opening.start(main()), answer.move());
        return answer.millis() + " ms after " + end;
    }

    private String finished() {
        if (only.filter(rules -> !rules.isChess()).isPresent()) {
            return "not tried: only for chess";
        }
        session.setVariant(main());
        String mate = "position fen 7k/5QQ1/8/8/8/8/8/K7 b - - 0 1";
        EngineSession.Answer answer = session.search(mate, quick, 10_000);
        if (!List.of("(none)", "0000", "none", "NULL", "").contains(answer.move())) {
            throw EngineSession.failed(
                    "the side to move is mated, and it answers bestmove " + EngineSession.shown(answer.move()));
        }
        return "";
    }

    private String longGame() {
        VariantRules rules = main();
        if (!rules.isChess()) {
            return "not tried: only for chess";
        }
        session.setVariant(rules);
        String moves = " g1f3 g8f6 f3g1 f6g8".repeat(75);
        EngineSession.Answer answer = session.search("position startpos moves" + moves, quick, 10_000);
        requireLegal(Opening.start(rules), answer.move());
        return "";
    }

    private void variants() {
        List<String> listed = session.variants();
        if (only.isPresent()) {
            variant(only.get());
            return;
        }
        Variants shipped = Variants.shipped();
        for (String name : listed.isEmpty() ? List.of("chess") : listed) {
            if (shipped.nameOf(name).filter(name::equals).isPresent()) {
                variant(VariantRules.of(Variants.open(name).variant()));
            }
        }
    }

    private void variant(VariantRules rules) {
        String name = rules.variant().name();
        point("variant " + name, "moves are those of Pieceworth's rules", () -> {
            session.ready("ucinewgame\n");
            session.setVariant(rules);
            Openings openings = Openings.of(rules, RANDOM_SEED, RANDOM_PLIES, false);
            boolean counts = false;
            for (int k = 0; k < POSITIONS; k++) {
                Opening opening = k == 0 ? Opening.start(rules) : openings.opening(k);
                var position = opening.position();
                String sent = EngineSession.position(opening);
                counts |= session.sameMoves(
                        sent,
                        position,
                        Perft.divide(position, 1, rules.variant().chess960()));
                requireLegal(opening, session.search(sent, quick, 10_000).move());
            }
            return POSITIONS + " positions" + (counts ? ", moves counted" : "");
        });
    }
}
