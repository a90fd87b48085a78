package org.pieceworth.lab.measure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.pieceworth.empirical.fit.FitClusters;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Games;
import org.pieceworth.lab.experiment.GameObservations;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.text.InputException;

/// Values by the material of all quiet positions, as `fit` finds them, with errors by pairs of games with one start.
final class ValuesOverGames {

    private static final String PAIR = "Round";
    private static final Clustering BY_PAIR = Clustering.ofTags("pair of games", List.of(PAIR));

    /// Coefficients without conversion: the scale of values here is the anchor.
    private static final FitSettings SETTINGS =
            new FitSettings(DrawModel.ORDERED, true, 0, Solver.NEWTON, new ValueUnit.Logit()).withClustering(BY_PAIR);

    private ValuesOverGames() {}

    /// The values; empty if the games do not determine them.
    ///
    /// @param drawn true if a game is drawn; else the draw threshold has no estimate
    /// @param games passes all games to the given sink
    static Optional<StartValues> of(VariantRules rules, MeasureAnchor anchor, boolean drawn, Consumer<GameSink> games) {
        ObservationSettings options =
                GameObservations.options(rules).with(Games.WITH_DUPLICATES).withClusterTags(ClusterTags.of(BY_PAIR));
        try {
            PieceValueFit fit = PieceValueFitter.fit(
                    GameObservations.collect(
                                    options,
                                    ObservedGameListener.NONE,
                                    (number, _) -> Map.of(PAIR, Long.toString(number / 2 + 1)),
                                    games)
                            .observations(),
                    drawn ? SETTINGS : SETTINGS.withDraws(DrawModel.DROP),
                    FitTrace.NONE);
            List<Character> letters = letters(fit.design().names());
            return Optional.of(new StartValues(letters, fit.ratio(), anchor, distribution(fit), true));
        } catch (InputException | FitException tooLittle) {
            return Optional.empty();
        }
    }

    /// The letters of features: `N'` for the dressed one's material.
    static List<Character> letters(String... features) {
        return Stream.of(features)
                .map(PieceLetter::inside)
                .map(name -> name.charAt(name.length() - 1))
                .toList();
    }

    private static StudentT distribution(PieceValueFit fit) {
        return fit.clusters().map(FitClusters::distribution).orElse(StudentT.NORMAL);
    }
}
