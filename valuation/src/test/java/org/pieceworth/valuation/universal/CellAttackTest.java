package org.pieceworth.valuation.universal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.valuation.Valuation;

class CellAttackTest {

    private static Valuation value(String betza, String shape) {
        Board board = BoardText.parse(shape);
        Dialect dialect = board instanceof HexagonalBoard ? Dialect.HEX : Dialect.STANDARD;
        return UniversalModel.standard().value(Betza.parse(betza, dialect).movement(), board);
    }

    /// Hexagons: cells attacked, counted by hand for the smallest board.
    @ParameterizedTest
    @CsvSource({
        "W, hex:6, 5.274725",
        "F, hex:6, 4.615385",
        "N, hex:6, 7.912088",
        "R, hex:6, 22.747253",
        "B, hex:6, 11.868132",
        "Q, hex:6, 34.615385",
        "W, hex:2, 3.428571"
    })
    void cells(String betza, String board, double expected) {
        HexagonalBoard hexagons = (HexagonalBoard) BoardText.parse(board);
        assertThat(UniversalModel.standard()
                        .attack(Betza.parse(betza, Dialect.HEX).movement(), hexagons)
                        .ideal())
                .isCloseTo(expected, within(1e-6));
    }

    /// Triangles by the source's twelve directions; recomputed with centres and angles as real numbers.
    @ParameterizedTest
    @CsvSource({
        "W, tri:2, 1.5",
        "F, tri:2, 1.5",
        "K, tri:2, 3",
        "R, tri:4, 3.375",
        "B, tri:4, 7.125",
        "N, tri:4, 2.25",
        "Q, tri:4, 10.5",
        "R, tri:6, 5.333333",
        "B, tri:6, 13",
        "N, tri:6, 3.333333",
        "Q, tri:6, 18.333333",
        "R, tri:7, 6.306122",
        "B, tri:7, 15.979592",
        "N, tri:7, 3.673469",
        "Q, tri:7, 22.285714"
    })
    void triangles(String betza, String board, double expected) {
        Valuation valuation = value(betza, board);
        double ideal = valuation.steps().stream()
                .filter(step -> step.section().equals("ideal attack value"))
                .mapToDouble(Valuation.Step::value)
                .sum();
        assertThat(ideal).isCloseTo(expected, within(1e-6));
        assertThat(valuation.notes()).anyMatch(note -> note.contains("Pieceworth's"));
    }

    /// Practical values of ten pieces, recomputed from centres and angles by `bench/findings/cells.py`.
    @Test
    void practicalValuesAreThoseOfTheSecondProgram() throws IOException {
        for (String line : Files.readAllLines(Path.of("../bench/findings/cells.tsv"))) {
            String[] fields = line.split("\t");
            if (!line.startsWith("#")) {
                assertThat(value(fields[1], fields[0]).value().orElseThrow())
                        .as(line)
                        .isCloseTo(Double.parseDouble(fields[2]), within(1e-6));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"R3, tri:6", "fR, tri:6", "mW, tri:6", "C, sphere:20"})
    void whatCellsDoNotDefineHasAReason(String betza, String board) {
        Valuation valuation = value(betza, board);
        assertThat(valuation.value()).isEmpty();
        assertThat(valuation.notes()).isNotEmpty().allMatch(note -> note.contains(board));
    }
}
