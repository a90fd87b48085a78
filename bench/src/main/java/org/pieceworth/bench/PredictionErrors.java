package org.pieceworth.bench;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board;
import org.pieceworth.stats.RankCorrelation;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.play.AtlasRow;

/// A table of prediction errors.
final class PredictionErrors {

    private final List<AtlasRow> rows;

    PredictionErrors(List<AtlasRow> rows) {
        this.rows = rows;
        System.out.println("| by | pieces | median error | mean error | rank correlation |");
        System.out.println("|---|---|---|---|---|");
    }

    /// The models but the law itself, each on the scale that suits it best.
    void models(Board board) {
        by(
                "engine's number",
                rows.stream().mapToDouble(row -> row.run().guess()).toArray(),
                false);
        for (ModelEntry entry : ModelCatalogue.standard().entries()) {
            if (!entry.name().equals("play")) {
                by(
                        entry.name() + ", best scale",
                        rows.stream()
                                .mapToDouble(row -> value(entry, row, board).orElse(Double.NaN))
                                .toArray(),
                        true);
            }
        }
    }

    private static OptionalDouble value(ModelEntry entry, AtlasRow row, Board board) {
        return entry.standard().value(Betza.movementOf(row.piece()), board).value();
    }

    /// A line; pieces that came out at nothing or without a value are left out.
    void by(String by, double[] values, boolean scaled) {
        int[] known = IntStream.range(0, rows.size())
                .filter(i -> Double.isFinite(values[i]) && rows.get(i).value() > 0)
                .toArray();
        if (known.length == 0) {
            return;
        }
        double[] ratios = Arrays.stream(known)
                .mapToDouble(i -> values[i] / rows.get(i).value())
                .sorted()
                .toArray();
        double scale = scaled ? ratios[ratios.length / 2] : 1;
        double[] errors = Arrays.stream(ratios)
                .map(ratio -> Math.abs(ratio / scale - 1))
                .sorted()
                .toArray();
        double rank = RankCorrelation.spearman(
                Arrays.stream(known).mapToDouble(i -> values[i]).toArray(),
                Arrays.stream(known).mapToDouble(i -> rows.get(i).value()).toArray());
        System.out.printf(
                "| %s | %d | %.1f %% | %.1f %% | %.3f |%n",
                by,
                known.length,
                100 * errors[errors.length / 2],
                100 * Arrays.stream(errors).average().orElse(Double.NaN),
                rank);
    }
}
