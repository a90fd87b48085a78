package org.pieceworth.lab.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.match.Match;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.lab.match.MatchTally;
import org.pieceworth.lab.match.PlayerSource;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.text.Mixing;

/// Tunes numbers of the engine by games against itself: simultaneous perturbation stochastic
/// approximation (Spall 1992). All parameters are moved at once, each up or down by a coin; the engine
/// plays with them so against itself with all of them moved the other way, and they go in the direction
/// that scored. What comes out depends on the games alone, so that a journal of games is all that a run
/// needs to go on: each game is shown to [#game], which moves the parameters at the end of its
/// iteration.
public final class Spsa implements GamePlayer, GameSink {

    private final InTurn<MatchSettings> settings;
    private final List<SpsaParameter> parameters;
    private final SpsaGains gains;
    private final long seed;
    private final Function<double[], EngineSettings> engine;

    /// The number of steps of each parameter from its start.
    private final double[] steps;

    private final List<double[]> way = new ArrayList<>();
    private long iteration;
    private int points;
    private int played;

    /// Tunes from the start.
    ///
    /// @param settings openings, and how games are played; of several variants in turn, for common numbers
    /// @param seed of the coins
    /// @param engine the engine with these values of the parameters
    public Spsa(
            InTurn<MatchSettings> settings,
            List<SpsaParameter> parameters,
            SpsaGains gains,
            long seed,
            Function<double[], EngineSettings> engine) {
        this.settings = settings;
        this.parameters = List.copyOf(parameters);
        this.gains = gains;
        this.seed = seed;
        this.engine = engine;
        steps = new double[parameters.size()];
        way.add(values());
    }

    /// The values of the parameters now.
    public double[] values() {
        return at(new int[parameters.size()], 0);
    }

    /// The values at the start and after each iteration.
    public List<double[]> way() {
        return List.copyOf(way);
    }

    /// The values of one side of the iteration that is played.
    double[] perturbed(int side) {
        return at(signs(iteration), side * gains.perturbation(iteration));
    }

    private double[] at(int[] signs, double perturbation) {
        double[] values = new double[steps.length];
        for (int i = 0; i < values.length; i++) {
            SpsaParameter parameter = parameters.get(i);
            values[i] = parameter.start() + parameter.step() * (steps[i] + perturbation * signs[i]);
        }
        return values;
    }

    private int[] signs(long of) {
        int[] signs = new int[steps.length];
        for (int i = 0; i < signs.length; i++) {
            long coin = Mixing.mix(Mixing.mix(seed + of) + i);
            signs[i] = (coin & 1) == 0 ? 1 : -1;
        }
        return signs;
    }

    @Override
    public void play(long from, long to, int threads, GameSink sink) {
        long next = from;
        boolean[] wanted = {true};
        while (next < to && wanted[0]) {
            long end = Math.min(to, (next / gains.games() + 1) * gains.games());
            double perturbation = gains.perturbation(iteration);
            int[] signs = signs(iteration);
            EngineSettings plus = engine.apply(at(signs, perturbation));
            EngineSettings minus = engine.apply(at(signs, -perturbation));
            try (GamePlayer matches = Match.inTurn(settings.map(variant -> new Match(
                    variant,
                    new PlayerSource.Ours("plus", variant.rules(), plus),
                    new PlayerSource.Ours("minus", variant.rules(), minus))))) {
                matches.play(next, end, threads, (number, game) -> {
                    wanted[0] = sink.game(number, game);
                    return wanted[0];
                });
            }
            next = end;
        }
    }

    /// Takes the next game; games come in the order of their numbers, from 0.
    @Override
    public boolean game(long number, PlayedGame game) {
        points += points(number, game);
        played++;
        if (played == gains.games()) {
            move();
        }
        return true;
    }

    private static int points(long number, PlayedGame game) {
        return switch (game.outcome()) {
            case Outcome.Won(Side winner) -> (winner == Side.WHITE) == MatchTally.firstHasWhite(number) ? 1 : -1;
            case Outcome.Drawn _, Outcome.InPlay _ -> 0;
        };
    }

    private void move() {
        double slope = (double) points / played / (2 * gains.perturbation(iteration));
        int[] signs = signs(iteration);
        for (int i = 0; i < steps.length; i++) {
            steps[i] += gains.move(iteration) * slope * signs[i];
        }
        iteration++;
        points = 0;
        played = 0;
        way.add(values());
    }
}
