package org.pieceworth.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.LegMove;
import org.pieceworth.rules.movement.MoveTable;

/// Moves of several legs, against moves that can be written without them and against sets worked by hand.
class LegsTest {

    private static final RectangularBoard BOARD = new RectangularBoard(9, 9);

    /// Each pair means the same in legs and without; the legs mean the same in XBoard.
    @ParameterizedTest
    @CsvSource({
        "mafW, nD",
        "afF, nA",
        "afsW, nN",
        "mafsmafW, nZ",
        "pafW, jD",
        "pafF, jA",
        "pafR, pR",
        "pafB, pB",
        "gafR, gR",
        "mcpafR, mRcpR:no",
        "gafQ, gQ",
        "afB, B:no",
        "fpafW, fjD",
    })
    void legsSayWhatPlainNotationSays(String legs, String plain) {
        boolean same = !plain.endsWith(":no");
        for (Dialect dialect : List.of(Dialect.STANDARD, Dialect.XBOARD)) {
            MoveTable first = MoveTable.compile(Betza.parse(legs, dialect).movement(), BOARD);
            MoveTable second =
                    MoveTable.compile(Betza.parse(plain.replace(":no", "")).movement(), BOARD);
            boolean equal = true;
            SplittableRandom random = new SplittableRandom(20261121);
            for (int game = 0; game < 400; game++) {
                byte[] occupancy = occupancy(random, game % 9);
                int square = random.nextInt(BOARD.squares());
                occupancy[square] = 1;
                equal &= Arrays.equals(
                        first.targets(square, occupancy, false), second.targets(square, occupancy, false));
            }
            assertThat(equal).as("%s and %s, %s", legs, plain, dialect).isEqualTo(same);
        }
    }

    private static byte[] occupancy(SplittableRandom random, int tenths) {
        byte[] occupancy = new byte[BOARD.squares()];
        for (int i = 0; i < occupancy.length; i++) {
            occupancy[i] = (byte) (random.nextInt(10) < tenths ? 1 + random.nextInt(2) : 0);
        }
        return occupancy;
    }

    /// `dx,dy` is a target, `*` the start; after x the squares captured on.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            cabK    | foe@0,1                 | *x0,1
            cabK    | own@0,1                 | -
            mabK    |                         | *
            fcafmF  | foe@1,1                 | 2,2x1,1
            fcafmF  | foe@1,1;foe@2,2         | -
            fcafF   | foe@1,1;foe@2,2         | 2,2x1,1+2,2
            fdafmW  | own@0,1                 | 0,2x0,1
            fpafmW  | own@0,1                 | 0,2
            ftpafmW | foe@0,1                 | -
            ftpafmW | own@0,1                 | 0,2
            fdW     | own@0,1                 | 0,1x0,1
            fmdW    | own@0,1                 | 0,1x0,1
            fcaflmW | foe@0,1                 | -1,2x0,1
            fcabsmW | foe@0,1                 | -1,0x0,1 1,0x0,1
            fcafcW  | foe@0,1;foe@0,2         | 0,2x0,1+0,2
            fmcafW  | foe@0,1                 | 0,2x0,1
            flcaflF | foe@-1,1                | -2,1x-1,1
            frafN   |                         | 4,2
            fcavmW  | foe@0,1                 | *x0,1 0,2x0,1
            """)
    void movesAndWhatTheyTake(String notation, String pieces, String expected) {
        byte[] occupancy = new byte[BOARD.squares()];
        int centre = BOARD.centre();
        occupancy[centre] = 1;
        for (String piece : pieces == null ? new String[0] : pieces.split(";")) {
            String[] at = piece.substring(4).split(",");
            occupancy[BOARD.step(centre, Integer.parseInt(at[0]), Integer.parseInt(at[1]))] =
                    (byte) (piece.startsWith("own") ? 1 : 2);
        }
        MoveTable table = MoveTable.compile(Betza.parse(notation).movement(), BOARD);
        assertThat(names(table.legMoves(centre, occupancy, false))).isEqualTo(expected);
    }

    private static String names(List<LegMove> moves) {
        List<String> names = new ArrayList<>();
        for (LegMove move : moves) {
            String taken = move.taken().stream().map(LegsTest::name).collect(Collectors.joining("+"));
            names.add(name(move.target()) + (taken.isEmpty() ? "" : "x" + taken));
        }
        return names.isEmpty() ? "-" : String.join(" ", names.stream().sorted().toList());
    }

    private static String name(int square) {
        int centre = BOARD.centre();
        return square == centre ? "*" : BOARD.dx(centre, square) + "," + BOARD.dy(centre, square);
    }

    @Test
    void aLionTakesTwoAndComesBack() {
        MoveTable lion = MoveTable.compile(Betza.parse("KNADcaKmcabK").movement(), BOARD);
        byte[] occupancy = new byte[BOARD.squares()];
        int centre = BOARD.centre();
        int north = BOARD.step(centre, 0, 1);
        int east = BOARD.step(centre, 1, 1);
        occupancy[north] = 2;
        occupancy[east] = 2;
        assertThat(lion.legMoves(centre, occupancy, false))
                .contains(
                        new LegMove(centre, List.of(north)),
                        new LegMove(east, List.of(north, east)),
                        new LegMove(north, List.of(east, north)));
        assertThat(lion.captureTargets(centre)).contains(north, east);
    }

    @Test
    void theGryphonRidesOnFromItsFirstStep() {
        MoveTable table = MoveTable.compile(Betza.parse("FyafsF").movement(), BOARD);
        int centre = BOARD.centre();
        assertThat(table.quietTargets(centre)).hasSize(4 + 8 * 3);
        byte[] occupancy = new byte[BOARD.squares()];
        occupancy[BOARD.step(centre, 1, 1)] = 1;
        assertThat(table.targets(centre, occupancy, false)).hasSize(3 + 6 * 3);
    }

    /// A hook mover goes twice along lines at right angles: every square of the board.
    @Test
    void aHookMoverReachesEverySquare() {
        MoveTable table = MoveTable.compile(Betza.parse("RmasR").movement(), BOARD);
        assertThat(table.quietTargets(BOARD.centre())).hasSize(BOARD.squares() - 1);
    }

    @ParameterizedTest
    @EnumSource(names = {"STANDARD", "XBOARD"})
    void castlingGoesBothWays(Dialect dialect) {
        assertThat(Betza.parse("KisO2", dialect).movement().compounds())
                .containsExactlyInAnyOrder(new Castling(-1, 2, 0, true), new Castling(1, 2, 0, true));
    }

    @ParameterizedTest
    @CsvSource({"FX, '(1,4)'", "WY, '(2,3)'", "WX, '(0,4)'", "NX, '(1,5)'", "AY, '(4,4)'", "GX, '(3,6)'", "WXX, '(0,7)'"
    })
    void lengthenedAtoms(String letters, String coordinates) {
        assertThat(Betza.parse(letters).movement())
                .isEqualTo(Betza.parse(coordinates).movement());
    }
}
