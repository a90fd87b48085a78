package org.pieceworth.spark;

import org.pieceworth.lab.experiment.GameExecutor;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.text.InputException;

/// The machines of Spark as an executor of games.
///
/// @param cluster the machines
/// @param words the command, used by tasks to make the games
record SparkExecutor(Cluster cluster, TypedWords words) implements GameExecutor {

    @Override
    public GamePlayer player(PlannedGames games) {
        if (games.plan().limits().control().isTimed()) {
            throw new InputException("moves limited by time make other games on each machine, and Spark may play a game"
                    + " twice; expected --nodes or --depth");
        }
        if (games.player().byNumber().isEmpty()) {
            throw new InputException(
                    "a UCI engine is a program of this machine; expected the command without spark, or self players");
        }
        return new SparkPlayer(cluster, words, games);
    }
}
