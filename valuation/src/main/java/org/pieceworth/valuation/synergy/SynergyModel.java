package org.pieceworth.valuation.synergy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.ModelTitle;
import org.pieceworth.valuation.Scale;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;
import org.pieceworth.valuation.ValuationModel;

/// The synergy law: Zekk (2025), "A Non-Linear Synergy Model for Fairy Chess Piece Valuation".
///
/// By default with the centre of all equally good fits, and their range; or with the published parameters.
public final class SynergyModel implements ValuationModel {

    /// The name of a fitted value's range.
    public static final String RANGE = "range over equally good fits";

    private final boolean fitted;
    private final Supplier<Knowledge> source;
    private @Nullable Knowledge knowledge;

    /// Parameters, and the ranges behind them if they come from a fit.
    private record Knowledge(SynergyParameters parameters, Optional<SynergyRanges> ranges, boolean headings) {}

    private SynergyModel(boolean fitted, Supplier<Knowledge> source) {
        this.fitted = fitted;
        this.source = source;
    }

    /// The published parameters without change; no ranges.
    public static SynergyModel published() {
        return new SynergyModel(false, () -> new Knowledge(SynergyParameters.published(), Optional.empty(), false));
    }

    /// A model fitted to the published targets, on the first request for a value.
    public static SynergyModel fitted() {
        return fitted(SynergyTargets.published(), false, SynergyFitter.SLACK);
    }

    /// A model fitted to the user's own targets.
    ///
    /// @param headings whether forward, sideways and backward steps have separate parameters
    /// @param slack allowed excess of the largest error of an equally good fit, as a share
    public static SynergyModel fitted(SynergyTargets targets, boolean headings, double slack) {
        return new SynergyModel(true, () -> {
            SynergyFit fit =
                    isUsual(targets, headings, slack) ? UsualFit.FIT : SynergyFitter.exact(targets, headings, slack);
            return new Knowledge(fit.centre(), Optional.of(SynergyRanges.of(fit)), headings);
        });
    }

    private static boolean isUsual(SynergyTargets targets, boolean headings, double slack) {
        return !headings && slack == SynergyFitter.SLACK && targets.equals(SynergyTargets.published());
    }

    /// The fit to the published targets, shared since a server needs it often. Each model has its own ranges,
    /// since they start from their last result.
    private static final class UsualFit {
        private static final SynergyFit FIT =
                SynergyFitter.exact(SynergyTargets.published(), false, SynergyFitter.SLACK);
    }

    /// True for parameters from a fit, which gives ranges.
    public boolean isFitted() {
        return fitted;
    }

    @Override
    public ModelTitle title() {
        return new ModelTitle(
                "synergy", "Zekk (2025), A Non-Linear Synergy Model for Fairy Chess Piece Valuation", Scale.CENTIPAWN);
    }

    private synchronized Knowledge knowledge() {
        if (knowledge == null) {
            knowledge = source.get();
        }
        return knowledge;
    }

    @Override
    public Valuation valueOf(Movement movement, Board board) {
        if (!board.equals(RectangularBoard.CHESS)) {
            return Valuation.none("it ignores the board, and its targets are for 8x8");
        }
        if (!movement.straight()) {
            return Valuation.none("no target gives a value for rides that bend, moves of several legs or castling");
        }
        Knowledge known = knowledge();
        Decomposition piece = Decomposition.of(movement, known.headings());
        if (piece.steps().isEmpty()) {
            return Valuation.none("it has no moves that the law counts");
        }
        return known.ranges()
                .map(ranges -> ranged(piece, known.parameters(), ranges.value(movement)))
                .orElseGet(() -> plain(piece, known.parameters()));
    }

    /// The surplus of one army over another in all equally good fits; empty with the published parameters,
    /// and if the targets lack a part of a piece.
    public Optional<SynergyDifference> difference(List<Movement> army, List<Movement> other) {
        return knowledge().ranges().flatMap(ranges -> ranges.difference(army, other));
    }

    private static Valuation plain(Decomposition piece, SynergyParameters parameters) {
        OptionalDouble value = parameters.value(piece);
        if (value.isEmpty()) {
            return Valuation.none(piece.steps().keySet().stream()
                    .filter(part -> !parameters.values().containsKey(part))
                    .map(part -> "the published parameters have no value for "
                            + part.power().gerund() + " as " + part.betza())
                    .toList());
        }
        List<String> notes = new ArrayList<>(piece.notes());
        addPartsNote(piece, notes);
        return Valuation.of(value.getAsDouble(), steps(piece, parameters), notes);
    }

    private static Valuation ranged(Decomposition piece, SynergyParameters parameters, SynergyValue value) {
        if (value.value().isEmpty()) {
            return Valuation.none(value.notes());
        }
        List<String> notes = new ArrayList<>(value.notes());
        addPartsNote(piece, notes);
        switch (value.support()) {
            case OPEN ->
                notes.add("not determined by the targets: other equally good fits give any value in its range");
            case BETWEEN -> notes.add("not determined by the targets");
            case TARGETS, NONE -> {}
        }
        boolean whole = parameters.value(piece).isPresent();
        return new Valuation(
                value.value(),
                Optional.of(new Valuation.Range(
                        value.low().orElseThrow(), value.high().orElseThrow(), RANGE, value.determined())),
                whole ? steps(piece, parameters) : List.of(),
                notes);
    }

    private static void addPartsNote(Decomposition piece, List<String> notes) {
        boolean parts = piece.steps().entrySet().stream()
                .anyMatch(part ->
                        part.getValue() < part.getKey().steps() && part.getKey().heading() == Heading.ANY);
        if (parts) {
            notes.add("it has only some steps of a primitive; each counts as an equal share, forward or backward");
        }
    }

    private static List<Step> steps(Decomposition piece, SynergyParameters parameters) {
        List<Step> steps = new ArrayList<>();
        double moves = side(Power.MOVE, piece, parameters, steps);
        double captures = side(Power.CAPTURE, piece, parameters, steps);
        steps.add(join("value", "v(MoveSet)", moves, "v(CaptureSet)", captures, parameters.c()));
        return steps;
    }

    private static double side(Power power, Decomposition piece, SynergyParameters parameters, List<Step> steps) {
        double c = parameters.c();
        double joined = 0;
        String names = "";
        for (Map.Entry<Primitive, Integer> entry : piece.steps().entrySet()) {
            Primitive part = entry.getKey();
            if (part.power() == power) {
                double value = part(part, entry.getValue(), parameters, steps);
                if (names.isEmpty()) {
                    names = title(entry);
                    joined = value;
                } else {
                    Step step = join(names + " ⋆ " + part.betza(), names, joined, title(entry), value, c);
                    steps.add(step);
                    names = names + " ⋆ " + part.betza();
                    joined = step.value();
                }
            }
        }
        return joined;
    }

    private static String title(Map.Entry<Primitive, Integer> part) {
        int steps = part.getKey().steps();
        String name = part.getKey().name();
        return part.getValue() == steps ? name : part.getValue() + " of " + steps + " steps of " + name;
    }

    private static double part(Primitive part, int count, SynergyParameters parameters, List<Step> steps) {
        double c = parameters.c();
        double whole = parameters.values().getOrDefault(part, 0.0);
        steps.add(new Step(part.name(), "parameter", List.of(), whole));
        if (count == part.steps()) {
            return whole;
        }
        double share = (double) count / part.steps();
        double value = SynergyLaw.value(c, share * SynergyLaw.strength(c, whole));
        steps.add(new Step(
                title(Map.entry(part, count)),
                "star root: ((1 + c·v)^share − 1) / c",
                List.of(new Input("c", c), new Input("v", whole), new Input("share", share)),
                value));
        return value;
    }

    private static Step join(String name, String left, double a, String right, double b, double c) {
        return new Step(
                name,
                "a ⋆ b = a + b + c·a·b",
                List.of(new Input("a: " + left, a), new Input("b: " + right, b), new Input("c", c)),
                SynergyLaw.join(c, a, b));
    }
}
