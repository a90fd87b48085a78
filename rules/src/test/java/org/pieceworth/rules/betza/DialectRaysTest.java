package org.pieceworth.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.LegMove;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Ray;

/// What each dialect makes of a text, ray by ray and path by path, by the tables of docs/betza.md and by hand; what it
/// remarks and refuses, and where.
class DialectRaysTest {

    private static final RectangularBoard BOARD = new RectangularBoard(9, 9);

    /// `kind:dx,dy:max`; 0 is without limit.
    private static List<String> rays(String notation, Dialect dialect) {
        List<String> rays = new ArrayList<>();
        for (Ray ray : Betza.parse(notation, dialect).movement().rays()) {
            String modality = (ray.modality().quiet() ? "m" : "")
                    + (ray.modality().capture() ? "c" : "")
                    + (ray.modality().enPassant() ? "e" : "")
                    + (ray.initial() ? "i" : "");
            rays.add(modality + "-" + ray.kind().word() + ":" + ray.dx() + "," + ray.dy() + ":" + ray.max());
        }
        return rays.stream().sorted().toList();
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                // A hop along a line lengthens the slide there, since one mask cuts both.
                "fsf | fR3fpR | mc-hop:0,1:0 mc-slide:0,1:0",
                "fsf | fR3fpR5 | mc-hop:0,1:5 mc-slide:0,1:5",
                "fsf | fR5fpR3 | mc-hop:0,1:5 mc-slide:0,1:5",
                "fsf | fR3fgR | mc-grasshop:0,1:0 mc-slide:0,1:0",
                // One hop per direction, the last counts.
                "fsf | fgRfpR | mc-hop:0,1:0",
                "fsf | fpRfgR | mc-grasshop:0,1:0",
                "fsf | fmR1fcpR | c-hop:0,1:0 m-leap:0,1:1",
                // A lame hop lengthens nothing, but lends its line: the slide's squares are hopped to.
                "fsf | fnpWfR3 | mc-hop:0,1:3 mc-slide:0,1:3",
                "fsf | fpWfR | mc-hop:0,1:0 mc-slide:0,1:0",
                // Only W and F hop, n works on N, A, Z and D; no first move captures; a range has one digit.
                "fsf | fpN | -",
                "fsf | fmWfceFifmnD | ce-leap:-1,1:1 ce-leap:1,1:1 m-leap:0,1:1 mi-lame:0,2:1",
                "fsf | fnC | -",
                "fsf | fnA | mc-lame:-2,2:1 mc-lame:2,2:1",
                "fsf | hhN | -",
                "fsf | ffN | mc-leap:-1,2:1 mc-leap:1,2:1",
                "fsf | fhW | mc-leap:0,1:1",
                // A pair before an orthogonal atom falls apart.
                "fsf | flW | mc-leap:-1,0:1 mc-leap:0,1:1",
                "fsf | flF | mc-leap:-1,1:1",
                "fsf | rrllN | mc-leap:-2,-1:1 mc-leap:-2,1:1 mc-leap:2,-1:1 mc-leap:2,1:1",
                "fsf | fR12 | mc-leap:0,1:1",
                "fsf | fifcW | -",
                // Doubled letters count by themselves; the second letter of a pair names the longer leg.
                "standard | ffrrN | mc-leap:-1,2:1 mc-leap:1,2:1 mc-leap:2,-1:1 mc-leap:2,1:1",
                "standard | fllN | mc-leap:-2,-1:1 mc-leap:-2,1:1",
                "standard | fhW | mc-leap:0,1:1",
                "standard | hrN | mc-leap:-1,-2:1 mc-leap:-2,1:1 mc-leap:1,2:1 mc-leap:2,-1:1",
                "standard | lvN | mc-leap:-1,-2:1 mc-leap:-1,2:1",
                "standard | fR99 | mc-slide:0,1:99",
                "standard | frW | mc-leap:0,1:1 mc-leap:1,0:1",
                "xboard | frW | mc-leap:0,1:1 mc-leap:1,0:1",
                "xboard | ffrrN | mc-leap:-1,2:1 mc-leap:1,2:1 mc-leap:2,-1:1 mc-leap:2,1:1",
                "xboard | hrN | mc-leap:-1,-2:1 mc-leap:-2,1:1 mc-leap:1,2:1 mc-leap:2,-1:1",
                "xboard | hlN | mc-leap:-1,2:1 mc-leap:-2,-1:1 mc-leap:1,-2:1 mc-leap:2,1:1",
                "xboard | fhN | mc-leap:-1,2:1 mc-leap:-2,1:1 mc-leap:1,2:1 mc-leap:2,1:1",
                "xboard | lfN | mc-leap:-1,2:1",
                // No such direction on F, so all four; on K the compass.
                "xboard | fsF | mc-leap:-1,-1:1 mc-leap:-1,1:1 mc-leap:1,-1:1 mc-leap:1,1:1",
                "xboard | fsK | mc-leap:-1,1:1 mc-leap:1,1:1",
                "xboard | fR12 | mc-slide:0,1:12",
                "xboard | fjR | mc-ski:0,1:0",
                "xboard | fjD | mc-over:0,2:1",
                "xboard | fnD | mc-lame:0,2:1",
                "xboard | fgR4 | mc-grasshop:0,1:4",
                "xboard | foR | mc-slide:0,1:0",
                "xboard | ifmnD | mi-lame:0,2:1",
            })
    void raysOf(String dialect, String notation, String expected) {
        List<String> rays = rays(notation, Dialect.of(dialect));
        assertThat(rays.isEmpty() ? "-" : String.join(" ", rays)).isEqualTo(expected);
    }

    /// What is on the board beside the piece: `own@dx,dy` or `foe@dx,dy`; then where it may go, `*` being its own
    /// square.
    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            nullValues = "none",
            value = {
                // Lame legs: the path of (2,1) is (1,0), that of (3,1) is (1,0) and (2,0).
                "standard | frnafN | none | 4,2",
                "standard | frnafN | own@1,0 | -",
                "standard | frnafN | own@1,1 | 4,2",
                "standard | frnafN | own@3,1 | 4,2",
                "standard | frafnN | own@1,0 | 4,2",
                "standard | frafnN | foe@3,1 | -",
                "standard | frnabC | none | *",
                "standard | frnabC | own@1,0 | -",
                "standard | frnabC | own@2,0 | -",
                "standard | frnabC | own@2,1 | *",
                // Legs that must jump.
                "standard | frjafN | none | -",
                "standard | frjafN | own@1,0 | 4,2",
                "standard | frjafN | foe@1,0 | 4,2",
                "standard | frafjN | foe@1,0 | -",
                "standard | frafjN | foe@3,1 | 4,2",
                // XBoard looks half way, rounded towards the start: at (1,0) of (3,1).
                "xboard | frnC | none | 3,1",
                "xboard | frnC | own@1,0 | -",
                "xboard | frnC | own@2,0 | 3,1",
                "xboard | frnC | own@2,1 | 3,1",
                "xboard | frnZ | own@1,1 | -",
                "xboard | frnZ | own@1,0 | 3,2",
                // Its later legs of an oblique atom go straight, as far as the longer leg.
                "xboard | frmafN | none | 4,3",
                // The last leg hops: a hurdle within range, then on; or right behind.
                "standard | frafgR3 | own@1,0 | -",
                "standard | fmafgR | own@0,3 | 0,4",
                "standard | fmafpR | own@0,2 | 0,3 0,4",
                "standard | fmafpR | none | -",
                // A later leg may take friends, or capture en passant alone.
                "standard | fmafdW | own@0,2 | 0,2",
                "standard | fmafdW | foe@0,2 | -",
                "standard | fmafcdW | foe@0,2 | 0,2",
                "standard | fmafcdW | none | -",
                "standard | fmafeW | foe@0,2 | -",
                "standard | fcdafmW | own@0,1 | 0,2",
                "standard | fcdafmW | foe@0,1 | 0,2",
                "standard | fcdafmW | none | -",
                "standard | fgafmW | own@0,1 | 0,2 0,3 0,4",
                "standard | ftgafmW | foe@0,1 | -",
                "standard | fyafmW | none | 0,2 0,3 0,4",
                "standard | fyafmW | own@0,1 | -",
                // A ride toggled by y leaps.
                "standard | fyafmR | own@0,3 | 0,2",
                "standard | fyafmR | none | 0,2 0,3 0,4",
            })
    void pathsOf(String dialect, String notation, String pieces, String expected) {
        byte[] occupancy = new byte[BOARD.squares()];
        int centre = BOARD.centre();
        occupancy[centre] = 1;
        if (pieces != null) {
            String[] at = pieces.substring(4).split(",");
            occupancy[BOARD.step(centre, Integer.parseInt(at[0]), Integer.parseInt(at[1]))] =
                    (byte) (pieces.startsWith("own") ? 1 : 2);
        }
        MoveTable table =
                MoveTable.compile(Betza.parse(notation, Dialect.of(dialect)).movement(), BOARD);
        List<String> targets = new ArrayList<>();
        for (LegMove move : table.legMoves(centre, occupancy, false)) {
            int target = move.target();
            targets.add(target == centre ? "*" : BOARD.dx(centre, target) + "," + BOARD.dy(centre, target));
        }
        assertThat(
                        targets.isEmpty()
                                ? "-"
                                : String.join(
                                        " ",
                                        targets.stream().distinct().sorted().toList()))
                .isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "fsf | fm | 3 | found the end after the modifiers 'fm'; expected an atom",
                "fsf | Nfm | 4 | found the end after the modifiers 'fm'",
                "fsf | 3W | 1 | found '3'; a range follows its atom",
                "fsf | Nf4W | 3 | found '4'; a range follows its atom",
                "fsf | XYP | 1 | found nothing that Fairy-Stockfish knows",
                "fsf | O2 | 1 | found nothing that Fairy-Stockfish knows",
                "xboard | fm | 3 | found the end after the modifiers 'fm'; expected an atom (W F D N A H C Z L J G K R B Q O)",
                "xboard | WfP | 3 | found 'P'; expected an atom",
                "xboard | 3W | 1 | found '3'",
                "xboard | iiN | 1 | found ii; not supported",
                "xboard | NiiN | 2 | found ii",
                "xboard | NjjD | 2 | found jj; not supported",
                "xboard | Naaaaaaaaf | 11 | found the end",
                "xboard | NaaaaaaaaW | 2 | found 9 legs; expected at most 8",
                "xboard | NtR | 2 | found t on the last leg",
                "xboard | RaifR | 2 | found i on a later leg",
                "xboard | aifR | 1 | found i on a later leg",
                "xboard | yaifW | 1 | found i on a later leg",
                "xboard | gaifW | 1 | found i on a later leg",
                "xboard | NO | 3 | found O without a number",
                "standard | WO0 | 2 | found O without a number",
                "standard | WisaO2 | 2 | found modifiers before O",
                "standard | WzafR | 2 | found z or q in a move of several legs",
                "standard | WafqR | 2 | found z or q in a move of several legs",
                "standard | WaeafW | 2 | found e on a leg that is not the last",
                "standard | (16,1) | 1 | found (16,1); expected steps of 0 to 15",
                "standard | (100,1) | 1 | found '(100,1)'; expected (m,n) such as (1,4)",
                "standard | N(1;2)abcdef | 2 | found '(1;2)abc'; expected (m,n)",
                "standard | R100 | 4 | found '0'; a range follows its atom",
            })
    void refusals(String dialect, String notation, int position, String message) {
        BetzaSyntaxException error =
                catchThrowableOfType(BetzaSyntaxException.class, () -> Betza.parse(notation, Dialect.of(dialect)));
        assertThat(error)
                .hasMessageStartingWith("Betza notation '" + notation + "', character " + position + ": " + message);
        assertThat(error.position()).isEqualTo(position);
    }

    /// What a program passes over in silence is said; a dash where there is nothing to say.
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "fsf | jR | j is skipped silently",
                "fsf | zqR | z q are skipped silently",
                "fsf | R12 | the range's digit 2 is skipped silently",
                "fsf | iN | i has no captures",
                "fsf | imN | -",
                "fsf | C0 | riders on atoms other than W, F and N have no move",
                "fsf | N0 | -",
                "fsf | pC | hoppers on atoms other than W and F have no move",
                "fsf | pF | -",
                "fsf | nC | n on anything but N, A, Z and D has no move",
                "fsf | nD | -",
                "fsf | npW | n on anything but N, A, Z and D has no move",
                "fsf | pRgR | of two ranges for one direction the last counts",
                "fsf | pRpR | -",
                "xboard | nW | n before W, F, K, R, B or Q leaves no move",
                "xboard | pW | a hop or jump on a single step leaves no move",
                "xboard | gN | a hop or jump on a single step leaves no move",
                "xboard | jF | a hop or jump on a single step leaves no move",
                "xboard | jD | -",
                "xboard | pR | -",
                "xboard | njN | n and j cancel each other",
                "xboard | mfN | 'f' is lost, because it is out of the order i, directions, m c d e t p g o y n j",
                "xboard | ceafW | e on a leg that is not the last captures nothing",
                "xboard | eafW | e on a leg that is not the last captures nothing + eafW: its legs leave no move",
                "xboard | afeW | -",
                "xboard | afjW | its legs leave no move",
                "xboard | aifW | -",
                "xboard | NN | NN is two plain knights, N0 rides",
                "standard | nW | n has no effect here, since a step or slide cannot leap",
                "standard | nN | -",
                "standard | nafW | -",
                "standard | RR | R already rides without limit; doubling it adds nothing",
                "standard | WW | -",
            })
    void remarks(String dialect, String notation, String expected) {
        List<String> remarks = Betza.parse(notation, Dialect.of(dialect)).warnings().stream()
                .filter(warning -> !warning.contains(" differs: ") && !warning.contains(" does not read it: "))
                .toList();
        assertThat(remarks.isEmpty() ? "-" : String.join(" + ", remarks))
                .isEqualTo(expected.equals("-") ? "-" : notation + ": " + expected);
    }
}
