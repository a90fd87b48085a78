package org.pieceworth.valuation.classic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.CellBoard;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.movement.ColourBinding;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.stats.StopRequest;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelOption;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ModelTitle;
import org.pieceworth.valuation.Scale;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.universal.CellAttack;

/// Probabilities of giving check: Taylor (1876), "On the Relative Values of the Pieces in Chess". A piece and
/// the enemy's king are put on two different random squares: how probable is a check, and how probable is one
/// that the king cannot answer by taking the piece?
public final class CheckingModel implements ValuationModel {

    private static final Movement KING = Betza.parse("K").movement();
    private static final Movement HEX_KING = Betza.parse("K", Dialect.HEX).movement();

    private final boolean safe;

    /// A model that counts checks in one way.
    ///
    /// @param safe whether only checks count that the king cannot answer by taking, the source's values; else all
    public CheckingModel(boolean safe) {
        this.safe = safe;
    }

    @Override
    public ModelTitle title() {
        return new ModelTitle("checks", "Taylor (1876), On the Relative Values of the Pieces in Chess", Scale.OWN);
    }

    @Override
    public Valuation valueOf(Movement movement, Board board) {
        return switch (board) {
            case SquareBoard squares -> onSquares(movement, squares);
            case CellBoard cells -> onCells(movement, cells);
        };
    }

    private Valuation onSquares(Movement movement, SquareBoard board) {
        MoveTable piece = MoveTable.compile(movement, board);
        MoveTable king = MoveTable.compile(board instanceof HexagonalBoard ? HEX_KING : KING, board);
        long checks = 0;
        long near = 0;
        for (int square = 0; square < board.squares(); square++) {
            StopRequest.check();
            boolean[] beside = new boolean[board.squares()];
            for (int target : king.captureTargets(square)) {
                beside[target] = true;
            }
            for (int target : piece.captureTargets(square)) {
                checks++;
                near += beside[target] ? 1 : 0;
            }
        }
        return valuation(checks, near, board.cells(), hopsToCapture(movement), notes(movement, board));
    }

    private Valuation onCells(Movement movement, CellBoard board) {
        Optional<List<List<Integer>>> piece = CellAttack.attacked(movement, board);
        if (piece.isEmpty()) {
            return Valuation.none("on " + board.shape()
                    + " only whole W, F, N, R and B have a meaning, without directions, ranges and hops");
        }
        List<List<Integer>> king = CellAttack.attacked(KING, board).orElseThrow();
        long checks = 0;
        long near = 0;
        for (int cell = 0; cell < board.squares(); cell++) {
            checks += piece.get().get(cell).size();
            near += piece.get().get(cell).stream()
                    .filter(king.get(cell)::contains)
                    .count();
        }
        return valuation(checks, near, board.squares(), false, new ArrayList<>(CellAttack.readings(movement, board)));
    }

    /// @param hops whether it captures over hurdles
    private Valuation valuation(long checks, long near, long squares, boolean hops, List<String> notes) {
        if (checks == 0) {
            return Valuation.none(
                    hops
                            ? "it captures only over hurdles, and gives no check on an empty board"
                            : "it never gives check to a king on an empty board");
        }
        long placings = squares * (squares - 1);
        double all = (double) checks / placings;
        double kept = (double) (checks - near) / placings;
        notes.addFirst("check " + fraction(checks, placings) + ", safe check " + fraction(checks - near, placings)
                + (safe ? ": the safe ones are the value" : ": all of them are the value"));
        if (safe && checks == near) {
            return Valuation.none(List.of(notes.getFirst(), "a king next to it can always capture it"));
        }
        List<Step> steps = List.of(
                new Step(
                        "placings",
                        "n·(n − 1) ways to put piece and king on two of n squares",
                        List.of(new Input("n", squares)),
                        placings),
                new Step(
                        "check",
                        "squares attacked, from every square / placings",
                        List.of(new Input("attacked", checks), new Input("placings", placings)),
                        all),
                new Step(
                        "simultaneous check",
                        "those of them where the king is next to the piece / placings",
                        List.of(new Input("beside", near), new Input("placings", placings)),
                        (double) near / placings),
                new Step(
                        "safe check",
                        "check − simultaneous check",
                        List.of(new Input("check", all), new Input("simultaneous check", (double) near / placings)),
                        kept));
        return Valuation.of(safe ? kept : all, safe ? steps : ordered(steps), notes);
    }

    /// The value is last.
    private static List<Step> ordered(List<Step> steps) {
        return List.of(steps.get(0), steps.get(2), steps.get(3), steps.get(1));
    }

    private static List<String> notes(Movement movement, SquareBoard board) {
        List<String> notes = new ArrayList<>();
        if (movement.any(ray -> ray.initial() && ray.modality().capture())) {
            notes.add("its initial moves are not counted");
        }
        if (hopsToCapture(movement)) {
            notes.add("captures over hurdles are not counted: on an empty board there is nothing to hop over");
        }
        if (movement.compounds().stream().anyMatch(compound -> compound instanceof MultiLeg)) {
            notes.add(
                    "a move of several legs gives check where it could capture a lone king, on the way or at its end");
        }
        if (movement.any(ray ->
                !ray.initial() && ray.modality().quiet() != ray.modality().capture())) {
            notes.add("its captures differ from its moves, and only captures give check");
        }
        if (ColourBinding.colourBound(movement, board)) {
            notes.add("colour-bound, which a single check does not take into account");
        }
        return notes;
    }

    private static boolean hopsToCapture(Movement movement) {
        return movement.any(ray -> ray.modality().capture() && needsHurdle(ray.kind()));
    }

    private static boolean needsHurdle(RayKind kind) {
        return switch (kind) {
            case HOP, GRASSHOP, JUMP -> true;
            case LEAP, SLIDE, LAME, SKI -> false;
        };
    }

    private static String fraction(long number, long of) {
        BigInteger divisor = BigInteger.valueOf(number).gcd(BigInteger.valueOf(of));
        long by = Math.max(1, divisor.longValue());
        return number == 0 ? "0" : number / by + "/" + of / by;
    }

    /// The catalogue entry of the checking model.
    public static final class Entry implements ModelEntry {

        public static final ModelOption<Checks> CHECKS = new ModelOption.Choice<>(
                "checks",
                "WHICH",
                "checks: the value to use, of safe checks (default) or of all; both are shown",
                Checks.class,
                Checks.SAFE);

        public enum Checks {
            /// Checks that the king cannot answer by capturing.
            SAFE,
            /// All of them.
            ALL
        }

        public Entry() {}

        @Override
        public String name() {
            return "checks";
        }

        @Override
        public String meaning() {
            return "the probability of giving check to a king";
        }

        @Override
        public List<ModelOption<?>> options() {
            return List.of(CHECKS);
        }

        @Override
        public ValuationModel model(ModelSettings settings, GameContext game) {
            return new CheckingModel(settings.get(CHECKS) == Checks.SAFE);
        }

        @Override
        public String made(ModelSettings settings, GameContext game) {
            return settings.get(CHECKS) == Checks.SAFE ? "safe checks" : "all checks";
        }
    }
}
