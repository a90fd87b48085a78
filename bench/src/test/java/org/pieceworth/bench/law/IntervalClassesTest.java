package org.pieceworth.bench.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.MovementKinds;
import org.pieceworth.valuation.play.MovementKinds.Kind;
import org.pieceworth.valuation.play.PlayLaw;

/// The table of docs/models/play.md: how often intervals of pieces held out contain the measured value, by class.
class IntervalClassesTest {

    private static final Path PAGE = Path.of("../docs/models/play.md");

    private static final int FEWEST = 10;

    private final List<AtlasRow> rows = MeasuredRows.usual();
    private final List<Movement> movements =
            rows.stream().map(row -> Betza.movementOf(row.piece())).toList();
    private final double[] heldOut = new LawFit(rows, RectangularBoard.CHESS).leftOut();
    private final PlayLaw law = PlayLaw.shipped();

    @Test
    void thePageHasTheCoverageOfEachClass() throws IOException {
        List<String> table = new ArrayList<>();
        table.add(line("below half a pawn", between(0, 50)));
        table.add(line("half a pawn to a pawn", between(50, 100)));
        table.add(line("1 to 2 pawns", between(100, 200)));
        table.add(line("2 to 4 pawns", between(200, 400)));
        table.add(line("4 to 8 pawns", between(400, 800)));
        table.add(line("8 pawns and more", between(800, Double.POSITIVE_INFINITY)));
        for (Kind kind : Kind.values()) {
            IntPredicate members = at -> MovementKinds.of(movements.get(at)).contains(kind);
            if (IntStream.range(0, rows.size()).filter(members).count() >= FEWEST) {
                table.add(line(kind.plural(), members));
            }
        }
        table.add(line("all", _ -> true));
        assertThat(Files.readString(PAGE)).contains(String.join("\n", table));
    }

    private IntPredicate between(double low, double high) {
        return at -> heldOut[at] >= low && heldOut[at] < high;
    }

    private String line(String name, IntPredicate members) {
        int[] pieces = IntStream.range(0, rows.size()).filter(members).toArray();
        double[] errors = Arrays.stream(pieces)
                .mapToDouble(at -> 100 * Math.abs(heldOut[at] / rows.get(at).value() - 1))
                .sorted()
                .toArray();
        long inside = Arrays.stream(pieces).filter(this::isInside).count();
        return String.format(
                "| %s | %d | %d | %.0f %% | %.0f %% |",
                name, pieces.length, inside, 100.0 * inside / pieces.length, errors[errors.length / 2]);
    }

    /// The measurement has an error as well.
    private boolean isInside(int at) {
        AtlasRow row = rows.get(at);
        double error = PlayLaw.logarithm(row.value()) - PlayLaw.logarithm(heldOut[at]);
        double spread = law.predict(movements.get(at), RectangularBoard.CHESS).spread();
        return Math.abs(error) <= PlayLaw.NINE_IN_TEN * Math.hypot(spread, row.spread());
    }
}
