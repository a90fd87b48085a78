package org.pieceworth.lab.measure;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.armies.DrawnOpenings;
import org.pieceworth.lab.experiment.ExperimentPlan;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.OrderedGames;
import org.pieceworth.lab.game.EnginePlayer;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Seat;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.piece.PieceValues;

/// Plays games of armies by chance: games 2k and 2k + 1 have start k, with colours exchanged.
final class ArmyGames implements GamePlayer {

    private final MeasureSettings settings;
    private final PieceValues values;
    private final DrawnOpenings openings;
    private final GameRunner runner = new GameRunner(MeasureSettings.ADJUDICATION, MeasureSettings.PLY_CAP);
    private final TimeControl control;
    private final ConcurrentLinkedQueue<EnginePlayer> idle = new ConcurrentLinkedQueue<>();

    /// @param values that armies are drawn by and the engine plays by
    ArmyGames(MeasureSettings settings, PieceValues values) {
        this.settings = settings;
        this.values = values;
        openings = settings.openings(values);
        control = TimeControl.nodes(settings.nodes());
    }

    /// The plan of this many games.
    ///
    /// @param experiment what is done
    ExperimentPlan plan(String experiment, String version, long games) {
        return new ExperimentPlan(
                experiment,
                version,
                settings.game().rules(),
                new ExperimentPlan.OpeningPlan(
                        List.of(openings.starts().text()), settings.seed(), MeasureSettings.RANDOM_PLIES, false),
                List.of(ExperimentPlan.PlannedPlayer.own(values.source(), values)),
                new ExperimentPlan.GameLimits(control, MeasureSettings.ADJUDICATION, MeasureSettings.PLY_CAP),
                games);
    }

    private PlayedGame play(long game) {
        EnginePlayer player = Optional.ofNullable(idle.poll())
                .orElseGet(() ->
                        EnginePlayer.of("pieceworth", settings.game().rules(), EngineSettings.DEFAULT.with(values)));
        Seat seat = new Seat(player, control);
        PlayedGame played = runner.play(openings.opening(game), seat, seat, false);
        idle.add(player);
        return played;
    }

    @Override
    public void play(long from, long to, int threads, GameSink sink) {
        try (OrderedGames games = new OrderedGames(threads, this::play)) {
            games.play(from, to, sink);
        }
    }
}
