package org.pieceworth.empirical.fit;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.stats.errors.Informing;
import org.pieceworth.stats.errors.PenaltyPull;
import org.pieceworth.stats.regression.OutcomeFit;

/// Whether a value's errors hold: whether games enough tell it, and whether the ridge tells it instead.
final class FitEvidence {

    /// Below so many effective games no error is given.
    static final double FEWEST = 5;

    /// By how many of its standard errors the ridge may move a value before the error would hide more than it says.
    private static final double MOST_BIAS = 0.25;

    private final Optional<Informing> informing;
    private final double[] pull;
    private final ValueDoubt pullDoubt;
    private final double fewest;
    private final BitSet drawn = new BitSet();

    /// @param informing the games that tell each parameter; empty where games are not at hand
    /// @param stages the columns of stages that are drawn together; none where they are not
    FitEvidence(OutcomeFit fit, Optional<Informing> informing, int columns, List<int[]> stages) {
        this(fit, informing, columns, stages, FEWEST);
    }

    private FitEvidence(OutcomeFit fit, Optional<Informing> informing, int columns, List<int[]> stages, double fewest) {
        this.informing = informing;
        this.fewest = fewest;
        pull = stages.isEmpty() ? PenaltyPull.ridge(fit, columns) : PenaltyPull.all(fit, columns);
        pullDoubt = stages.isEmpty() ? new ValueDoubt.RidgeBias() : new ValueDoubt.StagesBias();
        stages.forEach(set -> IntStream.of(set).forEach(drawn::set));
    }

    /// Evidence of values whose errors are those of a model, and hold for few games as for many.
    static FitEvidence ofModel(OutcomeFit fit, Optional<Informing> informing, int columns) {
        return new FitEvidence(fit, informing, columns, List.of(), 0);
    }

    /// The value with its evidence, and without errors that would promise too much.
    ///
    /// @param slope how the value changes with each parameter
    /// @param fixed whether the value is the unit, which has no error
    FittedValue of(FittedValue value, int parameter, double[] slope, boolean fixed) {
        FittedValue known = informing
                .map(games -> value.toldBy(new Evidence(games.clusters()[parameter], games.effective()[parameter])))
                .orElse(value);
        Optional<ValueDoubt> problem =
                drawn.get(parameter) ? Optional.of(new ValueDoubt.StagesTogether()) : problem(known, slope, fixed);
        return problem.map(known::withoutErrors).orElse(known);
    }

    private Optional<ValueDoubt> problem(FittedValue value, double[] slope, boolean fixed) {
        Optional<Evidence> evidence = value.evidence();
        if (!fixed && evidence.isPresent() && evidence.get().effective() < fewest) {
            return Optional.of(new ValueDoubt.FewGames(evidence.get()));
        }
        double bias = 0;
        for (int i = 0; i < slope.length; i++) {
            bias += slope[i] * pull[i];
        }
        double error = value.standardError().orElse(Double.NaN);
        return !fixed && Math.abs(bias) > MOST_BIAS * error ? Optional.of(pullDoubt) : Optional.empty();
    }
}
