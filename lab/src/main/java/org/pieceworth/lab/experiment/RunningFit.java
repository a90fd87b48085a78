package org.pieceworth.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.empirical.input.PlayedGameRows;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.rules.fairy.VariantRules;

/// Values of pieces from the games so far, refitted repeatedly during play.
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
    /// @param number number of the game, from 0
    public void add(long number, PlayedGame game) {
        GameObservations.add(rows, GameLabels.SELF::tags, number, game);
        games++;
        plies += game.plies();
    }

    /// Number of games so far.
    public long games() {
        return games;
    }

    /// Plies of these games.
    public long plies() {
        return plies;
    }

    /// The values from the games so far.
    public OwnGamesFit fit() {
        return OwnGamesFit.of(GameObservations.read(options, kept));
    }
}
