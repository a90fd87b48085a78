package org.pieceworth.lab.measure;

import java.util.Optional;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.rules.piece.PieceValues;

/// The games of one part of a measurement: those of the pilot, of the measurement proper, or of a sensitivity check.
///
/// @param part part of the measurement
/// @param settings settings with the part's armies and its seed
/// @param values values for sampling armies and for the engine's evaluation
record MeasureGames(GamesPart part, MeasureSettings settings, PieceValues values) {

    static final String PILOT = "pilot";

    private static final long SEED_OF_PILOT = 0x9E37_79B9_7F4A_7C15L;

    static MeasureGames ofPilot(MeasureSettings settings) {
        PieceValues own = Engine.ownValues(settings.game().rules());
        return new MeasureGames(
                new GamesPart(PILOT, Optional.empty()),
                settings.suited(own).withSeed(settings.seed() ^ SEED_OF_PILOT),
                own);
    }

    /// @param values values of the pilot
    static MeasureGames proper(MeasureSettings settings, PieceValues values) {
        return new MeasureGames(new GamesPart("", Optional.of(values)), settings.suited(values), values);
    }

    /// Ready to be played.
    ///
    /// @param number maximum number of games
    PlannedGames planned(String version, long number) {
        SelfPlaySettings games = settings.games(values);
        String name = part.name().isEmpty() ? "measure" : "measure, " + part.name();
        return new PlannedGames(
                part, games.plan(name, version, settings.planned(values), number), settings.player(games));
    }
}
