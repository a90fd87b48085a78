package org.pieceworth.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board.CellBoard;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.text.InputException;

class BoardTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8x8",
                "10x8",
                "16x16",
                "1x1",
                "8x8:cylinder",
                "5x7:torus",
                "hex:1",
                "hex:8",
                "hex:5x6",
                "rhombus:9",
                "rhombus:9x8",
                "tri:1",
                "tri:16",
                "sphere:20"
            })
    void namesRoundTrip(String shape) {
        assertThat(BoardText.parse(shape).shape()).isEqualTo(shape);
        assertThat(BoardText.parse(shape)).hasToString(shape);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "17x8 | 17 files and 8 ranks",
                "0x4 | expected 1 to 16",
                "8x8:ball | expected FILESxRANKS",
                "hex:0 | side of 0, expected 1 to 8",
                "hex:9 | side of 9, expected 1 to 8",
                "sphere:7 | an even number from 4 to 20",
                "tri:5x6 | expected one side",
                "tri:17 | side of 17, expected 1 to 16",
                "round | expected FILESxRANKS"
            })
    void badNamesGetOneLine(String shape, String part) {
        assertThatThrownBy(() -> BoardText.parse(shape))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(part)
                .message()
                .doesNotContain("\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"8x8", "8x8:torus", "hex:6", "hex:5x6", "rhombus:9", "16x3"})
    void labelsOfFilesAndRanksAreThoseOfTheirSquares(String shape) {
        SquareBoard board = BoardText.parseSquares(shape);
        for (int square = 0; square < board.squares(); square++) {
            if (board.has(square)) {
                assertThat(board.name(square)).startsWith(board.fileName(board.file(square)));
                assertThat(board.name(square)).endsWith(board.rankName(board.rank(square)));
            }
        }
        assertThat(board.rankName(0)).isEqualTo(shape.equals("hex:6") ? "" : "1");
    }

    @Test
    void cellsAreNoSquares() {
        assertThatThrownBy(() -> BoardText.parseSquares("tri:6"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("attack values only");
        assertThat(BoardText.parseSquares("8x8:torus")).isEqualTo(new WrappedBoard(RectangularBoard.CHESS, true));
    }

    @Test
    void aCylinderJoinsItsSides() {
        SquareBoard board = BoardText.parseSquares("8x8:cylinder");
        int a1 = board.square("a1").orElseThrow();
        assertThat(board.name(board.step(a1, -1, 1))).isEqualTo("h2");
        assertThat(board.step(a1, 0, -1)).isEqualTo(Board.OFF);
        int h3 = board.square("h3").orElseThrow();
        assertThat(board.dx(a1, h3)).isEqualTo(-1);
        assertThat(board.dx(h3, a1)).isEqualTo(1);
        assertThat(board.dx(a1, board.square("e1").orElseThrow())).isEqualTo(4);
        assertThat(board.dy(a1, h3)).isEqualTo(2);
        assertThat(board.stepAround(a1, -1, 0)).isEqualTo(board.step(a1, -1, 0));
    }

    @Test
    void aTorusJoinsItsRanksToo() {
        SquareBoard board = BoardText.parseSquares("5x7:torus");
        int a1 = board.square("a1").orElseThrow();
        assertThat(board.name(board.step(a1, -1, -1))).isEqualTo("e7");
        assertThat(board.dy(a1, board.square("a7").orElseThrow())).isEqualTo(-1);
        assertThat(board.dy(a1, board.square("a4").orElseThrow())).isEqualTo(3);
        // The bishop goes round all of it, since 5 and 7 have no common divisor.
        MoveTable bishop = MoveTable.compile(Betza.parse("frB").movement(), board);
        assertThat(bishop.quietTargets(a1)).hasSize(34);
    }

    /// Everything is the same from every square of a torus.
    @ParameterizedTest
    @ValueSource(strings = {"N", "R", "B", "nA", "W", "C0"})
    void aTorusIsTheSameEverywhere(String betza) {
        SquareBoard board = BoardText.parseSquares("8x8:torus");
        MoveTable table = MoveTable.compile(Betza.parse(betza).movement(), board);
        assertThat(IntStream.range(0, 64)
                        .map(square -> table.captureTargets(square).length)
                        .distinct()
                        .count())
                .isEqualTo(1);
    }

    /// Gliński's board: 91 cells, three shades, ranks that bend and no j-file; Shafran's has 70 and de Vasa's 81.
    @Test
    void hexagonsAreShearedOntoARectangle() {
        HexagonalBoard board = HexagonalBoard.of(6, 6);
        assertThat(board.cells()).isEqualTo(91);
        assertThat(((SquareBoard) BoardText.parse("hex:5x6")).cells()).isEqualTo(70);
        assertThat(((SquareBoard) BoardText.parse("rhombus:9")).cells()).isEqualTo(81);
        int middle = board.square("f6").orElseThrow();
        assertThat(board.centre()).isEqualTo(middle);
        assertThat(board.name(board.step(middle, 0, 1))).isEqualTo("f7");
        assertThat(board.name(board.step(middle, 1, 1))).isEqualTo("g6");
        assertThat(board.name(board.step(middle, -1, -1))).isEqualTo("e5");
        assertThat(board.name(board.step(board.square("l1").orElseThrow(), -1, 0)))
                .isEqualTo("k2");
        assertThat(board.step(board.square("a6").orElseThrow(), 0, 1)).isEqualTo(Board.OFF);
        assertThat(board.square("j1")).isEmpty();
        assertThat(board.square("a7")).isEmpty();
        assertThat(IntStream.range(0, board.squares())
                        .filter(board::has)
                        .mapToObj(board::name)
                        .distinct()
                        .count())
                .isEqualTo(91);
        assertThat(IntStream.range(0, board.squares())
                        .filter(board::has)
                        .map(board::shade)
                        .filter(shade -> shade == board.shade(middle))
                        .count())
                .isEqualTo(31);
    }

    /// Every cell of a sphere has four neighbours across edges; over a pole a rook comes round, a bishop goes on one
    /// meridian aside.
    @Test
    void aSphereHasNoEdges() {
        SphericalBoard board = new SphericalBoard(8);
        assertThat(board.squares()).isEqualTo(64);
        for (Neighbour kind : Neighbour.values()) {
            assertThat(neighbours(board, kind, 3)).doesNotContain(Board.OFF);
        }
        assertThat(board.rides(0)[0]).hasSize(15).contains(4, 60);
        assertThat(board.rides(0)[2]).hasSize(7);
        assertThat(board.rides(3)[3]).startsWith(0, 9);
        assertThatThrownBy(() -> new SphericalBoard(7)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aTriangleOfTriangles() {
        TriangularBoard board = new TriangularBoard(7);
        assertThat(board.squares()).isEqualTo(49);
        // Row 4 begins at 16; its middle place points up and lies well inside.
        assertThat(neighbours(board, Neighbour.EDGE, 20)).hasSize(3);
        assertThat(neighbours(board, Neighbour.VERTEX, 20)).hasSize(9);
        assertThat(neighbours(board, Neighbour.EDGE, 0)).containsExactly(2);
        assertThat(neighbours(board, Neighbour.VERTEX, 0)).containsExactlyInAnyOrder(1, 3);
        assertThat(neighbours(board, Neighbour.BEYOND, 20)).hasSize(6);
        for (Neighbour kind : Neighbour.values()) {
            assertMutual(board, kind);
        }
    }

    /// From the middle of row 4 of seven: twelve lines. Down its own edge a rook comes to rows 5 and 6.
    @Test
    void linesGoStraightOnThroughTriangles() {
        TriangularBoard board = new TriangularBoard(7);
        int[] rook = board.ridden(Neighbour.EDGE, 20);
        int[] bishop = board.ridden(Neighbour.VERTEX, 20);
        // Across the lower edge to row 5, through the corner below to row 6, where the board ends; the others alike.
        assertThat(rook).contains(30, 42).doesNotContain(20).doesNotContain(bishop);
        // Along its row to both sides, every second cell.
        assertThat(bishop).contains(16, 18, 22, 24).doesNotContain(17, 19, 20, 21, 23);
        // Straight up through its upper corner to row 3, across that cell's edge to row 2, and so on.
        assertThat(bishop).contains(12, 6);
        assertThat(board.ridden(Neighbour.EDGE, 0)).containsExactly(2, 6, 12, 20, 30, 42);
    }

    private static int[] neighbours(CellBoard board, Neighbour kind, int cell) {
        return Arrays.stream(board.neighbours(kind))
                .mapToInt(way -> way[cell])
                .filter(other -> other != Board.OFF)
                .distinct()
                .toArray();
    }

    private static void assertMutual(CellBoard board, Neighbour kind) {
        for (int cell = 0; cell < board.squares(); cell++) {
            for (int other : neighbours(board, kind, cell)) {
                assertThat(neighbours(board, kind, other)).contains(cell);
            }
        }
    }

    @Test
    void sizesAreChecked() {
        assertThatThrownBy(() -> HexagonalBoard.of(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new HexagonalBoard(new RectangularBoard(8, 8), false))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TriangularBoard(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TriangularBoard(17)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RectangularBoard(17, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
