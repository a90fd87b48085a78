package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.EndingSurvey;
import org.pieceworth.rules.fairy.EndingValue;
import org.pieceworth.rules.fairy.SolvedEnding;
import org.pieceworth.rules.fairy.SolvedEnding.Tally;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.text.Progress;

/// Whole endings, by published numbers.
class SolvedEndingsTest {

    private static SolvedEnding orthodox(String men) {
        return EndingGames.solve(ShippedRules.of("chess"), men, 2);
    }

    private static List<Long> everySecond(List<Long> counts, int first) {
        return IntStream.range(0, counts.size())
                .filter(plies -> plies % 2 == first)
                .mapToObj(counts::get)
                .toList();
    }

    /// The database of M. Bain and A. Hoff (UCI Machine Learning Repository, "Chess (King-Rook vs. King)",
    /// 1994) has all 28,056 positions with Black to move, 2,796 of them drawn, and the number for each
    /// depth.
    @Test
    void rookAgainstKingIsThePublishedDatabase() {
        Tally black = orthodox("KRvK").tally(Side.BLACK);
        assertThat(black.different()).isEqualTo(28_056);
        assertThat(everySecond(black.lostIn(), 0))
                .containsExactly(
                        27L, 78L, 246L, 81L, 198L, 471L, 592L, 683L, 1433L, 1712L, 1985L, 2854L, 3597L, 4194L, 4553L,
                        2166L, 390L);
        assertThat(black.lostIn().stream().mapToLong(Long::longValue).sum()).isEqualTo(28_056 - 2_796);
    }

    /// The longest wins and the number of positions that take them, by the tables of E. Nalimov as counted
    /// by P. Karrer and G. Stefani: queen 10 (1 position with White to move, 8 with Black), rook 16 (121 and
    /// 390), bishop and knight 33 (138), pawn 28 (3 and 2).
    @ParameterizedTest
    @CsvSource({"KQvK, 10, 1, 8", "KRvK, 16, 121, 390", "KPvK, 28, 3, 2"})
    void theLongestWinsOfThreeMen(String men, int moves, long white, long black) {
        SolvedEnding ending = orthodox(men);
        Tally strong = ending.tally(Side.WHITE);
        assertThat(strong.longest()).isEqualTo(moves);
        assertThat(strong.wonIn().getLast()).isEqualTo(white);
        assertThat(strong.won() == strong.positions()).isNotEqualTo(men.equals("KPvK"));
        assertThat(ending.tally(Side.BLACK).lostIn())
                .hasSize(2 * moves + 1)
                .last()
                .isEqualTo(black);
    }

    @Test
    @Tag("slow")
    void bishopAndKnightNeedThirtyThreeMoves() {
        Tally white = orthodox("KBNvK").tally(Side.WHITE);
        assertThat(white.longest()).isEqualTo(33);
        assertThat(white.wonIn().getLast()).isEqualTo(138);
        assertThat(100.0 * white.won() / white.positions()).isBetween(99.5, 99.52);
    }

    /// K. Müller and F. Lamprecht, Fundamental Chess Endings (2001): two bishops on squares of both colours
    /// win 99.97 % of positions, in 19 moves at most.
    @Test
    @Tag("slow")
    void twoBishopsNeedBothColours() {
        SolvedEnding ending = orthodox("KBBvK");
        List<Integer> bishops = IntStream.range(0, 4)
                .filter(slot -> ending.men().get(slot).letter() == 'B')
                .boxed()
                .toList();
        List<Tally> byColour = ending.tallies(Side.WHITE, 2, at -> {
            int one = at[bishops.getFirst()];
            int other = at[bishops.getLast()];
            return (one / 8 + one % 8 + other / 8 + other % 8) % 2;
        });
        assertThat(byColour.getFirst().won()).isZero();
        assertThat(byColour.getLast().longest()).isEqualTo(19);
        assertThat(100.0 * byColour.getLast().won() / byColour.getLast().positions())
                .isBetween(99.96, 99.98);
    }

    /// H. G. Muller (chessvariants.com, 2019) about chess with different armies: all light pieces of the
    /// Rookies (short rook, woody rook, half-duck) force mate alone, none of the Clobberers (bede, phoenix, FAD),
    /// and all but one of the Nutters (charging rook, charging knight, fibnif). His page about pairs: a piece that
    /// never attacks two adjacent squares of a line cannot (knight, camel, zebra, ferz). Nightrider: as in
    /// Wikipedia's article about it.
    @ParameterizedTest
    @CsvSource({
        "R4, true",
        "WD, true",
        "HFD, true",
        "BD, false",
        "WA, false",
        "FAD, false",
        "N, false",
        "C, false",
        "Z, false",
        "F, false",
        "fRrlbK, true",
        "fhNrlbK, true",
        "fbNF, false",
        "NN, false",
        "BN, true"
    })
    void fairyPiecesThatMateAlone(String betza, boolean mates) {
        Tally white =
                EndingGames.solve(EndingGames.with(8, betza, ""), "KXvK", 2).tally(Side.WHITE);
        assertThat(white.won() > 0.95 * white.positions()).isEqualTo(mates);
        assertThat(white.won() < 0.01 * white.positions()).isNotEqualTo(mates);
    }

    /// Two knights mate, but only if the king steps into it.
    @Test
    @Tag("slow")
    void twoKnightsDoNotWinByForce() {
        Tally white = orthodox("KNNvK").tally(Side.WHITE);
        assertThat(white.longest()).isLessThanOrEqualTo(1);
        assertThat(100.0 * white.won() / white.positions()).isBetween(0.0, 0.1);
        assertThat(white.lost()).isZero();
    }

    @Test
    void theLineOfTheHardestPositionIsAsLongAsItsValueAndMates() {
        SolvedEnding ending = orthodox("KRvK");
        VariantPosition hardest = ending.hardest(Side.WHITE).orElseThrow();
        assertThat(ending.value(hardest)).isEqualTo(new EndingValue(GameValue.WIN, 31));
        assertThat(ending.line(hardest))
                .hasSize(31)
                .last()
                .satisfies(mate -> assertThat(mate.san()).endsWith("#"));
        assertThat(hardest.fen()).endsWith("w - - 0 1");
    }

    @Test
    void nothingDependsOnThreads() {
        VariantRules rules = EndingGames.with(5, "fRfFbW", "");
        List<SolvedEnding> solved = Stream.of(1, 2, 5)
                .map(threads -> EndingGames.solve(rules, "KXYvK", threads))
                .toList();
        for (Side side : Side.values()) {
            assertThat(solved.stream().map(ending -> ending.tally(side)).distinct())
                    .hasSize(1);
        }
        assertThat(solved.stream()
                        .map(ending -> ending.line(ending.hardest(Side.WHITE).orElseThrow()))
                        .distinct())
                .hasSize(1);
    }

    @Test
    void workThatIsGivenUpEndsAtOnce() {
        EndingSurvey survey = new EndingSurvey(ShippedRules.of("chess"));
        Progress stops = new Progress() {
            @Override
            public void step() {
                throw new CancellationException();
            }
        };
        assertThatThrownBy(() -> survey.solve(EndingGames.men("KRvK"), 2, stops))
                .isInstanceOf(CancellationException.class);
    }
}
