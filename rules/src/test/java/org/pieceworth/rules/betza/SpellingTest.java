package org.pieceworth.rules.betza;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.piece.PieceCatalogue;

class SpellingTest {

    private static final int SETS = 500;

    @ParameterizedTest
    @CsvSource({
        "WF, K",
        "RB, Q",
        "FfW, FfW",
        "fWbWlWrW, W",
        "mRcpR, mRcpR",
        "NB, BN",
        "fhNbFbsW, FHN",
        "nN, nN",
        "R4, R4",
        "W4, R4",
        "mQ4, mQ4"
    })
    void isShortAndReadAlike(String typed, String wanted) {
        Movement movement = Betza.parse(typed).movement();
        Spelling spelling = Spelling.of(movement).orElseThrow();
        assertEquals(movement, Betza.parse(spelling.text()).movement(), spelling.text());
        assertTrue(spelling.text().length() <= typed.length(), typed + " became " + spelling.text());
        if (!wanted.equals("FHN")) {
            assertEquals(wanted, spelling.text());
        }
    }

    /// The dozens of taikyoku shogi differ in directions and ranges alone, as the seeded sets do.
    @Test
    void bringsBackEveryStraightPieceOfTheCatalogueInNoMoreLetters() {
        int straight = 0;
        for (var piece : PieceCatalogue.load().pieces()) {
            Movement movement = piece.betza().movement();
            if (movement.straight() && !piece.sets().equals(List.of("taikyoku shogi"))) {
                straight++;
                Spelling spelling = Spelling.of(movement)
                        .orElseThrow(() -> new AssertionError(piece.betza().text()));
                assertEquals(
                        movement,
                        Betza.parse(spelling.text()).movement(),
                        piece.betza().text());
                boolean alike = DialectReader.allRead(piece.betza().text(), movement);
                assertEquals(alike, spelling.alike(), piece.betza().text() + " " + spelling);
                assertTrue(
                        alike != spelling.alike()
                                || spelling.text().length()
                                        <= piece.betza().text().length(),
                        piece.betza().text() + " became " + spelling);
            }
        }
        assertTrue(straight > 140, straight + " pieces");
    }

    @Test
    void bringsBackSeededSetsOfRays() {
        Random random = new Random(23);
        for (int i = 0; i < SETS; i++) {
            Movement movement = movement(random);
            Spelling spelling = Spelling.of(movement).orElseThrow(() -> new AssertionError(movement.toString()));
            assertEquals(movement, Betza.parse(spelling.text()).movement(), spelling.text());
            if (spelling.alike()) {
                for (Dialect dialect : List.of(Dialect.STANDARD, Dialect.FSF, Dialect.XBOARD)) {
                    assertEquals(movement, Betza.parse(spelling.text(), dialect).movement(), spelling.text());
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"FyafsF", "mNO2", "zB"})
    void isSilentWhereMovesAreNoRays(String typed) {
        assertTrue(Spelling.of(Betza.parse(typed).movement()).isEmpty());
    }

    @Test
    void saysWhereNoTextIsReadAlike() {
        // Fairy-Stockfish has no rides of elephants, and nobody else has these leaps by numbers.
        assertFalse(Spelling.of(Betza.parse("AA").movement()).orElseThrow().alike());
        assertFalse(Spelling.of(Betza.parse("(1,4)").movement()).orElseThrow().alike());
        assertTrue(
                Spelling.of(Betza.parse("NN").movement()).orElseThrow().text().equals("N0"));
    }

    private static Movement movement(Random random) {
        List<Ray> rays = new ArrayList<>();
        int count = 1 + random.nextInt(10);
        int reach = 1 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            int dx = random.nextInt(2 * reach + 1) - reach;
            int dy = random.nextInt(2 * reach + 1) - reach;
            if (dx != 0 || dy != 0) {
                rays.add(ray(random, dx, dy));
            }
        }
        rays.add(ray(random, 1, 0));
        return new Movement(rays);
    }

    private static Ray ray(Random random, int dx, int dy) {
        int way = random.nextInt(3);
        Modality modality = new Modality(way != 1, way != 2, false);
        boolean neighbour = Math.max(Math.abs(dx), Math.abs(dy)) == 1;
        RayKind kind = switch (random.nextInt(6)) {
            case 0 -> RayKind.SLIDE;
            case 1 -> RayKind.HOP;
            case 2 -> RayKind.GRASSHOP;
            case 3 -> neighbour ? RayKind.SKI : RayKind.LAME;
            case 4 -> neighbour ? RayKind.LEAP : RayKind.JUMP;
            default -> RayKind.LEAP;
        };
        int max = kind == RayKind.LEAP || kind == RayKind.JUMP || kind == RayKind.LAME ? 1 : 2 * random.nextInt(3);
        return new Ray(kind, dx, dy, max, modality, random.nextInt(8) == 0, false);
    }
}
