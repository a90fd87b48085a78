package org.pieceworth.valuation.classic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.CellBoard;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.ColourBinding;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.text.InputException;
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

/// Mobility on a crowded board: Betza (1996), "About the Values of Chess Pieces". The squares reached by a
/// piece count by the probability of a free way, averaged over all its possible squares.
public final class CrowdedBoardModel implements ValuationModel {

    /// The source's probability of an empty square.
    public static final double PUBLISHED_CHANCE = 0.7;

    private final double empty;

    /// A model for boards as crowded as that.
    ///
    /// @param empty probability of an empty square, 0 to 1
    /// @throws IllegalArgumentException when it is not
    public CrowdedBoardModel(double empty) {
        if (!(empty >= 0 && empty <= 1)) {
            throw new IllegalArgumentException("a probability is from 0 to 1, not " + empty);
        }
        this.empty = empty;
    }

    @Override
    public ModelTitle title() {
        return new ModelTitle(
                "crowded", "Betza (1996), About the Values of Chess Pieces: crowded board mobility", Scale.OWN);
    }

    @Override
    public Valuation valueOf(Movement movement, Board board) {
        return switch (board) {
            case SquareBoard squares -> value(movement, squares);
            case CellBoard cells ->
                Valuation.none("it counts the squares between, and slides on " + cells.shape()
                        + " pass edges and corners by turns");
        };
    }

    private Valuation value(Movement movement, SquareBoard board) {
        if (movement.compounds().stream().anyMatch(compound -> compound instanceof MultiLeg && !compound.initial())) {
            return Valuation.none(
                    "the model does not count moves of several legs, and without them it would be another" + " piece");
        }
        CrowdedMobility reach = new CrowdedMobility(board, empty);
        double[] quiet = reach.sums(movement, false);
        double[] captures = reach.sums(movement, true);
        double both = DoubleStream.concat(DoubleStream.of(quiet), DoubleStream.of(captures))
                .sum();
        if (both == 0) {
            return Valuation.none(
                    movement.straight()
                            ? "it reaches no square that the model counts"
                            : "the model does not count " + String.join(", ", movement.beyondRays()));
        }
        List<String> notes = notes(movement, board, reach.twoWays());
        if (Arrays.equals(quiet, captures)) {
            List<Step> steps = steps(quiet, board, "");
            return Valuation.of(steps.getLast().value(), steps, notes);
        }
        return divergent(steps(quiet, board, "moves: "), steps(captures, board, "captures: "), notes);
    }

    private List<Step> steps(double[] sums, SquareBoard board, String prefix) {
        double total = DoubleStream.of(sums).sum();
        int centre = board.centre();
        return List.of(
                new Step(
                        prefix + "from " + board.name(centre),
                        "probability^(squares passed over), added over the squares reached",
                        List.of(new Input("chance of an empty square", empty)),
                        sums[centre]),
                new Step(
                        prefix + "crowded board mobility",
                        "the same from every square, added up / squares",
                        List.of(new Input("added up", total), new Input("squares", board.cells())),
                        total / board.cells()));
    }

    private static Valuation divergent(List<Step> moves, List<Step> captures, List<String> notes) {
        double move = moves.getLast().value();
        double capture = captures.getLast().value();
        List<Step> steps = new ArrayList<>(moves);
        steps.addAll(captures);
        steps.add(new Step(
                "mobility of both",
                "(moves + captures) / 2",
                List.of(new Input("moves", move), new Input("captures", capture)),
                (move + capture) / 2));
        notes.add("its captures differ from its moves: the mean of the mobility of both");
        return Valuation.of((move + capture) / 2, steps, notes);
    }

    private List<String> notes(Movement movement, SquareBoard board, boolean twoWays) {
        List<String> notes = new ArrayList<>();
        if (empty != PUBLISHED_CHANCE) {
            notes.add("with a probability of " + Math.round(1000 * empty) / 1000.0
                    + " of an empty square; the source has " + PUBLISHED_CHANCE);
        }
        boolean initialLegs = movement.compounds().stream()
                .anyMatch(compound -> compound.initial() && !(compound instanceof Castling));
        if (initialLegs || movement.any(ray -> ray.initial())) {
            notes.add("its initial moves are not counted");
        }
        if (movement.any(ray -> unlikeASlide(ray.kind()) && !ray.initial())) {
            notes.add(
                    "hops and lame leaps count by the probability that their path allows them, by the source's rule for rides");
        }
        if (movement.compounds().stream().anyMatch(Castling.class::isInstance)) {
            notes.add("castling is not counted");
        }
        if (twoWays) {
            notes.add("of two paths to a square the likelier counts");
        }
        if (ColourBinding.colourBound(movement, board)) {
            notes.add("colour-bound, which mobility does not take into account");
        }
        return notes;
    }

    private static boolean unlikeASlide(RayKind kind) {
        return switch (kind) {
            case LEAP, SLIDE -> false;
            case LAME, JUMP, SKI, HOP, GRASSHOP -> true;
        };
    }

    /// Crowded board mobility in the catalogue.
    public static final class Entry implements ModelEntry {

        /// The probability of an empty square; without a number, the share at the opening.
        public static final ModelOption<OptionalDouble> EMPTY = new ModelOption.Text<>(
                "empty",
                "CHANCE",
                "crowded: probability that a square is empty, 0 to 1 (default 0.7), or opening: as in the start position",
                Entry::chance,
                OptionalDouble.of(CrowdedBoardModel.PUBLISHED_CHANCE));

        public Entry() {}

        @Override
        public String name() {
            return "crowded";
        }

        @Override
        public String meaning() {
            return "the expected number of squares reached on a crowded board";
        }

        @Override
        public List<ModelOption<?>> options() {
            return List.of(EMPTY);
        }

        @Override
        public ValuationModel model(ModelSettings settings, GameContext game) {
            return new CrowdedBoardModel(empty(settings, game));
        }

        @Override
        public String made(ModelSettings settings, GameContext game) {
            return "probability " + empty(settings, game) + " of an empty square";
        }

        @Override
        public boolean gameMatters() {
            return true;
        }

        private static double empty(ModelSettings settings, GameContext game) {
            return settings.get(EMPTY).orElse(1 - game.density());
        }

        private static OptionalDouble chance(String typed) {
            if (typed.equals("opening")) {
                return OptionalDouble.empty();
            }
            try {
                double number = Double.parseDouble(typed);
                if (number >= 0 && number <= 1) {
                    return OptionalDouble.of(number);
                }
            } catch (NumberFormatException _) {
                // said below
            }
            throw InputException.about(
                    "empty", "found '" + typed + "', expected a probability from 0 to 1, or opening");
        }
    }
}
