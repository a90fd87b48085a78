package org.pieceworth.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.empirical.PlayedGameRows;
import org.pieceworth.empirical.ReadProgress;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.SourceFile;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.regression.FitTrace;

/// Values of pieces from the games so far, again and again while games come in.
public final class RunningFit {

    private final ObservationSettings options;
    private final PlayedGameRows rows;
    private final List<ObservedGame> kept = new ArrayList<>();
    private long games;
    private long plies;

    /// Nothing yet of games of that variant.
    public RunningFit(VariantRules rules) {
        options = GameObservations.options(rules);
        rows = new PlayedGameRows(options, false, kept::add);
    }

    /// Takes a game.
    ///
    /// @param number from 0
    public void add(long number, PlayedGame game) {
        GameMoves moves = new GameMoves(game);
        rows.add(GameLabels.SELF.tags(number, game), moves.replayed(number, game), moves);
        games++;
        plies += game.plies();
    }

    /// Games so far.
    public long games() {
        return games;
    }

    /// Plies of these games.
    public long plies() {
        return plies;
    }

    /// The values by the games so far, with errors clustered by game; empty while they do not tell.
    public Optional<PieceValueFit> fit() {
        ObservationReader files = new ObservationReader(options, ReadProgress.NONE);
        files.add(new SourceFile("self-play", 0, ""), kept::forEach);
        try {
            return Optional.of(PieceValueFitter.fit(files.observations(), FitSettings.DEFAULT, FitTrace.NONE));
        } catch (InputException | FitException tooFew) {
            return Optional.empty();
        }
    }
}
