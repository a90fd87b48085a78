package org.pieceworth.valuation.synergy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.valuation.synergy.SynergyValue.Support;

/// Values of any piece over all equally good fits. A ride that no target has, but whose step and longer ride some
/// target has, lies between the two. Not for several threads at once.
public final class SynergyRanges {

    private static final double TINY = 1e-9;

    private final SynergyFit fit;
    private final SynergyProblem problem;
    private final boolean headings;
    private final FreeDirections free;
    private final EquallyGood good;

    /// A part that no target has, between two that targets have.
    private record Between(Primitive part, Primitive shorter, Primitive longer) {}

    private SynergyRanges(SynergyFit fit) {
        this.fit = fit;
        headings = fit.optimum().values().keySet().stream().anyMatch(part -> part.heading() != Heading.ANY);
        problem = SynergyProblem.of(fit.targets(), headings);
        free = new FreeDirections(problem.rows(), problem.variables());
        good = new EquallyGood(
                problem, fit.constants(), SynergyFitter.limit(fit.targets(), fit.leastError(), fit.slack()));
    }

    public static SynergyRanges of(SynergyFit fit) {
        return new SynergyRanges(fit);
    }

    public SynergyValue value(Movement movement) {
        if (!movement.straight()) {
            return nothing(List.of("no target gives a value for rides that bend, moves of several legs or castling"));
        }
        Decomposition piece = Decomposition.of(movement, headings);
        List<Primitive> unknown = piece.steps().keySet().stream()
                .filter(part -> !problem.parameters().contains(part))
                .toList();
        List<Optional<Between>> between = unknown.stream().map(this::between).toList();
        List<String> notes = new ArrayList<>(piece.notes());
        String nothing = IntStream.range(0, unknown.size())
                .filter(i -> between.get(i).isEmpty())
                .mapToObj(i -> unknown.get(i).power().gerund() + " as "
                        + unknown.get(i).betza())
                .collect(Collectors.joining(" or "));
        if (!nothing.isEmpty()) {
            notes.add("no target gives a value for " + nothing);
        }
        if (between.stream().anyMatch(Optional::isEmpty)) {
            return nothing(notes);
        }
        return between.isEmpty()
                ? known(piece, notes)
                : partlyKnown(piece, between.stream().flatMap(Optional::stream).toList(), notes);
    }

    /// The surplus of one army over another in the fits, from an upper bound for all fits at the examined
    /// constants. Pieces in both cancel out, since every fit counts both armies. Empty if the targets lack a
    /// part of a piece, or leave the synergy constant open.
    public Optional<SynergyDifference> difference(List<Movement> army, List<Movement> other) {
        Map<Decomposition, Integer> counts = new LinkedHashMap<>();
        army.forEach(piece -> counts.merge(Decomposition.of(piece, headings), 1, Integer::sum));
        other.forEach(piece -> counts.merge(Decomposition.of(piece, headings), -1, Integer::sum));
        counts.values().removeIf(count -> count == 0);
        boolean straight = Stream.concat(army.stream(), other.stream()).allMatch(Movement::straight);
        boolean known = straight
                && counts.keySet().stream()
                        .allMatch(piece ->
                                problem.parameters().containsAll(piece.steps().keySet()));
        if (!known || fit.constantOpen()) {
            return Optional.empty();
        }
        if (counts.isEmpty()) {
            return Optional.of(new SynergyDifference(0, 0, 0));
        }
        double[][] pieces = counts.keySet().stream()
                .map(piece -> SynergyProblem.row(piece, problem.parameters()))
                .toArray(double[][]::new);
        double[] weights =
                counts.values().stream().mapToDouble(Integer::intValue).toArray();
        double value = counts.entrySet().stream()
                .mapToDouble(entry ->
                        entry.getValue() * fit.centre().value(entry.getKey()).orElseThrow())
                .sum();
        double high = greatest(pieces, weights);
        double low =
                -greatest(pieces, Arrays.stream(weights).map(weight -> -weight).toArray());
        return Optional.of(new SynergyDifference(value, Math.min(value, low), Math.max(value, high)));
    }

    private double greatest(double[][] pieces, double[] weights) {
        double limit = SynergyFitter.limit(fit.targets(), fit.leastError(), fit.slack());
        return new DifferenceSearch(new DifferenceBound(problem, limit, pieces, weights), fit.constants()).greatest();
    }

    /// The least and the greatest value of a parameter, in centipawns.
    ///
    /// @throws IllegalArgumentException when the targets do not have it
    public double[] range(Primitive parameter) {
        return good.values(row(parameter));
    }

    public boolean determined(Primitive parameter) {
        double[] row = row(parameter);
        return free.determine(row) && (!fit.constantOpen() || narrow(good.values(row)));
    }

    private double[] row(Primitive parameter) {
        return SynergyProblem.row(
                new Decomposition(Map.of(parameter, parameter.steps()), List.of()), problem.parameters());
    }

    private SynergyValue known(Decomposition piece, List<String> notes) {
        double[] row = SynergyProblem.row(piece, problem.parameters());
        double[] range = good.values(row);
        if (fit.constantOpen() && !narrow(range)) {
            List<String> reasons = new ArrayList<>(notes);
            reasons.add(String.format(
                    Locale.ROOT,
                    "the targets do not determine the synergy constant: any value from %.0f to %.0f fits equally well",
                    range[0],
                    range[1]));
            return nothing(reasons);
        }
        return new SynergyValue(
                fit.centre().value(piece),
                OptionalDouble.of(range[0]),
                OptionalDouble.of(range[1]),
                free.determine(row) ? Support.TARGETS : Support.OPEN,
                notes);
    }

    private static SynergyValue nothing(List<String> reasons) {
        return new SynergyValue(
                OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty(), Support.NONE, reasons);
    }

    /// With c open, a value is determined only if it is equal at every c, within the limit of a target.
    private boolean narrow(double[] range) {
        double limit = SynergyFitter.limit(fit.targets(), fit.leastError(), fit.slack());
        double widest = fit.targets().targets().stream()
                .mapToDouble(target -> limit * target.standardError().orElse(target.value()) / target.value())
                .max()
                .orElse(0);
        return range[1] / range[0] < (1 + 2 * widest) / Math.max(TINY, 1 - 2 * widest);
    }

    private SynergyValue partlyKnown(Decomposition piece, List<Between> between, List<String> notes) {
        List<Primitive> all = new ArrayList<>(problem.parameters());
        between.forEach(each -> all.add(each.part()));
        List<double[]> order = new ArrayList<>();
        for (Between each : between) {
            order.add(less(each.shorter(), each.part(), all));
            order.add(less(each.part(), each.longer(), all));
            String note = each.part().betza() + " is assumed to lie between "
                    + each.shorter().betza() + " and " + each.longer().betza() + ", and halfway for the value";
            if (!notes.contains(note)) {
                notes.add(note);
            }
        }
        double[] range =
                good.with(between.size(), order.toArray(double[][]::new)).values(SynergyProblem.row(piece, all));
        double value = halfway(piece, between);
        return new SynergyValue(
                OptionalDouble.of(Math.clamp(value, range[0], range[1])),
                OptionalDouble.of(range[0]),
                OptionalDouble.of(range[1]),
                Support.BETWEEN,
                notes);
    }

    /// A row that is 0 or less if the first part has at most the value of the second.
    private static double[] less(Primitive smaller, Primitive larger, List<Primitive> all) {
        double[] row = new double[all.size()];
        row[all.indexOf(smaller)] = 1;
        row[all.indexOf(larger)] = -1;
        return row;
    }

    private double halfway(Decomposition piece, List<Between> between) {
        double c = fit.centre().c();
        double strength = 0;
        for (var entry : piece.steps().entrySet()) {
            double share = (double) entry.getValue() / entry.getKey().steps();
            strength += share
                    * between.stream()
                            .filter(each -> each.part().equals(entry.getKey()))
                            .findFirst()
                            .map(each -> (strength(each.shorter()) + strength(each.longer())) / 2)
                            .orElseGet(() -> strength(entry.getKey()));
        }
        return SynergyLaw.value(c, strength);
    }

    private double strength(Primitive part) {
        return SynergyLaw.strength(fit.centre().c(), fit.centre().values().getOrDefault(part, 0.0));
    }

    private Optional<Between> between(Primitive part) {
        if (part.kind() != RayKind.SLIDE) {
            return Optional.empty();
        }
        Optional<Primitive> shorter = problem.parameters().stream()
                .filter(other -> sameLine(part, other) && reach(other) < reach(part))
                .max(Comparator.comparingInt(SynergyRanges::reach));
        Optional<Primitive> longer = problem.parameters().stream()
                .filter(other -> sameLine(part, other) && reach(other) > reach(part))
                .min(Comparator.comparingInt(SynergyRanges::reach));
        return shorter.flatMap(less -> longer.map(more -> new Between(part, less, more)));
    }

    private static boolean sameLine(Primitive part, Primitive other) {
        return other.kind() == part.kind()
                && other.small() == part.small()
                && other.large() == part.large()
                && other.power() == part.power()
                && other.heading() == part.heading();
    }

    private static int reach(Primitive part) {
        return part.max() == 0 ? Integer.MAX_VALUE : part.max();
    }
}
