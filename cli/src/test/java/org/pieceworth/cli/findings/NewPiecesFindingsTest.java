package org.pieceworth.cli.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.valuation.pooled.MeasuredPieces;
import org.pieceworth.valuation.pooled.ValuePool;

/// What pages say of pieces that were measured after they were predicted, and of measured pieces on the common scale.
class NewPiecesFindingsTest {

    private static final double PAWN = 100;

    /// A row of the table in bench/STUDIES.md.
    private record Piece(double predicted, double low, double high, double measured, String inside) {

        boolean literally() {
            return measured >= low && measured <= high;
        }
    }

    private final List<Piece> pieces =
            ShippedResults.tableAfter("../../bench/STUDIES.md", "| piece | foretold | nine in ten | measured |")
                    .stream()
                    .map(cells -> new Piece(
                            Double.parseDouble(cells.get(1)),
                            Double.parseDouble(cells.get(2).split(" to ")[0]),
                            Double.parseDouble(cells.get(2).split(" to ")[1]),
                            Double.parseDouble(cells.get(3).split(" ")[0]),
                            cells.get(4)))
                    .toList();

    private long count(Predicate<Piece> which) {
        return pieces.stream().filter(which).count();
    }

    private double median(Predicate<Piece> which, ToDoubleFunction<Piece> number) {
        double[] sorted =
                pieces.stream().filter(which).mapToDouble(number).sorted().toArray();
        return (sorted[sorted.length / 2] + sorted[(sorted.length - 1) / 2]) / 2;
    }

    private static String page(String name) throws IOException {
        return Files.readString(Path.of("..", name)).replaceAll("\\s+", " ");
    }

    @Test
    void intervalsWithAndWithoutMeasurementErrors() throws IOException {
        long counted = count(piece -> piece.inside().equals("yes"));
        String shares = " values if their %s are counted, " + count(Piece::literally) + " literally";
        assertThat(page("README.md"))
                .contains("For " + pieces.size() + " random pieces")
                .contains(counted + String.format(shares, "own errors"));
        assertThat(page("docs/models/play.md"))
                .contains(counted + " of the " + pieces.size() + " measured" + String.format(shares, "errors"));
    }

    /// Sorted by the prediction: sorted by the measured value, errors of measurement would look like the model's.
    @Test
    void byPredictedValue() throws IOException {
        Predicate<Piece> weak = piece -> piece.predicted() <= PAWN;
        ToDoubleFunction<Piece> error = piece -> 100 * Math.abs(piece.predicted() / piece.measured() - 1);
        assertThat(page("docs/models/play.md"))
                .contains(String.format(
                        Locale.ROOT,
                        "%.0f %% for the %d predicted above a pawn, %.0f %% for the other six",
                        median(weak.negate(), error),
                        count(weak.negate()),
                        median(weak, error)));
        assertThat(count(weak)).isEqualTo(6);
        assertThat(pieces)
                .filteredOn(weak)
                .allSatisfy(piece -> assertThat(piece.measured()).isLessThan(piece.predicted()));
        assertThat(page("docs/findings.md"))
                .contains(String.format(
                        Locale.ROOT,
                        "Six pieces, predicted at a pawn or less and then measured, were all worth less, by %.0f %%",
                        100 - 100 * median(weak, piece -> piece.measured() / piece.predicted())));
    }

    /// The column *joint scale* of docs/design/one-value.md.
    @Test
    void theCommonScale() {
        List.of("Z", "FfW", "W", "gQ")
                .forEach(piece -> assertThat(ShippedResults.tableAfter(
                                "../design/one-value.md", "| piece | in armies of chess | joint scale |"))
                        .extracting(row -> row.get(2))
                        .contains(String.format(Locale.ROOT, "%.0f", measured(piece))));
    }

    private static double measured(String piece) {
        return MeasuredPieces.shipped().stream()
                .filter(row -> row.piece().equals(piece)
                        && row.board().equals("8x8")
                        && row.nodes() == 300
                        && row.among().equals("B,N,Q,R")
                        && row.engine().equals("pieceworth"))
                .mapToDouble(MeasuredPieces.Row::value)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void threeQueensAgainstSevenKnights() throws IOException {
        double ahead = (3 * combined("Q") - 7 * combined("N")) / PAWN;
        assertThat(page("docs/findings/armies-together.md"))
                .contains(String.format(Locale.ROOT, "three queens are %.1f pawns ahead of seven knights", ahead));
    }

    private static double combined(String betza) {
        return new ValuePool()
                .of(Betza.movementOf(betza), RectangularBoard.CHESS)
                .orElseThrow()
                .value();
    }
}
