package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.empirical.settings.Shrinking;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.validation.CrossValidation;
import org.pieceworth.stats.validation.HeldOut;
import org.pieceworth.stats.validation.PenaltySearch;
import org.pieceworth.terms.Feature;
import org.pieceworth.text.InputException;

/// Chooses the strength of shrinking values by phase of the game towards one value for all phases.
///
/// Few games have an extra piece while all others are still on the board, and a side that gave one up so
/// early had compensation for it. The line through the phases then ends below 0, which is true of these games
/// but useless for an engine. The strength is chosen on held-out games by the rule of one standard error.
final class PhaseShrinker {

    /// The strongest first, since a weak one may leave a phase undetermined.
    private static final double[] STRENGTHS = {
        1, 3e-1, 1e-1, 3e-2, 1e-2, 3e-3, 1e-3, 3e-4, 1e-4, 3e-5, 1e-5, 3e-6, 1e-6, 0
    };

    private static final int FOLDS = 5;

    private final FitDesign design;
    private final FitOptions plain;
    private final CrossValidation validation;
    private final List<int[]> phases;

    private PhaseShrinker(FitDesign design, FitSettings settings) {
        this.design = design;
        plain = settings.options();
        validation = new CrossValidation(FOLDS, settings.errors().resampling().seed());
        phases = design.phases();
    }

    /// The strength asked for, or the one that the games choose.
    ///
    /// @throws InputException when there is nothing to shrink, or nothing to choose by
    /// @throws FitException when the games do not determine the values
    static PhaseShrinkage of(FitDesign design, FitSettings settings) {
        if (design.features().stream().noneMatch(feature -> feature.phase().isPresent())) {
            throw InputException.about("shrink", "found no values by phase of the game; expected features with phase:K")
                    .with("features", "material,phase:2");
        }
        if (design.needsSmoothing()) {
            throw InputException.about(
                    "shrink", "values of squares are smoothed in their own way; leave one of them out");
        }
        return new PhaseShrinker(design, settings).found(settings.shrinking());
    }

    private PhaseShrinkage found(Shrinking asked) {
        return switch (asked) {
            case Shrinking.None() -> throw new IllegalArgumentException("no shrinking is requested");
            case Shrinking.Fixed(double strength) -> known(asked, strength, 0, false);
            case Shrinking.Best _ -> {
                PenaltySearch search = search();
                yield known(asked, search.strength(), search.strengths().length, false);
            }
            case Shrinking.Auto _ -> {
                PenaltySearch search = search();
                double near = search.strengths()[search.withinOneError()];
                double strength = loadable(near);
                yield known(asked, strength, search.strengths().length, strength > near);
            }
        };
    }

    /// Scores all strengths that can be fitted in cross-validation, provided that all games together determine a fit.
    private PenaltySearch search() {
        ClusteredRows games = design.clusters()
                .orElseThrow(() -> InputException.about(
                        "shrink", "the strength is chosen on held-out games, and there are only rows; give a number"));
        OutcomeRegression.fit(design.data(), options(STRENGTHS[0]), design.names(), FitTrace.NONE);
        List<HeldOut> scores = new ArrayList<>();
        try {
            for (double strength : STRENGTHS) {
                scores.add(score(games, strength));
            }
        } catch (FitException e) {
            if (scores.isEmpty()) {
                throw InputException.about(
                        "shrink", "no strength can be chosen on held-out games (" + e.text() + "); give a number");
            }
        }
        return PenaltySearch.of(Arrays.copyOf(STRENGTHS, scores.size()), scores);
    }

    private HeldOut score(ClusteredRows games, double strength) {
        return validation.score(design.data(), games, options(strength), design.names());
    }

    private FitOptions options(double strength) {
        return plain.withPenalty(plain.penalty().plus(Penalty.together(phases, strength)));
    }

    /// The least strength, from a given one on, that gives every piece a positive value in every phase; the
    /// strongest if none does.
    private double loadable(double least) {
        double found = least;
        for (int i = STRENGTHS.length - 1; i >= 0; i--) {
            if (STRENGTHS[i] >= least) {
                found = STRENGTHS[i];
                double[] theta = OutcomeRegression.fit(design.data(), options(found), design.names(), FitTrace.NONE)
                        .parameters();
                if (material().allMatch(column -> theta[column] > 0)) {
                    return found;
                }
            }
        }
        return found;
    }

    private IntStream material() {
        List<Feature> features = design.features();
        return IntStream.range(0, features.size())
                .filter(feature ->
                        design.isKnown(feature) && features.get(feature).isMaterial())
                .map(feature -> design.column()[feature]);
    }

    private PhaseShrinkage known(Shrinking asked, double strength, int tried, boolean raised) {
        return new PhaseShrinkage(
                asked,
                strength,
                tried,
                raised,
                design.clusters().flatMap(this::untapered),
                design.clusters().flatMap(games -> tried(games, 0)),
                design.clusters().flatMap(games -> tried(games, strength)));
    }

    private Optional<HeldOut> tried(ClusteredRows games, double strength) {
        try {
            return Optional.of(score(games, strength));
        } catch (FitException _) {
            return Optional.empty();
        }
    }

    /// Scores of a fit with one coefficient for all phases of a feature.
    private Optional<HeldOut> untapered(ClusteredRows games) {
        int[] sum = new int[design.names().length];
        boolean[] again = new boolean[sum.length];
        phases.forEach(set -> Arrays.stream(set).skip(1).forEach(column -> again[column] = true));
        for (int column = 1; column < sum.length; column++) {
            sum[column] = sum[column - 1] + (again[column] ? 0 : 1);
        }
        GroupedOutcomes whole = design.data().withSums(sum);
        String[] names = IntStream.range(0, sum.length)
                .filter(column -> !again[column])
                .mapToObj(column -> design.names()[column])
                .toArray(String[]::new);
        try {
            return Optional.of(validation.score(whole, games, plain, names));
        } catch (FitException _) {
            return Optional.empty();
        }
    }
}
