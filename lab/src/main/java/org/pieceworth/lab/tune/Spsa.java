package org.pieceworth.lab.tune;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.text.Mixing;

/// Tunes numbers of an engine by games against itself: simultaneous perturbation stochastic approximation (Spall 1992).
/// All parameters are moved at once, each up or down by a coin; the engine plays with them so against itself with all
/// of them moved the other way, and they go in the direction that scored.
public final class Spsa extends TuningGames {

    private final List<SpsaParameter> parameters;
    private final SpsaGains gains;
    private final long seed;

    /// The number of steps of each parameter from its start.
    private final double[] steps;

    private final List<double[]> way = new ArrayList<>();
    private long iteration;

    /// Tunes from the start.
    ///
    /// @param settings openings, and how games are played; of several variants in turn, for common numbers
    /// @param seed seed of the coins
    public Spsa(
            InTurn<MatchSettings> settings,
            List<SpsaParameter> parameters,
            SpsaGains gains,
            long seed,
            TunedPlayers players) {
        super(settings, gains.games(), players);
        this.parameters = List.copyOf(parameters);
        this.gains = gains;
        this.seed = seed;
        steps = new double[parameters.size()];
        way.add(values());
    }

    @Override
    public double[] values() {
        return at(new int[parameters.size()], 0);
    }

    @Override
    public List<double[]> way() {
        return List.copyOf(way);
    }

    /// The values of one side in the current iteration.
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
    public List<double[]> meeting() {
        return List.of(perturbed(1), perturbed(-1));
    }

    /// Wins less losses are four times the score of a pair, less two.
    @Override
    public void ended(int pairs, double score, double squared) {
        double slope = (4 * score - 2 * pairs) / (2.0 * pairs) / (2 * gains.perturbation(iteration));
        int[] signs = signs(iteration);
        for (int i = 0; i < steps.length; i++) {
            steps[i] += gains.move(iteration) * slope * signs[i];
        }
        iteration++;
        way.add(values());
    }
}
