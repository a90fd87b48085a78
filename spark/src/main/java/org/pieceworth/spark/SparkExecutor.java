package org.pieceworth.spark;

import org.pieceworth.lab.experiment.GameExecutor;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.experiment.GameRecord;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.spark.GameWaves.GameRun;
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

    /// Plays games by the tasks of Spark and hands them on in their order.
    ///
    /// @param cluster the machines
    /// @param words the command, used by tasks to make the games
    /// @param games the games to play
    private record SparkPlayer(Cluster cluster, TypedWords words, PlannedGames games) implements GamePlayer {

        @Override
        public void play(long from, long to, int threads, GameSink sink) {
            try (GameWaves waves = new GameWaves(cluster.context(), new GamesSettings(words, games), from, to)) {
                boolean wanted = true;
                while (wanted && waves.hasNext()) {
                    GameWaves.Played run = waves.next();
                    wanted = handOn(run.run(), run.result(), sink);
                }
            } catch (RuntimeException e) {
                throw Causes.told(e);
            }
        }

        private boolean handOn(GameRun run, GamesResult result, GameSink sink) {
            if (!result.refusal().isEmpty()) {
                throw new InputException("a machine of Spark cannot play these games: " + result.refusal()
                        + "; expected the files that the command names to be the same on each");
            }
            for (long game = run.from(); game < run.to(); game++) {
                if (!sink.game(game, played(game, (int) (game - run.from()), result))) {
                    return false;
                }
            }
            return true;
        }

        /// A game that cannot be set up fails here with its cause, as with the command of one machine.
        private PlayedGame played(long game, int line, GamesResult result) {
            return line < result.lines().size()
                    ? GameRecord.read(
                            game, result.lines().get(line), games.plan().rules().of(game))
                    : games.player().byNumber().orElseThrow().apply(game);
        }

        @Override
        public void close() {
            games.player().close();
        }
    }
}
