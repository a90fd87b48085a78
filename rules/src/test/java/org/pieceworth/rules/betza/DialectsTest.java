package org.pieceworth.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.movement.Step;
import org.pieceworth.text.InputException;

class DialectsTest {

    private static final RectangularBoard BOARD = new RectangularBoard(15, 15);

    /// How many directions each dialect gives an odd text, or `-` where it refuses.
    @ParameterizedTest
    @CsvFileSource(resources = "odd-notations.csv", numLinesToSkip = 1)
    void oddNotations(String notation, String standard, String fsf, String xboard) {
        assertThat(List.of(
                        parts(notation, Dialect.STANDARD),
                        parts(notation, Dialect.FSF),
                        parts(notation, Dialect.XBOARD)))
                .containsExactly(standard, fsf, xboard);
    }

    /// Rays, and after + what is no ray; after / the squares to move to and to capture on, from the
    /// centre.
    private static String parts(String notation, Dialect dialect) {
        try {
            Movement movement = Betza.parse(notation, dialect).movement();
            MoveTable table = MoveTable.compile(movement, BOARD);
            int quiet = table.quietTargets(BOARD.centre()).length;
            int capture = table.captureTargets(BOARD.centre()).length;
            String courses =
                    movement.straight() ? "" : "+" + movement.compounds().size();
            return movement.rays().size() + courses + "/" + quiet + "/" + capture;
        } catch (BetzaSyntaxException refused) {
            assertThat(refused).hasMessageContaining("found").hasMessageContaining("character");
            return "-";
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fK      | XBoard differs: directions before K and Q are points of an eight-point compass (1 direction there, 3 here)
            bsK     | Fairy-Stockfish differs: directions before K and Q mean something else for each half (4 directions
            jB      | jB: Fairy-Stockfish differs: j is skipped silently
            NjB     | jB: Fairy-Stockfish differs: j is skipped silently
            R12     | Fairy-Stockfish differs: the range's digit 2 is skipped silently
            NN      | XBoard differs: NN is two plain knights, N0 rides
            mfN     | XBoard differs: 'f' is lost, because it is out of the order i, directions, m c d e t p g o y n j (8 directions there
            L       | XBoard differs: L and J are swapped; C and Z are safe
            DD      | Fairy-Stockfish differs: riders on atoms other than W, F and N have no move (0 directions there, 4
            nZ      | XBoard differs: it checks other squares of the path
            KisO2   | KisO2: Fairy-Stockfish differs: O 2 are skipped silently (8 directions there, 10 here)
            (1,4)   | Fairy-Stockfish does not read it: found nothing that Fairy-Stockfish knows
            pRgR    | Fairy-Stockfish differs: of two ranges for one direction the last counts
            NnN     | Fairy-Stockfish differs: of two ranges for one direction the last counts
            afsW    | Fairy-Stockfish differs: a is skipped silently (3 directions there, 8 here)
            zB      | XBoard differs: 'z' is lost
            FX      | XBoard does not read it: found 'X'
            nW      | n has no effect here, since a step or slide cannot leap
            """)
    void warningsSayWhatDiffers(String notation, String words) {
        assertThat(Betza.parse(notation).warnings()).anyMatch(warning -> warning.contains(words));
    }

    /// A warning about another program is given exactly where its reading differs.
    @Test
    void warningsStandWhereMeaningsDiffer() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 1000; i++) {
            String text = text(random);
            try {
                Betza ours = Betza.parse(text);
                for (Dialect other : List.of(Dialect.FSF, Dialect.XBOARD)) {
                    boolean warned = ours.warnings().stream().anyMatch(line -> line.contains(other.program()));
                    assertThat(warned).as(text + " " + other).isEqualTo(!means(text, other, ours.movement()));
                }
            } catch (BetzaSyntaxException refused) {
                assertThat(refused.position()).isBetween(1, text.length() + 1);
            }
        }
    }

    private static boolean means(String text, Dialect dialect, Movement movement) {
        try {
            return Betza.parse(text, dialect).movement().equals(movement);
        } catch (BetzaSyntaxException _) {
            return false;
        }
    }

    private static String text(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        String modifiers = "fblrvshmcnjpgieoyadzqt";
        for (int atoms = 1 + random.nextInt(2); atoms > 0; atoms--) {
            for (int letters = random.nextInt(4); letters > 0; letters--) {
                text.append(modifiers.charAt(random.nextInt(modifiers.length())));
            }
            text.append("WFDNACZHGKRBQLJ".charAt(random.nextInt(15)));
            text.append(random.nextInt(4) == 0 ? "" + random.nextInt(4) : "");
        }
        return text.toString();
    }

    @Test
    void everyDialectRefusesWhatIsTooLong() {
        for (Dialect dialect : Dialect.values()) {
            BetzaSyntaxException error =
                    catchThrowableOfType(BetzaSyntaxException.class, () -> Betza.parse("W".repeat(201), dialect));
            assertThat(error).hasMessageContaining("at most 200 characters");
        }
    }

    @Test
    void dialectsHaveNames() {
        assertThat(Dialect.of("FSF")).isEqualTo(Dialect.FSF);
        assertThatThrownBy(() -> Dialect.of("german"))
                .isInstanceOf(InputException.class)
                .hasMessage("dialect 'german': expected standard, fsf, xboard, hex");
    }

    /// Slides and hops are looked up along whole lines there, and cut by the squares of all ways of moving.
    @Test
    void fairyStockfishLendsSlidesAndHopsToTheirLine() {
        assertThat(slides("rK2pR")).contains(new Step(-1, 0)).doesNotContain(new Step(0, 1));
        assertThat(slides("lQgR")).contains(new Step(1, 0));
        assertThat(slides("pR")).isEmpty();
        assertThat(Betza.parse("D4R1", Dialect.FSF).movement().rays())
                .contains(Ray.of(RayKind.LAME, 0, 4, 1, new Modality(true, true, false)));
    }

    private static List<Step> slides(String betza) {
        return Betza.parse(betza, Dialect.FSF).movement().rays().stream()
                .filter(ray -> ray.kind() == RayKind.SLIDE)
                .map(Ray::step)
                .toList();
    }
}
