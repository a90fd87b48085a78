package org.pieceworth.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.MoveTable;

/// Legs between brackets, against legs after `a` and against sets worked by hand.
class BracketsTest {

    private static final RectangularBoard BOARD = new RectangularBoard(9, 9);

    @ParameterizedTest
    @CsvSource({
        "[F?R], FyafsF",
        "[W?B], WyafsW",
        "[F-R], yafsF",
        "[W-B], yafsW",
        "[F?fR], FyafsF",
        "[F?fsR], FyafsF",
        "[W?sR], WyasW",
        "[W-sR], yasW",
        "[F-B], yafF",
        "[W-R], yafW",
        "[R?sR], RmasR",
        "[B?sB], BmasB",
        "[R-B], mafsR",
        "[W-F], afsW",
        "[F-W], afsF",
        "[W-W], afW",
        "[W-F-F], afsafW",
        "[W?W?W], WafWafafW",
        "[K-K], afK",
        "[Q-sQ], asQ",
        "[K-fsK], afsK",
        "[cK-hK], cahK",
        "[mcK-bK], mcabK",
        "[K-bmK], abmK",
        "[pR-R], pafR",
        "[pQ-K], gafQ",
        "[tpW-mW], tpafmW",
        "[dW-mW], dafmW",
        "f[cF-mF], fcafmF",
        "[fcF-mF], fcafmF",
        "c[F?R], cFyafscF",
        "m[F?R], mFyafsmF",
        "i[F-R], iyafsF",
        "[N-N], afN",
        "[N?N], NafN",
        "[N-frN], afrN",
        "[A-A], afA",
        "[D-A], afsD",
        "o[F?R], oFoyafsoF",
        "[nN-N], nafN",
        "v[F?R], FflyafrFfryaflFblyaflFbryafrF",
        "v[W?B], vWvyafsW",
        "s[W?B], sWsyafsW",
        "[vW?B], vWvyafsW",
        "fr[W?B], rWryaflW",
        "rf[W?B], fWfyafrW",
        "f[F?R], fFflyafrFfryaflF",
        "fh[F?R], fFfyafsF",
        "WF[W-R], KyafW",
    })
    void bracketsSayWhatLegsSay(String brackets, String legs) {
        assertThat(Betza.parse(brackets).movement())
                .as("%s and %s", brackets, legs)
                .isEqualTo(Betza.parse(legs).movement());
    }

    /// Legs whose steps differ in length have another path after `a`, one square at a time.
    @ParameterizedTest
    @CsvSource({
        "[D?B], DmpafyafsW",
        "[A?R], AmpafyafsF",
        "[W-N], maflafrW:no",
        "[R-W], 'R2:no'",
        "[W-W], nD",
        "[pR-W], gR",
        "[W-F], nN",
    })
    void bracketsReachWhatLegsReach(String brackets, String legs) {
        boolean same = !legs.endsWith(":no");
        MoveTable first = MoveTable.compile(Betza.parse(brackets).movement(), BOARD);
        MoveTable second =
                MoveTable.compile(Betza.parse(legs.replace(":no", "")).movement(), BOARD);
        boolean equal = true;
        SplittableRandom random = new SplittableRandom(20261126);
        for (int game = 0; game < 400; game++) {
            byte[] occupancy = new byte[BOARD.squares()];
            for (int i = 0; i < occupancy.length; i++) {
                occupancy[i] = (byte) (random.nextInt(10) < game % 9 ? 1 + random.nextInt(2) : 0);
            }
            int square = random.nextInt(BOARD.squares());
            occupancy[square] = 1;
            equal &= Arrays.equals(first.targets(square, occupancy, false), second.targets(square, occupancy, false));
        }
        assertThat(equal).as("%s and %s", brackets, legs).isEqualTo(same);
    }

    /// On 9x9 from the centre, worked by hand.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            f[F-R]   | -1,2 -1,3 -1,4 1,2 1,3 1,4
            rf[W-B]  | 1,2 2,3 3,4
            fr[W-B]  | 2,1 3,2 4,3
            rf[F-R]  | 1,2 1,3 1,4
            [fW-N]   | -1,3 1,3
            rf[N-B]  | 2,3 3,4
            rf[N-R]  | 1,3 1,4
            fr[N-R]  | 3,1 4,1
            rf[N-bR] | 1,1 1,0 1,-1 1,-2 1,-3 1,-4
            [frF-N]  | 2,3 3,2
            [frF-sR] | 1,-1 1,-2 1,-3 1,-4 1,2 1,3 1,4 -1,1 -2,1 -3,1 -4,1 2,1 3,1 4,1 1,0 0,1
            [fW-rW]  | 1,1
            [fW-frB] | 1,2 2,3 3,4
            [frF-rR] | 2,1 3,1 4,1 1,0 1,-1 1,-2 1,-3 1,-4
            """)
    void squaresReached(String brackets, String wanted) {
        MoveTable table = MoveTable.compile(Betza.parse(brackets).movement(), BOARD);
        int centre = BOARD.centre();
        TreeSet<String> reached = new TreeSet<>();
        for (int target : table.quietTargets(centre)) {
            reached.add(BOARD.dx(centre, target) + "," + BOARD.dy(centre, target));
        }
        assertThat(reached).containsExactlyInAnyOrder(wanted.split(" +"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [F]         | 1 | 1 leg between brackets
            [F?R        | 5 | the end between brackets
            [F=R]       | 3 | found '=' after a leg; expected -
            [F/R]       | 3 | found '/' after a leg
            [FR]        | 3 | found 'R' after a leg; expected - (the move goes on), ? (it goes on or ends) or ]; write [F?R]
            t[FR]       | 4 | write [F?R]
            [F?R]3      | 6 | legs that repeat
            [[F-R]-R]   | 2 | brackets between brackets
            []          | 2 | expected an atom
            [F-]        | 4 | expected an atom
            [-R]        | 2 | expected an atom
            n[F-R]      | 1 | n before brackets
            af[F-R]     | 1 | a before brackets
            [W-afF]     | 4 | separated by - or ?
            [yF-R]      | 1 | the next leg's own atom
            [gR-R]      | 1 | the next leg's own atom
            [F-zR]      | 1 | bend by themselves
            [O2-R]      | 1 | castling between brackets
            [F-iR]      | 1 | i between brackets
            [eF-R]      | 1 | e only on the last leg
            [pR?R]      | 1 | no move ends over a piece
            [tW-W]      | 1 | t between brackets
            c[F-cR]     | 1 | in one of these places
            c[cF?R]     | 1 | in one of these places
            [N-rR]      | 1 | r on a leg after an oblique one
            [N-lK]      | 1 | l on a leg after an oblique one
            h[F-R]      | 1 | as a half
            [hN-N]      | 1 | as a half
            [F-hR]      | 1 | as a half
            [gN?N]      | 1 | the next leg's own atom
            [W-gW]      | 1 | single leap
            [jW-W]      | 1 | leave no move
            [W-W-W-W-W-W-W-W-W] | 1 | 9 legs
            [K-hK-hK-hK-hK] | 1 | more than 5000 paths
            """)
    void errorsNameThePlace(String notation, int position, String part) {
        BetzaSyntaxException error = catchThrowableOfType(BetzaSyntaxException.class, () -> Betza.parse(notation));
        assertThat(error).as(notation).hasMessageContaining(part).hasMessageContaining("character " + position);
    }

    @Test
    void otherProgramsDoNotReadThem() {
        assertThat(Betza.parse("[F?R]").warnings())
                .anyMatch(warning -> warning.contains("Fairy-Stockfish") && warning.contains("skipped"))
                .anyMatch(warning -> warning.contains("XBoard does not read it"));
    }

    @ParameterizedTest
    @CsvSource({
        "FyafsF, [F?R]",
        "WyafsW, [W?B]",
        "yafsF, [F-R]",
        "RmasR, [R?sR]",
        "BmasB, [B?sB]",
        "afsW, [W-F]",
        "gafQ, [pQ-K]",
        "WafWafafW, [W?W?W]",
        "KNADcabK, KNAD[cK-bK]",
        "fcafmF, [fcF-mF]",
        "afrN, [N-frN]",
        "afsafW, [W-F-F]",
        "iyafsF, i[F-R]",
    })
    void legsAndBracketsAreTranslated(String legs, String brackets) {
        assertThat(Translation.of(Betza.parse(legs))).contains(brackets);
        String back = Translation.of(Betza.parse(brackets)).orElseThrow();
        assertThat(Betza.parse(back).movement()).isEqualTo(Betza.parse(legs).movement());
        assertThat(back).doesNotContain("[");
        assertThat(back).hasSizeLessThanOrEqualTo(legs.length());
    }

    /// Every translation means the same, whatever the text; most texts of several legs have one.
    @Test
    void aLionIsTranslated() {
        String lion = Translation.of(Betza.parse("KNADcaKmcabK")).orElseThrow();
        assertThat(lion).startsWith("KNAD[cK-").endsWith("[mcK-bK]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "BN", "[D?B]", "[N-B]", "v[F?R]", "[F-R]afW", "[R2-R]"})
    void whatHasNoOtherWordsIsLeft(String notation) {
        assertThat(Translation.of(Betza.parse(notation))).isEmpty();
    }
}
