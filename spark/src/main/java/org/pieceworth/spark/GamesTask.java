package org.pieceworth.spark;

import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.pieceworth.lab.experiment.GameRecord;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.spark.GameWaves.GameRun;
import org.pieceworth.text.InputException;

/// Plays a run of games. One that cannot be set up ends the run: the driver finds out why, in its turn.
record GamesTask(Broadcast<GamesSettings> settings) implements Function<GameRun, byte[]> {

    @Serial
    private static final long serialVersionUID = 1L;

    @Override
    public byte[] call(GameRun run) {
        LongFunction<PlayedGame> player;
        try {
            player = settings.value().player();
        } catch (InputException e) {
            return new GamesResult(String.valueOf(e.getMessage()), List.of()).bytes();
        }
        List<String> lines = new ArrayList<>();
        try {
            for (long game = run.from(); game < run.to(); game++) {
                if (TaskContext.get().isInterrupted()) {
                    throw new IllegalStateException("nobody wants these games any more");
                }
                lines.add(GameRecord.write(game, player.apply(game)));
            }
        } catch (InputException _) {
            // An error is returned as a result: playing the game again would not change it.
        }
        return new GamesResult("", lines).bytes();
    }
}
