package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.EndingSurvey;
import org.pieceworth.rules.fairy.SolvedEnding;
import org.pieceworth.rules.fairy.SolvedEnding.Man;
import org.pieceworth.rules.fairy.SolvedEnding.Tally;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Region;
import org.pieceworth.rules.variant.Sided;
import org.pieceworth.rules.variant.Variants;

/// Endings are counted in positions that games can have: kings in their palaces, elephants on their bank of the river,
/// soldiers not behind their start.
class PossibleEndingsTest {

    /// Solved once for all tests.
    private static final Map<String, SolvedEnding> SOLVED = new ConcurrentHashMap<>();

    private static SolvedEnding solved(String name, String men) {
        return SOLVED.computeIfAbsent(name + " " + men, _ -> EndingGames.solve(ShippedRules.of(name), men, 2));
    }

    /// The variants whose endings are solved and that confine pieces.
    static Stream<String> confined() {
        return Variants.shipped().names().stream().filter(name -> {
            VariantRules rules = ShippedRules.of(name);
            return rules.variant().royals().kings().size() == 1
                    && !rules.variant().mobility().regions().isEmpty()
                    && rules.variant().board().squares() <= EndingSurvey.MAX_SQUARES
                    && new EndingSurvey(rules).obstacles().isEmpty();
        });
    }

    @Test
    void variantsThatConfinePieces() {
        assertThat(confined()).containsExactlyInAnyOrder("pawnback", "minixiangqi", "xiangqi", "manchu");
    }

    @ParameterizedTest
    @MethodSource("confined")
    void noPieceIsCountedOutsideItsRegion(String name) {
        VariantRules rules = ShippedRules.of(name);
        char king = rules.variant().royals().kings().iterator().next();
        Map<Character, Sided<Region>> regions = rules.variant().mobility().regions();
        for (PieceType type : rules.variant().types()) {
            if (type.letter() != king) {
                SolvedEnding ending = solved(name, "" + king + type.letter() + "v" + king);
                List<Man> men = ending.men();
                for (Side toMove : Side.values()) {
                    List<Tally> tallies = ending.tallies(toMove, 2, at -> {
                        boolean stands = true;
                        for (int slot = 0; slot < at.length; slot++) {
                            Sided<Region> own = regions.get(men.get(slot).letter());
                            stands &=
                                    own == null || own.of(men.get(slot).side()).contains(at[slot]);
                        }
                        return stands ? 0 : 1;
                    });
                    assertThat(tallies.getFirst().positions()).isPositive();
                    assertThat(tallies.getLast().positions()).isZero();
                }
                ending.hardest(Side.WHITE).ifPresent(position -> {
                    assertThat(rules.position(position.fen()).fen()).isEqualTo(position.fen());
                    assertThat(ending.line(position)).isNotEmpty();
                });
            }
        }
    }

    /// By the squares of the pieces: 9 of a king, 90 of a rook, 7 of an elephant, 5 of an adviser, 55 of a soldier.
    @ParameterizedTest
    @CsvSource({"R, 7290", "C, 7290", "B, 567", "A, 405", "P, 4455"})
    void positionsOfXiangqi(char piece, int most) {
        SolvedEnding ending = solved("xiangqi", "K" + piece + "vK");
        assertThat(ending.tally(Side.WHITE).positions()).isBetween(most / 3L, (long) most);
        assertThat(ending.tally(Side.BLACK).positions()).isBetween(most / 3L, (long) most);
    }

    /// A rook wins, and an elephant or an adviser cannot even hold its own king back; a cannon without a screen of its
    /// own
    /// gives no mate but by accident.
    @Test
    void aLoneCannonDoesNotWin() {
        SolvedEnding cannon = solved("xiangqi", "KCvK");
        Tally white = cannon.tally(Side.WHITE);
        assertThat((double) white.won() / white.positions()).isLessThan(0.05);
    }

    @ParameterizedTest
    @CsvSource({"chess, 2", "makruk, 3", "grand, 3"})
    void pawnsAreNotBehindTheirStart(String name, int rank) {
        VariantRules rules = ShippedRules.of(name);
        RectangularBoard board = rules.variant().board();
        SolvedEnding ending = EndingGames.solve(rules, "KPvK", 2);
        List<Integer> ranks = new ArrayList<>();
        int pawn = ending.men().stream().map(Man::letter).toList().indexOf('P');
        ending.tallies(Side.WHITE, 1, at -> {
            ranks.add(board.rank(at[pawn]) + 1);
            return 0;
        });
        assertThat(ranks.stream().min(Integer::compare)).contains(rank);
    }
}
