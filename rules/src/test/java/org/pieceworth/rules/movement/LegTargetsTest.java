package org.pieceworth.rules.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.text.InputException;

/// The search over all enemies at once against walks over one board at a time, path by path.
class LegTargetsTest {

    private static final List<String> BOARDS = List.of("5x4", "4x4:cylinder", "3x5:torus", "7x7");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "yafsF", "aW", "cafW", "mafcB", "acaR", "paR", "cpaB", "cpafR", "dafF", "aW3", "jaR", "oaW", "naN",
                "ipafN", "mpafRaF", "yaaW", "cavcW", "gafR", "ibcaW", "aB2cavW", "opaW", "cpaNiaF"
            })
    void findsTheTargetsOfAllPaths(String text) {
        Movement movement = Betza.parse(text).movement();
        for (String shape : BOARDS) {
            SquareBoard board = BoardText.parseSquares(shape);
            MoveTable table = MoveTable.compile(movement, board);
            for (int origin = 0; origin < board.squares(); origin++) {
                String where = text + " on " + board.name(origin) + " of " + shape;
                byte[] empty = new byte[board.squares()];
                assertThat(table.quietTargets(origin)).as(where).isEqualTo(table.targets(origin, empty, false));
                assertThat(table.initialQuietTargets(origin)).as(where).isEqualTo(table.targets(origin, empty, true));
                assertThat(table.captureTargets(origin)).as(where).isEqualTo(walked(table, board, origin, false));
                assertThat(table.initialCaptureTargets(origin)).as(where).isEqualTo(walked(table, board, origin, true));
            }
        }
    }

    /// All captures of the pieces here are moves of several legs.
    private static int[] walked(MoveTable table, SquareBoard board, int origin, boolean initial) {
        return IntStream.range(0, board.squares())
                .filter(enemy -> enemy != origin)
                .filter(enemy -> {
                    byte[] occupancy = new byte[board.squares()];
                    occupancy[enemy] = 2;
                    return table.legMoves(origin, occupancy, initial).stream()
                            .anyMatch(move -> move.taken().contains(enemy));
                })
                .toArray();
    }

    @Test
    void manyPathsTakeNoLongerThanFew() {
        SquareBoard board = BoardText.parseSquares("8x8");
        Movement movement = Betza.parse("aaaQ").movement();
        assertThat(movement.compounds()).hasSize(2744);
        MoveTable table = MoveTable.compile(movement, board);
        int[] counts = IntStream.range(0, 64)
                .map(square -> table.captureTargets(square).length)
                .toArray();
        assertThat(counts).hasSize(64).containsOnly(63);
    }

    @Test
    void whatWouldTakeLongIsRefused() {
        Movement movement = Betza.parse("aaaQ").movement();
        SquareBoard torus = BoardText.parseSquares("16x16:torus");
        assertThatThrownBy(() -> MoveTable.compile(movement, torus))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("16x16:torus", "2744 paths", "fewer legs");
    }
}
