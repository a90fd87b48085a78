package org.pieceworth.valuation.mobility;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.CellBoard;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.ColourBinding;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.valuation.ModelTitle;
import org.pieceworth.valuation.Scale;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;
import org.pieceworth.valuation.ValuationModel;

/// Mobility from one central square: Mosca and Haddad (2021), "A simple way to estimate the Piece Values in a
/// Game".
///
/// Squares count by their distance, directions count, and a colour-bound piece loses a third. The source
/// covers 8x8, e4, and pieces that capture as they move; everything else is computed in the same way and
/// noted.
public final class MobilityModel implements ValuationModel {

    private final MobilityFactors factors;
    private final MobilityPlace place;

    /// A model with its own weights.
    ///
    /// @param place square of the piece
    public MobilityModel(MobilityFactors factors, MobilityPlace place) {
        this.factors = factors;
        this.place = place;
    }

    /// The model with the published weights, on the central square.
    public static MobilityModel published() {
        return new MobilityModel(MobilityFactors.PUBLISHED, new MobilityPlace.Central());
    }

    @Override
    public ModelTitle title() {
        return new ModelTitle(
                "mobility",
                "Mosca and Haddad (2021), A simple way to estimate the Piece Values in a Game",
                Scale.CENTIPAWN);
    }

    /// The multipliers of the factors: squares at distances 1 to 4, directions, and whether the penalty for
    /// colour-bound pieces applies. Only for pieces that move as they capture, from one square.
    public Optional<FactorRow> row(Movement movement, SquareBoard board) {
        List<Integer> squares = place.squares(board);
        if (squares.size() != 1 || value(movement, board).value().isEmpty()) {
            return Optional.empty();
        }
        MoveTable table = MoveTable.compile(movement, board);
        int[] quiet = table.quietTargets(squares.getFirst());
        if (!Arrays.equals(quiet, table.captureTargets(squares.getFirst()))) {
            return Optional.empty();
        }
        MobilityCount count = MobilityCount.of(
                quiet, squares.getFirst(), board, factors.distance().size());
        return Optional.of(
                new FactorRow(count.byDistance(), count.directions(), ColourBinding.colourBound(movement, board)));
    }

    @Override
    public Valuation valueOf(Movement movement, Board board) {
        return switch (board) {
            case HexagonalBoard hexagons ->
                Valuation.none("its weights are for distances and directions on squares, not on " + hexagons.shape());
            case SquareBoard squares -> value(movement, squares);
            case CellBoard cells ->
                Valuation.none("its distances and directions are for squares, not for " + cells.shape());
        };
    }

    private Valuation value(Movement movement, SquareBoard board) {
        List<Integer> squares = place.squares(board);
        if (squares.isEmpty()) {
            return Valuation.none("the square to count from is not on " + board.shape());
        }
        if (movement.any(ray -> needsHurdle(ray.kind()))
                || movement.compounds().stream()
                        .anyMatch(compound -> compound instanceof BentRide ride && needsHurdle(ride.kind()))) {
            return Valuation.none("it hops, and the model counts the squares reached on an empty board");
        }
        MoveTable table = MoveTable.compile(movement, board);
        List<Valuation> each = squares.stream()
                .map(square -> value(movement, board, table, square))
                .toList();
        return each.size() == 1 ? each.getFirst() : mean(each, squares, board);
    }

    /// The mean over several squares; a square that nothing is reached from leaves no value.
    private static Valuation mean(List<Valuation> each, List<Integer> squares, SquareBoard board) {
        List<Step> steps = new ArrayList<>();
        List<Valuation.Input> inputs = new ArrayList<>();
        Set<String> notes = new LinkedHashSet<>();
        double sum = 0;
        for (int i = 0; i < each.size(); i++) {
            if (each.get(i).value().isEmpty()) {
                return each.get(i);
            }
            String from = board.name(squares.get(i));
            double value = each.get(i).value().getAsDouble();
            each.get(i)
                    .steps()
                    .forEach(step -> steps.add(
                            new Step("from " + from, step.name(), step.formula(), step.inputs(), step.value())));
            inputs.add(new Valuation.Input(from, value));
            notes.addAll(each.get(i).notes());
            sum += value;
        }
        steps.add(new Step("mean", "mean", "added up / squares", inputs, sum / each.size()));
        return Valuation.of(sum / each.size(), steps, List.copyOf(notes));
    }

    private Valuation value(Movement movement, SquareBoard board, MoveTable table, int from) {
        int[] quiet = table.quietTargets(from);
        int[] captures = table.captureTargets(from);
        if (quiet.length == 0 && captures.length == 0) {
            return Valuation.none("it reaches no square from " + board.name(from) + " that the model counts");
        }
        boolean bound = ColourBinding.colourBound(movement, board);
        MobilityCount moving =
                MobilityCount.of(quiet, from, board, factors.distance().size());
        List<String> notes = notes(movement, board, from);
        addReachNote(moving, "", notes);
        if (Arrays.equals(quiet, captures)) {
            List<Step> steps = MobilitySteps.of(moving, factors, bound, "");
            return Valuation.of(steps.getLast().value(), steps, notes);
        }
        MobilityCount taking =
                MobilityCount.of(captures, from, board, factors.distance().size());
        addReachNote(taking, " for captures", notes);
        return divergent(
                MobilitySteps.of(moving, factors, bound, "moves: "),
                MobilitySteps.of(taking, factors, bound, "captures: "),
                notes);
    }

    private static boolean needsHurdle(RayKind kind) {
        return switch (kind) {
            case HOP, GRASSHOP, JUMP -> true;
            case LEAP, SLIDE, LAME, SKI -> false;
        };
    }

    private static Valuation divergent(List<Step> moves, List<Step> captures, List<String> notes) {
        double move = moves.getLast().value();
        double capture = captures.getLast().value();
        List<Step> steps = new ArrayList<>(moves);
        steps.addAll(captures);
        steps.add(new Step(
                "final_value",
                "(moves + captures) / 2",
                List.of(new Valuation.Input("moves", move), new Valuation.Input("captures", capture)),
                (move + capture) / 2));
        notes.add("its captures differ from its moves, which the source does not cover: the mean of its moves ("
                + (long) move + ") and its captures (" + (long) capture + ")");
        return Valuation.of((move + capture) / 2, steps, notes);
    }

    private List<String> notes(Movement movement, SquareBoard board, int from) {
        List<String> notes = new ArrayList<>();
        String where = switch (place) {
            case MobilityPlace.Central _ ->
                board.equals(RectangularBoard.CHESS) ? "" : board.name(from) + " on " + board.shape();
            case MobilityPlace.Named _ -> board.name(from) + " on " + board.shape();
            case MobilityPlace.Mirrored _ -> "the centre of " + board.shape() + " and its mirror images in turn";
        };
        if (!where.isEmpty() && !where.equals("e4 on 8x8")) {
            notes.add("the source counts from e4 on 8x8; here counting is from " + where);
        }
        if (movement.any(ray -> ray.kind() == RayKind.LAME && !ray.initial())) {
            notes.add("lame leaps are counted as if their path were open");
        }
        if (movement.any(ray -> ray.initial())) {
            notes.add("its initial moves are not counted");
        }
        if (!movement.straight()) {
            notes.add("rides that bend and moves of several legs count by the squares that they reach, which the source"
                    + " does not cover; castling does not count");
        }
        if (movement.any(ray -> ray.around())) {
            notes.add("squares reached around the edge are measured across the board");
        }
        return notes;
    }

    private void addReachNote(MobilityCount count, String which, List<String> notes) {
        int classes = factors.distance().size();
        if (count.beyond() > 0) {
            notes.add(count.beyond() + " of its squares" + which + " are farther away than " + classes
                    + " and count as distance " + classes + ", where the source's factors end");
        }
    }

    /// The derivation of a mobility value: sections 3.3 to 3.6 of the source, column by column of its tables 3 and 4.
    private static final class MobilitySteps {

        private MobilitySteps() {}

        /// @param prefix put before each step's name, for pieces counted twice
        static List<Step> of(MobilityCount count, MobilityFactors factors, boolean colourBound, String prefix) {
            List<Step> steps = new ArrayList<>();
            double distances = 0;
            for (int i = 0; i < count.byDistance().size(); i++) {
                int number = count.byDistance().get(i);
                double factor = factors.distance().get(i);
                String name = "md" + (i + 1);
                distances += number * factor;
                steps.add(new Step(
                        prefix + name + "v",
                        name + " × " + name + "f",
                        List.of(new Input(name, number), new Input(name + "f", factor)),
                        number * factor));
            }
            double directions = count.directions() * factors.direction();
            steps.add(new Step(
                    prefix + "dirv",
                    "num_direction × direction_factor",
                    List.of(
                            new Input("num_direction", count.directions()),
                            new Input("direction_factor", factors.direction())),
                    directions));
            double penalty = colourBound ? Math.rint((distances + directions) / factors.colourBound()) : 0;
            steps.add(penaltyStep(prefix, distances, directions, penalty, factors, colourBound));
            steps.add(new Step(
                    prefix + "final_value",
                    "distance_mobility + direction_mobility − color_bound_penalty",
                    List.of(
                            new Input("distance_mobility", distances),
                            new Input("direction_mobility", directions),
                            new Input("color_bound_penalty", penalty)),
                    distances + directions - penalty));
            return steps;
        }

        private static Step penaltyStep(
                String prefix,
                double distances,
                double directions,
                double penalty,
                MobilityFactors factors,
                boolean colourBound) {
            return colourBound
                    ? new Step(
                            prefix + "penalty",
                            "(distance_mobility + direction_mobility) / cbf, rounded",
                            List.of(
                                    new Input("distance_mobility", distances),
                                    new Input("direction_mobility", directions),
                                    new Input("cbf", factors.colourBound())),
                            penalty)
                    : new Step(prefix + "penalty", "0: the piece reaches both colours", List.of(), 0);
        }
    }
}
