package org.pieceworth.lab.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.lab.position.PositionWorth.Effort;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.shapley.Coalitions;
import org.pieceworth.stats.shapley.ShapleySample;

class PositionWorthTest {

    private static final String TEN = "4k3/pp3r2/8/3b4/8/2N5/PPP2R2/4K3 w - - 0 1";

    private static final VariantRules CHESS =
            VariantRules.of(Variants.open("chess").variant());

    private static PositionWorth of(VariantRules rules, String fen, Effort effort) {
        return PositionWorth.of(rules, rules.position(fen), Set.of(), effort);
    }

    @Test
    void sharesAddUpToTheEvaluation() {
        PositionWorth worth = of(CHESS, TEN, new Effort(30, 20, 1, 2));
        double sum = IntStream.range(0, worth.pieces().size())
                .mapToDouble(i -> (worth.pieces().get(i).side() == Side.WHITE ? 1 : -1)
                        * worth.shares().get(i).value())
                .sum();
        assertThat(sum).isCloseTo(worth.evaluation() - worth.royalsAlone(), within(1e-9));
        assertThat(worth.royalsAlone()).isZero();
        assertThat(worth.pieces())
                .hasSize(9)
                .extracting(PositionPiece::symbol)
                .startsWith("N", "P", "P", "P", "R", "P");
    }

    @Test
    void threadsChangeNothing() {
        assertThat(of(CHESS, TEN, new Effort(20, 9, 3, 1))).isEqualTo(of(CHESS, TEN, new Effort(20, 9, 3, 3)));
    }

    /// Of 9 pieces in samples of the usual size 93 to 97 %, with a standard error of 0.5 points.
    @Test
    void intervalsCoverExactShares() {
        VariantPosition position = CHESS.position(TEN);
        List<PositionPiece> pieces = PositionPiece.of(CHESS, position, Set.of());
        double[] outcomes = new double[1 << pieces.size()];
        SearchedCoalitions searched = new SearchedCoalitions(CHESS, position.setup(), pieces, 50);
        for (int set = 0; set < outcomes.length; set++) {
            outcomes[set] = searched.value(present(set, pieces.size()));
        }
        double[] exact = exact(outcomes, pieces.size());
        Coalitions known = present -> outcomes[set(present)];
        int covered = 0;
        for (int seed = 0; seed < 200; seed++) {
            ShapleySample sample = new ShapleySample(pieces.size(), seed);
            for (int draw = 0; draw < 200; draw++) {
                sample.draw(draw, known, outcomes[0], outcomes[outcomes.length - 1]);
            }
            for (int i = 0; i < exact.length; i++) {
                covered += sample.interval(i).contains(exact[i]) ? 1 : 0;
            }
        }
        assertThat(covered / (200.0 * exact.length)).isBetween(0.93, 0.97);
    }

    private static boolean[] present(int set, int pieces) {
        boolean[] present = new boolean[pieces];
        for (int i = 0; i < pieces; i++) {
            present[i] = (set >>> i & 1) != 0;
        }
        return present;
    }

    /// The mean over all orders of joining: s! (n - s - 1)! of n! begin with the same s pieces.
    private static double[] exact(double[] outcomes, int pieces) {
        double[] shares = new double[pieces];
        for (int set = 0; set < outcomes.length; set++) {
            double weight = 1.0 / pieces;
            for (int i = 1; i <= Integer.bitCount(set); i++) {
                weight *= (double) i / (pieces - i);
            }
            for (int i = 0; i < pieces; i++) {
                shares[i] += (set >>> i & 1) != 0 ? 0 : weight * (outcomes[set | 1 << i] - outcomes[set]);
            }
        }
        return shares;
    }

    private static int set(boolean[] present) {
        int set = 0;
        for (int i = 0; i < present.length; i++) {
            set |= present[i] ? 1 << i : 0;
        }
        return set;
    }

    @Test
    void piecesInHandCount() {
        VariantRules crazyhouse = VariantRules.of(Variants.open("crazyhouse").variant());
        PositionWorth worth = of(crazyhouse, "4k3/8/8/8/8/8/8/4K3[QNnp] w - - 0 1", new Effort(50, 10, 1, 2));
        assertThat(worth.pieces()).extracting(PositionPiece::symbol).containsExactlyInAnyOrder("N", "Q", "N", "P");
        assertThat(worth.pieces()).allMatch(piece -> piece.square().isEmpty());
        assertThat(worth.shares().getFirst().value()).isPositive();
    }

    /// Without the rook on e4 White's king is attacked while Black is to move: White is then to move.
    @Test
    void aKingThatIsUncoveredIsNoFault() {
        PositionWorth worth = of(CHESS, "1k2r3/8/8/8/4R3/8/6B1/4K3 b - - 0 1", new Effort(30, 4, 1, 1));
        assertThat(worth.pieces()).hasSize(3);
        assertThat(worth.removals().getFirst()).isPositive();
    }

    /// Without time two orders are evaluated, and the answer says so.
    @Test
    void timeLimitsTheOrders() {
        PositionWorth worth = of(CHESS, TEN, new Effort(10, 50, 1, 1).within(0));
        assertThat(worth.draws()).isEqualTo(2);
        assertThat(worth.shares())
                .isEqualTo(of(CHESS, TEN, new Effort(10, 2, 1, 1)).shares());
        assertThat(of(CHESS, TEN, new Effort(10, 5, 1, 2)).draws()).isEqualTo(5);
    }
}
