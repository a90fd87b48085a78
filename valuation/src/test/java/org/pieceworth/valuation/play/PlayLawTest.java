package org.pieceworth.valuation.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.valuation.Valuation;

class PlayLawTest {

    /// A test of the law on ten thousand pairs, `-Dpieceworth.pairs=10000`; some in each build.
    private static final int PAIRS = Integer.getInteger("pieceworth.pairs", 60);

    private static final List<String> PARTS = List.of(
            "W", "F", "D", "N", "A", "H", "C", "Z", "R", "B", "R3", "B2", "N0", "nD", "pR", "gQ", "mpB", "[F?R]", "zB",
            "cabK", "mafsW", "(1,4)");
    private static final List<String> PREFIXES = List.of("", "", "f", "b", "s", "v", "m", "c", "fm", "bc");

    private static final PlayLaw LAW = PlayLaw.shipped();

    private static Movement movement(String betza) {
        return Betza.movementOf(betza);
    }

    private static String part(SplittableRandom lot) {
        String part = PARTS.get(lot.nextInt(PARTS.size()));
        return part.matches("[A-Z(].*") ? PREFIXES.get(lot.nextInt(PREFIXES.size())) + part : part;
    }

    private static double value(Movement movement, SquareBoard board) {
        return LAW.predict(movement, board).value();
    }

    /// Not by their texts side by side, which may be another piece: R and R3 are not RR3.
    private static Movement both(Movement left, Movement right) {
        List<Ray> rays = new ArrayList<>(left.rays());
        rays.addAll(right.rays());
        List<CompoundMove> compounds = new ArrayList<>(left.compounds());
        compounds.addAll(right.compounds());
        return new Movement(rays, compounds);
    }

    @Test
    void aMoveMoreIsNeverWorthLess() {
        SplittableRandom lot = new SplittableRandom(47);
        for (int pair = 0; pair < PAIRS; pair++) {
            String part = part(lot);
            Movement less = movement(part);
            for (int i = lot.nextInt(3); i > 0; i--) {
                less = both(less, movement(part(lot)));
            }
            String another = part(lot);
            assertThat(value(both(less, movement(another)), RectangularBoard.CHESS))
                    .as("%s and more, with %s", part, another)
                    .isGreaterThanOrEqualTo(value(less, RectangularBoard.CHESS) - 1e-9);
        }
    }

    @ParameterizedTest
    @CsvSource({"flfrW, frflW", "lW, rW", "flN, frN", "rB, lB", "fllbrrN, frrbllN", "mlWcrF, mrWclF"})
    void mirroredPiecesAreWorthTheSame(String left, String right) {
        for (String board : List.of("8x8", "10x8", "8x8:cylinder")) {
            SquareBoard squares = (SquareBoard) BoardText.parse(board);
            assertThat(value(movement(left), squares)).isEqualTo(value(movement(right), squares), within(1e-9));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"isO2", "dN"})
    void noMoveHasNoValue(String betza) {
        assertThat(new PlayModel()
                        .value(movement(betza), RectangularBoard.CHESS)
                        .value())
                .isEmpty();
    }

    /// A piece of the law's own atlas, by hand: the sum of traits is the value, and the interval contains it.
    @ParameterizedTest
    @ValueSource(strings = {"N", "fhNbFbsW", "mRcpR", "[F?R]", "cabK"})
    void traitsAddUpToTheValue(String betza) {
        Valuation valuation = new PlayModel().value(movement(betza), RectangularBoard.CHESS);
        double value = valuation.value().orElseThrow();
        double sum =
                valuation.steps().stream().mapToDouble(Valuation.Step::value).sum() - value;
        assertThat(sum).isEqualTo(value, within(1e-6));
        assertThat(valuation.range().orElseThrow().low()).isLessThan(value);
        assertThat(valuation.range().orElseThrow().high()).isGreaterThan(value);
    }

    /// Values of chess that everybody knows, from no more than moves: within a fifth of Kaufman's.
    @ParameterizedTest
    @CsvSource({"N, 325", "B, 325", "R, 500", "Q, 975"})
    void piecesOfChess(String betza, double kaufman) {
        assertThat(value(movement(betza), RectangularBoard.CHESS)).isEqualTo(kaufman, within(0.2 * kaufman));
    }

    @Test
    void mergedPartsOfAnAtlasAreOneText() {
        List<AtlasRow> rows = Atlas.shipped().rows();
        List<AtlasRow> first = new ArrayList<>(rows.subList(0, rows.size() / 2));
        List<AtlasRow> second = new ArrayList<>(rows.subList(rows.size() / 3, rows.size()));
        Atlas whole = new Atlas(rows);
        assertThat(new Atlas(second).plus(new Atlas(first)).text()).isEqualTo(whole.text());
        assertThat(Atlas.parse("test", whole.text().lines().toList())).isEqualTo(whole);
    }
}
