package org.pieceworth.lab.experiment;

import java.util.Optional;
import java.util.function.Consumer;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.text.InputException;

/// Values of pieces fitted to games that were just played, with errors clustered by game.
public sealed interface OwnGamesFit {

    /// The games have values.
    ///
    /// @param fit fitted values
    record Fitted(PieceValueFit fit) implements OwnGamesFit {}

    /// The games have no values.
    ///
    /// @param why reason in words
    record TooLittle(String why) implements OwnGamesFit {}

    /// Values from all given games.
    ///
    /// @param labels labels of the games
    /// @param games passes all games to the given sink
    static OwnGamesFit of(VariantRules rules, GameLabels labels, Consumer<GameSink> games) {
        return of(GameObservations.collect(
                GameObservations.options(rules), ObservedGameListener.NONE, labels::tags, games));
    }

    /// Values from the games read; if none of them is drawn, as in games that hardly have draws, there is no
    /// draw threshold.
    static OwnGamesFit of(ObservationReader games) {
        try {
            Observations observations = games.observations();
            boolean drawn = observations.drawnGames() > 0;
            FitSettings settings = drawn ? FitSettings.DEFAULT : FitSettings.DEFAULT.withDraws(DrawModel.DROP);
            return new Fitted(PieceValueFitter.fit(observations, settings, FitTrace.NONE));
        } catch (InputException | FitException tooLittle) {
            String why = Optional.ofNullable(tooLittle.getMessage()).orElse("there are too few");
            return new TooLittle(games.options()
                    .materialNote()
                    .map(sentence -> sentence + "; " + why)
                    .orElse(why));
        }
    }
}
