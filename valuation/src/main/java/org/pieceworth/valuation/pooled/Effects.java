package org.pieceworth.valuation.pooled;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.text.Counted;

/// Differences of a value between conditions: drift with strength, and random effects of army composition,
/// board and engine. All are in the logarithm and proportional to the share of the value in value + soft
/// part.
///
/// @param sizes sizes of the effects
/// @param conditions conditions of the requested value
/// @param board board of the requested value
/// @param share value / (value + soft part)
/// @param logValue the logarithm of the value, for the mean drift
public record Effects(Sizes sizes, PlayConditions conditions, String board, double share, double logValue) {

    /// The engine of Pieceworth in the file of measurements.
    static final String OWN_ENGINE = "pieceworth";

    /// The logarithm of a value whose mean drift is [Sizes#drift].
    private static final double CENTRE = Math.log(450);

    /// Standard deviations and means, estimated by `bench/values`.
    ///
    /// @param company standard deviation between army compositions
    /// @param drift mean change per tenfold nodes of a piece with value 450
    /// @param driftSlope change of that with the logarithm of the value
    /// @param driftSpread its standard deviation between pieces
    /// @param board standard deviation between boards, beyond the model's prediction
    /// @param engine standard deviation of another engine's values around Pieceworth's; the value for any engine is
    /// halfway
    public record Sizes(
            double company, double drift, double driftSlope, double driftSpread, double board, double engine) {

        static final Sizes NONE = new Sizes(0, 0, 0, 0, 0, 0);
    }

    /// True for measurements at the usual strength in armies of chess on the board.
    boolean isUsual(MeasuredPieces.Row row) {
        return row.board().equals(board)
                && row.nodes() == PlayConditions.NODES
                && row.among().equals(PlayConditions.CHESS)
                && row.engine().equals(OWN_ENGINE);
    }

    private double drift() {
        return share * (sizes.drift() + sizes.driftSlope() * (logValue - CENTRE));
    }

    /// The mean drift from a measurement's strength to the usual one.
    double drift(MeasuredPieces.Row row) {
        return -drift() * PlayConditions.decades(row.nodes());
    }

    /// The mean drift from the usual strength to the conditions.
    double ofTarget() {
        return drift() * conditions.decades();
    }

    /// @param prior mean of the value for the conditions
    /// @param shared variance of the prior
    /// @param values values of the measurements, at the usual strength
    CombinedEvidence evidence(double prior, double shared, List<MeasuredPieces.Row> rows, double[] values) {
        int size = values.length;
        double[] estimates = new double[size];
        double[][] own = new double[size][size];
        double[] toTarget = new double[size];
        for (int i = 0; i < size; i++) {
            MeasuredPieces.Row row = rows.get(i);
            estimates[i] = values[i] + ofTarget() - prior;
            for (int j = 0; j < size; j++) {
                own[i][j] = common(row, rows.get(j));
            }
            own[i][i] += row.spread() * row.spread();
            toTarget[i] = square(sizes.driftSpread()) * PlayConditions.decades(row.nodes()) * conditions.decades()
                    + (conditions.among().filter(row.among()::equals).isPresent() ? company(row.among()) : 0)
                    + (row.engine().equals(OWN_ENGINE) ? 0 : square(sizes.engine()) / 2);
        }
        return new CombinedEvidence(prior, shared, estimates, own, toTarget, target());
    }

    /// The variance of a value for the conditions beyond that of the piece itself.
    double target() {
        return square(sizes.driftSpread()) * (conditions.decades() * conditions.decades() + conditions.variance())
                + drift() * drift() * conditions.variance()
                + conditions.among().map(this::company).orElse(square(sizes.company()))
                + square(sizes.engine()) / 2;
    }

    private double common(MeasuredPieces.Row one, MeasuredPieces.Row other) {
        return square(sizes.driftSpread()) * PlayConditions.decades(one.nodes()) * PlayConditions.decades(other.nodes())
                + (one.among().equals(other.among()) ? company(one.among()) : 0)
                + (one.engine().equals(other.engine()) && !one.engine().equals(OWN_ENGINE) ? square(sizes.engine()) : 0)
                + (one.board().equals(other.board()) && !one.board().equals(board) ? square(sizes.board()) : 0);
    }

    private double company(String among) {
        return among.equals(PlayConditions.CHESS) ? 0 : square(sizes.company());
    }

    /// In the logarithm of value + soft part.
    private double square(double size) {
        return share * share * size * size;
    }

    /// The description of a measurement for users.
    String text(MeasuredPieces.Row row) {
        List<String> words = new ArrayList<>();
        words.add("measured in " + Counted.of(row.games(), "game"));
        if (row.nodes() != PlayConditions.NODES) {
            words.add("at " + Counted.of(row.nodes(), "node") + " per move");
        }
        if (!row.among().equals(PlayConditions.CHESS)) {
            words.add("among " + row.among());
        }
        if (!row.board().equals(board)) {
            words.add("on " + row.board());
        }
        if (!row.engine().equals(OWN_ENGINE)) {
            words.add("by " + row.engine());
        }
        if (!row.source().isEmpty()) {
            words.add("(" + row.source() + ")");
        }
        return String.join(" ", words);
    }
}
