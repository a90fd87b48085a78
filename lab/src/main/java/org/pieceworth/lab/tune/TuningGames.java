package org.pieceworth.lab.tune;

import java.util.List;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.match.Match;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.lab.match.MatchTally;

/// Games for tuning parameters: batches of pairs of games, each between two settings. The settings depend
/// only on the games before, so that a run can continue from a journal of games: each game is passed to
/// [#game], which ends its batch when it is the last one.
public abstract class TuningGames implements GamePlayer, GameSink {

    private final InTurn<MatchSettings> settings;
    private final int batch;
    private final TunedPlayers players;
    private int played;
    private double half;
    private double points;
    private double squares;

    /// @param settings openings, and how games are played; of several variants in turn, for common numbers
    /// @param batch games between two settings, an even number
    protected TuningGames(InTurn<MatchSettings> settings, int batch, TunedPlayers players) {
        this.settings = settings;
        this.batch = batch;
        this.players = players;
    }

    /// The settings that meet in the present batch.
    public abstract List<double[]> meeting();

    /// Takes the results of a batch, like [#game] after its last game.
    ///
    /// @param score the sum of the first setting's scores of pairs, each from 0 to 1
    /// @param squared the sum of their squares
    public abstract void ended(int pairs, double score, double squared);

    /// The values of the parameters now.
    public abstract double[] values();

    /// The initial values and those after each step.
    public abstract List<double[]> way();

    @Override
    public void play(long from, long to, int threads, GameSink sink) {
        long next = from;
        boolean[] wanted = {true};
        while (next < to && wanted[0]) {
            long end = Math.min(to, (next / batch + 1) * batch);
            List<double[]> met = meeting();
            try (GamePlayer matches = Match.inTurn(settings.map(variant -> new Match(
                    variant,
                    players.with("plus", variant.rules(), met.getFirst()),
                    players.with("minus", variant.rules(), met.getLast()))))) {
                matches.play(next, end, threads, (number, game) -> {
                    wanted[0] = sink.game(number, game);
                    return wanted[0];
                });
            }
            next = end;
        }
    }

    /// Takes the next game; games are in the order of their numbers, from 0.
    @Override
    public boolean game(long number, PlayedGame game) {
        double score = score(number, game);
        if (MatchTally.firstHasWhite(number)) {
            half = score;
        } else {
            points += half + score;
            squares += (half + score) * (half + score);
        }
        played++;
        if (played == batch) {
            ended(batch / 2, points, squares);
            played = 0;
            points = 0;
            squares = 0;
        }
        return true;
    }

    private static double score(long number, PlayedGame game) {
        int white = game.result().halfPoints();
        return (MatchTally.firstHasWhite(number) ? white : 2 - white) / 4.0;
    }
}
