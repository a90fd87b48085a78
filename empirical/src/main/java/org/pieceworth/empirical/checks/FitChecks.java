package org.pieceworth.empirical.checks;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.empirical.fit.FitDesign;
import org.pieceworth.empirical.fit.FitProblems;
import org.pieceworth.empirical.fit.FitScale;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.Influence;
import org.pieceworth.stats.errors.ResultCounts;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.validation.CrossValidation;
import org.pieceworth.stats.validation.DirectionComparison;
import org.pieceworth.stats.validation.DrawModelComparison;
import org.pieceworth.stats.validation.HeldOut;
import org.pieceworth.text.InputException;

/// Checks of a fit: predictions for held-out games, comparison of the draw models, and influential games.
public final class FitChecks {

    private final PieceValueFit fit;
    private final FitDesign design;
    private final ClusteredRows games;

    /// Checks of a fit.
    ///
    /// @throws InputException when only rows are at hand and not their games
    public FitChecks(PieceValueFit fit) {
        this.fit = fit;
        design = fit.design();
        games = design.clusters()
                .orElseThrow(() ->
                        new InputException("held-out games and influence need the games, and there are only rows"));
    }

    /// Log-loss and Brier score on held-out games.
    ///
    /// @param folds number of parts for cross-validation
    public HeldOut heldOut(int folds, long seed) {
        try {
            CrossValidation deal = new CrossValidation(folds, seed);
            return deal.score(design.data(), games, fit.fit().options(), design.names())
                    .withParts(folds, deal::fold)
                    .by(ResultCounts.of(fit.fit().options(), games));
        } catch (FitException e) {
            throw FitProblems.asInput("held-out games cannot be predicted, since in the other games", e);
        }
    }

    /// Compares the three draw models on the same games.
    ///
    /// @param folds number of parts for cross-validation
    public DrawModelComparison drawModels(int folds, long seed) {
        FitDesign all = withDraws();
        try {
            ClusteredRows clusters = all.clusters().orElseThrow();
            return DrawModelComparison.of(
                            all.data(), clusters, fit.fit().options(), new CrossValidation(folds, seed), all.names())
                    .by(ResultCounts.of(fit.fit().options().withDraws(DrawModel.ORDERED), clusters));
        } catch (FitException e) {
            // All ways are compared with each other, so none has a fallback.
            throw new InputException(
                    "ways of counting draws cannot be compared on held-out games: in the other games " + e.text());
        }
    }

    /// Compares given values with the fit's on the same games.
    ///
    /// @param folds number of parts for cross-validation
    public ValuesComparison values(List<GivenValues> given, int folds, long seed) {
        FitDesign all = withDraws();
        FitOptions options = fit.fit().options();
        List<double[]> directions = given.stream()
                .map(values -> Arrays.stream(all.names())
                        .mapToDouble(name -> values.worths().getOrDefault(name, 0.0))
                        .toArray())
                .toList();
        for (int i = 0; i < directions.size(); i++) {
            if (Arrays.stream(directions.get(i)).allMatch(value -> value == 0)) {
                throw new InputException("values '" + given.get(i).name() + "': found none that is not 0 for "
                        + String.join(" ", all.names()) + ", the features of this fit; expected one at least");
            }
        }
        try {
            ClusteredRows clusters = all.clusters().orElseThrow();
            DirectionComparison scores = DirectionComparison.of(
                    all.data(), clusters, directions, options, new CrossValidation(folds, seed), all.names());
            return ValuesComparison.of(
                    given, scores.by(ResultCounts.of(options.withDraws(DrawModel.ORDERED), clusters)));
        } catch (FitException e) {
            throw new InputException("values cannot be compared on held-out games: in the other games " + e.text());
        }
    }

    /// The rows with those of drawn games.
    private FitDesign withDraws() {
        return fit.settings().draws() == DrawModel.DROP ? FitDesign.of(fit.observations(), DrawModel.ORDERED) : design;
    }

    /// The games that move a value most, the most influential first.
    ///
    /// @param feature a feature's name
    /// @param count number of games to return
    public List<InfluentialGame> influence(String feature, int count) {
        int parameter = IntStream.range(0, design.names().length)
                .filter(i -> design.names()[i].equals(feature))
                .findFirst()
                .orElseThrow(() -> InputException.about(
                        "influence-on",
                        "found '" + feature + "', expected one of " + String.join(" ", design.names())));
        Ratio ratio = fit.ratio();
        FitScale scale = new FitScale(design, fit.settings().unit(), ratio, Optional.empty());
        return Influence.greatest(fit.fit(), design.data(), games, scale.slope(parameter), count).stream()
                .map(found -> new InfluentialGame(
                        fit.observations().locations().orElseThrow().of(found.cluster()), found.change()))
                .toList();
    }

    /// A game, and the change of a value without it.
    ///
    /// @param place its file, number and line
    /// @param change change on the fit's scale
    public record InfluentialGame(String place, double change) {}
}
