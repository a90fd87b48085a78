package org.pieceworth.lab.tune;

import java.util.List;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.stats.surface.SurfaceOptimum;
import org.pieceworth.stats.surface.SurfaceSearch;

/// Tunes numbers of an engine by a surface of its strength over them, which gives the optimum and its
/// uncertainty.
public final class SurfaceTuning extends TuningGames {

    private final List<ParameterRange> ranges;
    private final SurfaceSearch search;

    /// Tunes from the start.
    ///
    /// @param settings openings, and how games are played; of several variants in turn, for common numbers
    /// @param games total number of games
    /// @param batch games between two settings, an even number
    public SurfaceTuning(
            InTurn<MatchSettings> settings,
            List<ParameterRange> ranges,
            long games,
            int batch,
            long seed,
            TunedPlayers players) {
        super(settings, batch, players);
        this.ranges = List.copyOf(ranges);
        search = new SurfaceSearch(
                coordinates(ranges.stream().mapToDouble(ParameterRange::start).toArray()),
                games / batch,
                seed,
                point -> coordinates(values(point)));
    }

    private double[] coordinates(double[] values) {
        double[] coordinates = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            coordinates[i] = ranges.get(i).coordinate(values[i]);
        }
        return coordinates;
    }

    /// The values of a point.
    public double[] values(double[] coordinates) {
        double[] values = new double[coordinates.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = ranges.get(i).value(coordinates[i]);
        }
        return values;
    }

    @Override
    public List<double[]> meeting() {
        return search.next().stream().map(this::values).toList();
    }

    @Override
    public void ended(int pairs, double score, double squared) {
        search.take(pairs, score, squared);
    }

    /// The optimum from the games so far.
    public SurfaceOptimum optimum() {
        return search.optimum();
    }

    @Override
    public double[] values() {
        return values(search.way().getLast());
    }

    @Override
    public List<double[]> way() {
        return search.way().stream().map(this::values).toList();
    }
}
