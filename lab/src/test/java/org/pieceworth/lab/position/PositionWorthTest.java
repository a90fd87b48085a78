package org.pieceworth.lab.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.lab.position.PositionWorth.Effort;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.shapley.ExactShapley;

class PositionWorthTest {

    private static final String TEN = "4k3/pp3r2/8/3b4/8/2N5/PPP2R2/4K3 w - - 0 1";

    private static final VariantRules CHESS =
            VariantRules.of(Variants.open("chess").variant());

    private static PositionWorth of(VariantRules rules, String fen, Effort effort) {
        return PositionWorth.of(rules, rules.position(fen), effort);
    }

    @Test
    void sharesAddUpToTheEvaluation() {
        PositionWorth worth = of(CHESS, TEN, new Effort(30, 20, 1, 2));
        double sum = IntStream.range(0, worth.pieces().size())
                .mapToDouble(i -> (worth.pieces().get(i).side() == Side.WHITE ? 1 : -1)
                        * worth.shares().get(i).value())
                .sum();
        assertThat(sum).isCloseTo(worth.evaluation() - worth.royalsAlone(), within(1e-9));
        assertThat(worth.pieces()).hasSize(9).extracting(PositionPiece::symbol).startsWith("N", "P", "P", "P", "R", "P");
    }

    @Test
    void threadsChangeNothing() {
        assertThat(of(CHESS, TEN, new Effort(20, 9, 3, 1))).isEqualTo(of(CHESS, TEN, new Effort(20, 9, 3, 3)));
    }

    @Test
    void intervalsCoverExactShares() {
        VariantPosition position = CHESS.position(TEN);
        List<PositionPiece> pieces = PositionPiece.of(CHESS, position);
        double[] exact = ExactShapley.of(
                pieces.size(), new SearchedCoalitions(CHESS, position.setup(), pieces, 10));
        int covered = 0;
        for (int seed = 0; seed < 8; seed++) {
            List<Estimate> shares =
                    PositionWorth.of(CHESS, position, new Effort(10, 60, seed, 1)).shares();
            for (int i = 0; i < exact.length; i++) {
                double white = pieces.get(i).side() == Side.WHITE ? exact[i] : -exact[i];
                covered += Math.abs(shares.get(i).value() - white) <= 1.96 * shares.get(i).standardError() ? 1 : 0;
            }
        }
        // Of 72 intervals, with a standard error of 2.6 points; bench/COVERAGE.md has thousands.
        assertThat(covered).isBetween(62, 72);
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
        PositionWorth worth =
                of(CHESS, "1k2r3/8/8/8/4R3/8/6B1/4K3 b - - 0 1", new Effort(30, 4, 1, 1));
        assertThat(worth.pieces()).hasSize(3);
        assertThat(worth.removals().getFirst()).isPositive();
    }
}
