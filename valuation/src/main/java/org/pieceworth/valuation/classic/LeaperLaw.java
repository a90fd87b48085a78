package org.pieceworth.valuation.classic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.ColourBinding;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ModelTitle;
import org.pieceworth.valuation.Scale;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;
import org.pieceworth.valuation.ValuationModel;

/// Muller's rule for short-range leapers on 8x8, found from games of his engine against itself: a piece with
/// N leaps of at most two king's steps has a value of 1.1·N·(30 + ⅝·N) centipawns. A third of a leap's value
/// is for quiet moves and two thirds are for captures.
public final class LeaperLaw implements ValuationModel {

    private static final int REACH = 2;
    private static final double LIFT = 1.1;
    private static final double EACH = 30;
    private static final double TOGETHER = 5 / 8.0;

    public LeaperLaw() {}

    private record Target(int dx, int dy) {}

    public static final class Entry implements ModelEntry {

        public Entry() {}

        @Override
        public String name() {
            return "leapers";
        }

        @Override
        public String meaning() {
            return "how many short leaps a piece has";
        }

        @Override
        public ValuationModel model(ModelSettings settings, GameContext game) {
            return new LeaperLaw();
        }
    }

    @Override
    public ModelTitle title() {
        return new ModelTitle("leapers", "Muller, law for short-range leapers", Scale.CENTIPAWN);
    }

    @Override
    public Valuation valueOf(Movement movement, Board board) {
        List<String> outside = outside(movement, board);
        if (!outside.isEmpty()) {
            return Valuation.none(outside);
        }
        int moves = targets(movement, false);
        int captures = targets(movement, true);
        double leaps = moves == captures ? moves : (moves + 2.0 * captures) / 3;
        List<Step> steps = new ArrayList<>();
        steps.add(new Step(
                "N",
                "moves / 3 + captures · 2/3",
                List.of(new Input("moves", moves), new Input("captures", captures)),
                leaps));
        steps.add(new Step(
                "value", "1.1·N·(30 + ⅝·N)", List.of(new Input("N", leaps)), LIFT * leaps * (EACH + TOGETHER * leaps)));
        return Valuation.of(steps.getLast().value(), steps, notes(movement, moves != captures));
    }

    private static int targets(Movement movement, boolean captures) {
        Set<Target> targets = new HashSet<>();
        for (Ray ray : movement.rays()) {
            if (captures ? ray.modality().capture() : ray.modality().quiet()) {
                targets.add(new Target(ray.dx(), ray.dy()));
            }
        }
        return targets.size();
    }

    private static List<String> outside(Movement movement, Board board) {
        List<String> reasons = new ArrayList<>();
        if (!board.equals(RectangularBoard.CHESS)) {
            reasons.add("the law is for 8x8");
        }
        if (movement.rays().isEmpty() && movement.straight()) {
            reasons.add("it has no moves");
        }
        if (movement.any(ray -> ray.initial() || ray.modality().enPassant())) {
            reasons.add("the law is for pieces that always move alike, not for pawns");
        } else if (!movement.straight() || !movement.rays().stream().allMatch(LeaperLaw::shortLeap)) {
            reasons.add(
                    "the law is for leaps of at most two king's steps: no rides, hops or lame leaps, nothing longer");
        }
        return reasons;
    }

    private static boolean shortLeap(Ray ray) {
        return ray.kind() == RayKind.LEAP && !ray.around() && Math.max(Math.abs(ray.dx()), Math.abs(ray.dy())) <= REACH;
    }

    private static List<String> notes(Movement movement, boolean divergent) {
        List<String> notes = new ArrayList<>();
        if (divergent) {
            notes.add("N counts a move a third and a capture two thirds");
        }
        SquareBoard board = RectangularBoard.CHESS;
        if (ColourBinding.colourBound(movement, board)) {
            notes.add("colour-bound, which the law does not take into account");
        }
        if (movement.any(ray -> !mirrored(movement, ray))) {
            notes.add("its forward and backward moves differ, which the law does not take into account");
        }
        return notes;
    }

    private static boolean mirrored(Movement movement, Ray ray) {
        return movement.any(other -> other.dx() == ray.dx()
                && other.dy() == -ray.dy()
                && other.modality().equals(ray.modality()));
    }
}
