package org.pieceworth.rules.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;

/// Pieces that move alike on every square, whatever stands on the board, are equal movements.
class EqualNotationsTest {

    private static final RectangularBoard BOARD = new RectangularBoard(13, 13);
    private static final int TRIPLES = 60;
    private static final int OCCUPANCIES = 40;

    /// Each group has parts of one line, so that they overlap.
    private static final List<List<String>> PARTS = List.of(
            List.of("W", "R", "R2", "R3", "R4", "D", "H", "DD", "nD", "jD", "nH", "jR", "jR3", "iR", "iR2", "iW", "W3"),
            List.of("W", "nDD", "nD", "(4,0)", "DD", "DD2", "R", "R4", "jDD", "jD"),
            List.of("W", "D", "H", "pR", "gR", "gR2", "pR2", "jR", "jD", "jR2", "DD", "nD"),
            List.of("F", "B", "B2", "A", "nA", "jA", "AA", "jB", "gB", "K", "Q", "Q2"),
            List.of("W", "F", "B", "B2", "nA", "A", "zB", "zF2", "zB3", "mzB", "czB2", "izB"),
            List.of("N", "NN", "NN2", "nN", "jN", "nNN", "nNN2", "jNN", "(2,4)", "qN", "qN2", "zN", "zN2"),
            List.of("mR", "cR", "mW", "cW", "R2", "mR3", "cR3", "iR", "imR", "icR2", "imW", "cD", "mnD", "R", "jmD"),
            List.of("oW", "W", "oR", "R", "oR3", "R3", "oD", "D", "onD", "ojD", "nD"),
            List.of("fR", "R", "fW", "fmfR", "vR", "vR2", "fD", "vD", "fbR3", "sR", "lrR2", "ffN", "fsN", "N", "vN"),
            List.of("W", "F", "[W?B]", "[W?B2]", "[F?R]", "[F?R3]", "m[F?R]", "i[F?R]", "O2", "O3", "iO2"));

    @Test
    void equalMovesAreEqualMovements() {
        List<String> wrong = new ArrayList<>();
        for (List<String> parts : PARTS) {
            Map<String, String> known = new HashMap<>();
            for (String betza : unions(parts)) {
                Movement movement = Betza.movementOf(betza);
                String before = known.putIfAbsent(behaviour(movement), betza);
                if (before != null && !Betza.movementOf(before).equals(movement)) {
                    wrong.add(before + " = " + betza);
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "R7, 8x8, R",
        "R6, 8x8, R6",
        "R7, 10x8, fbRsR7",
        "B7W, 12x8, BW",
        "R4, 5x5, R",
        "Q9, 8x8, Q",
        "pR7, 8x8, pR",
        "R7, 8x8:cylinder, fbRsR7",
        "'R(9,0)', 8x8, R",
        "oR7, 8x8, oR7",
        "NN3, 8x8, NN",
        "NN2, 8x8, NN2",
        "zB7, 8x8, zB",
        "zB6, 8x8, zB6",
        "qN9, 8x8, qN",
        "qN9, 16x16, qN",
        "qN3, 8x8, qN3",
        "[W?B7], 8x8, [W?B]",
        "[W?B5], 8x8, [W?B5]",
        "[F?R6], 8x8, [F?R]",
        "[F?R5], 8x8, [F?R5]",
    })
    void limitsThatNoRideReaches(String betza, String board, String same) {
        assertThat(Betza.movementOf(betza).on(BoardText.parse(board))).isEqualTo(Betza.movementOf(same));
    }

    private static List<String> unions(List<String> parts) {
        List<String> unions = new ArrayList<>(parts);
        for (String one : parts) {
            parts.stream().filter(other -> !other.equals(one)).map(one::concat).forEach(unions::add);
        }
        Random random = new Random(11);
        for (int i = 0; i < TRIPLES; i++) {
            List<String> shuffled = new ArrayList<>(parts);
            Collections.shuffle(shuffled, random);
            unions.add(String.join("", shuffled.subList(0, 3)));
        }
        return unions;
    }

    private static String behaviour(Movement movement) {
        MoveTable table = MoveTable.compile(movement, BOARD);
        Random random = new Random(7);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < OCCUPANCIES; i++) {
            byte[] occupancy = new byte[BOARD.squares()];
            int density = 2 + random.nextInt(12);
            for (int square = 0; square < occupancy.length; square++) {
                occupancy[square] = (byte) (random.nextInt(density) == 0 ? 1 + random.nextInt(2) : 0);
            }
            int square = BOARD.square(6, 6);
            int corner = BOARD.square(random.nextInt(13), random.nextInt(13));
            for (boolean initial : new boolean[] {false, true}) {
                text.append(Arrays.hashCode(table.targets(square, occupancy, initial)))
                        .append(' ');
                text.append(Arrays.hashCode(table.targets(corner, occupancy, initial)))
                        .append(' ');
                text.append(table.legMoves(square, occupancy, initial).hashCode())
                        .append(' ');
            }
        }
        movement.compounds().stream()
                .filter(CompoundMove.Castling.class::isInstance)
                .forEach(text::append);
        return text.toString();
    }
}
