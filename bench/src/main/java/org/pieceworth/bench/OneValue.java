package org.pieceworth.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.pieceworth.bench.atlas.AtlasPieces;
import org.pieceworth.bench.atlas.AtlasRun;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.stats.FitException;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.pooled.PooledValue;
import org.pieceworth.valuation.pooled.ValuePool;

/// Foretells and measures pieces by lot: `OneValue FILE SEED PIECES BOARD NODES THREADS`.
public final class OneValue {

    private static final int ARGUMENTS = 6;
    /// The standard error of a measurement that is enough, in centipawns, and as a share of strong pieces' values.
    private static final double ERROR = 12;

    private static final double SHARE = 0.025;

    private OneValue() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != ARGUMENTS) {
            System.err.println("usage: OneValue FILE SEED PIECES BOARD NODES THREADS");
            System.exit(2);
        }
        Path file = Path.of(arguments[0]);
        long seed = Long.parseLong(arguments[1]);
        Where where = new Where(arguments[3], Long.parseLong(arguments[4]), Where.COMPANY);
        Board board = BoardText.parse(arguments[3]);
        Set<Movement> known = Atlas.shipped().rows().stream()
                .map(row -> Betza.movementOf(row.piece()))
                .collect(Collectors.toSet());
        List<AtlasPieces> pieces = AtlasPieces.drawn(seed, Integer.parseInt(arguments[2]), known);
        ValuePool values = new ValuePool();
        List<AtlasRow> rows =
                measured(file, new AtlasRun(where), pieces, values, board, seed, Integer.parseInt(arguments[5]));
        print(rows, values, board);
    }

    private static List<AtlasRow> measured(
            Path file, AtlasRun run, List<AtlasPieces> pieces, ValuePool values, Board board, long seed, int threads)
            throws IOException {
        List<AtlasRow> before = Files.exists(file)
                ? Atlas.parse(file.toString(), Files.readAllLines(file)).rows()
                : List.of();
        List<AtlasRow> rows = new ArrayList<>();
        for (AtlasPieces piece : pieces) {
            Optional<AtlasRow> row = before.stream()
                    .filter(each -> each.piece().equals(piece.piece()))
                    .findFirst()
                    .or(() -> measured(run, piece, values, board, seed, threads));
            if (row.isPresent() && !before.contains(row.get())) {
                Files.writeString(file, row.get().text() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                System.err.println(row.get().text());
            }
            row.ifPresent(rows::add);
        }
        return rows;
    }

    private static Optional<AtlasRow> measured(
            AtlasRun run, AtlasPieces piece, ValuePool values, Board board, long seed, int threads) {
        double expected = values.of(Betza.movementOf(piece.piece()), board)
                .map(PooledValue::value)
                .orElse(0.0);
        try {
            return run.measure(
                    piece, seed, threads, Math.min(1, Math.max(ERROR, SHARE * expected) / (8 + 0.02 * expected)));
        } catch (FitException | InputException e) {
            System.err.println(piece.piece() + ": " + e.getMessage());
            return Optional.empty();
        }
    }

    private static void print(List<AtlasRow> rows, ValuePool values, Board board) {
        System.out.println("| piece | foretold | nine in ten | measured | inside |");
        System.out.println("|---|---|---|---|---|");
        int inside = 0;
        double[] foretold = new double[rows.size()];
        for (int i = 0; i < foretold.length; i++) {
            AtlasRow row = rows.get(i);
            Optional<PooledValue> pooled = values.of(Betza.movementOf(row.piece()), board);
            foretold[i] = pooled.map(PooledValue::value).orElse(Double.NaN);
            boolean in = pooled.filter(each -> isInside(row, each)).isPresent();
            inside += in ? 1 : 0;
            System.out.printf(
                    "| %s | %.0f | %s | %.0f ± %.0f | %s |%n",
                    row.piece(),
                    foretold[i],
                    pooled.map(each -> String.format("%.0f to %.0f", each.low(), each.high()))
                            .orElse("none"),
                    row.value(),
                    row.error(),
                    in ? "yes" : "no");
        }
        System.out.printf(
                "%n%d of %d measured values in the interval, chance of measuring included%n%n",
                inside, foretold.length);
        PredictionErrors table = new PredictionErrors(rows);
        table.by("the one number", foretold, false);
        table.models(board);
    }

    /// The measurement has an error as well.
    private static boolean isInside(AtlasRow row, PooledValue pooled) {
        double low = PlayLaw.logarithm(pooled.low());
        double high = PlayLaw.logarithm(pooled.high());
        double reach = Math.hypot((high - low) / 2, PlayLaw.NINE_IN_TEN * row.spread());
        return Math.abs(PlayLaw.logarithm(row.value()) - (low + high) / 2) <= reach;
    }
}
