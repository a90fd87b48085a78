package org.pieceworth.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pieceworth.engine.weights.SearchConstants;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.Variants;

/// What is learnt of quiet moves, and how it is forgotten.
class MoveHistoryTest {

    private static final int PLIES = 4;

    private final VariantRules rules =
            VariantRules.of(Variants.shipped().read("crazyhouse").variant());
    private final MoveHistory history =
            new MoveHistory(SearchConstants.SHIPPED, rules.letters().length(), 64, PLIES);

    private int index(String fen, String move) {
        VariantPosition position = rules.position(fen);
        int read = Uci.read(position, move);
        assertThat(read).as(move).isNotEqualTo(Move.NONE);
        return history.index(position, read);
    }

    @Test
    void movesOfOnePieceToOneSquareAreOneWhereverTheyComeFrom() {
        String fen = "4k3/8/8/8/8/2N5/8/4K1N1[N] w - - 0 1";
        assertThat(index(fen, "c3e2")).isEqualTo(index(fen, "g1e2")).isEqualTo(index(fen, "N@e2"));
        assertThat(index(fen, "e1e2")).isNotEqualTo(index(fen, "g1e2"));
        assertThat(index(fen, "g1f3")).isNotEqualTo(index(fen, "g1e2"));
        String black = "4k1n1/8/8/8/8/8/8/4K3[] b - - 0 1";
        assertThat(index(black, "g8f6")).isNotEqualTo(index("4k3/8/8/8/6N1/8/8/4K3[] w - - 0 1", "g4f6"));
    }

    @Test
    void bonusesGrowWithDepthToALimit() {
        assertThat(history.bonus(1)).isEqualTo(92);
        assertThat(history.bonus(4)).isEqualTo(752);
        assertThat(history.bonus(7)).isEqualTo(1988);
        assertThat(history.bonus(8)).isEqualTo(2000);
    }

    @Test
    void scoresStayWithinBoundsHoweverOftenAMoveIsGood() {
        for (int i = 0; i < 1_000; i++) {
            history.update(0, 2000);
            history.update(1, -2000);
        }
        assertThat(history.score(0)).isBetween(15_000, 1 << 14);
        assertThat(history.score(1)).isBetween(-(1 << 14), -15_000);
        history.update(0, -2000);
        assertThat(history.score(0)).isLessThan(13_000);
    }

    @Test
    void whatFollowsAMoveCountsAfterItOnly() {
        Node first = Node.root(PLIES);
        Node second = first.child;
        Node third = second.child;
        first.setHistory(7);
        second.setHistory(9);
        history.update(3, third.reply(), third.own(), 1000);
        assertThat(history.score(3, third.reply(), third.own())).isEqualTo(3000);
        second.setHistory(10);
        assertThat(history.score(3, third.reply(), third.own()))
                .as("after the same own move")
                .isEqualTo(2000);
        first.setHistory(8);
        assertThat(history.score(3, third.reply(), third.own())).as("by itself").isEqualTo(1000);
        second.setHistory(9);
        assertThat(history.score(3, third.reply(), third.own()))
                .as("after the same reply")
                .isEqualTo(2000);
        second.setHistory(MoveHistory.UNKNOWN);
        assertThat(history.score(3, third.reply(), third.own()))
                .as("after a null move")
                .isEqualTo(1000);
        history.clear();
        second.setHistory(9);
        assertThat(history.score(3, third.reply(), third.own())).isZero();
    }

    @Test
    void capturesAreKnownByWhatTheyTake() {
        history.updateCapture(history.captureIndex(5, 2), 700);
        assertThat(history.captureScore(history.captureIndex(5, 2))).isEqualTo(700);
        assertThat(history.captureScore(history.captureIndex(5, 1))).isZero();
        assertThat(history.captureScore(history.captureIndex(6, 2))).isZero();
        history.clear();
        assertThat(history.captureScore(history.captureIndex(5, 2))).isZero();
    }

    @Test
    void theLastTwoKillersAreKept() {
        history.setKiller(1, 5);
        history.setKiller(1, 6);
        history.setKiller(1, 6);
        assertThat(history.killer(1, 0)).isEqualTo(6);
        assertThat(history.killer(1, 1)).isEqualTo(5);
        history.setKiller(1, 7);
        assertThat(history.killer(1, 0)).isEqualTo(7);
        assertThat(history.killer(1, 1)).isEqualTo(6);
        assertThat(history.killer(2, 0)).isEqualTo(Move.NONE);
    }

    @Test
    void aNullMoveHasNoCounterMove() {
        history.setCounterMove(MoveHistory.UNKNOWN, 5);
        assertThat(history.counterMove(MoveHistory.UNKNOWN)).isEqualTo(Move.NONE);
        history.setCounterMove(0, 6);
        assertThat(history.counterMove(0)).isEqualTo(6);
    }

    @Test
    void theNextMoveOfAGameBeginsWithHalf() {
        history.update(3, 1000);
        history.setKiller(1, 5);
        history.setCounterMove(0, 6);
        history.age();
        assertThat(history.score(3)).isEqualTo(500);
        assertThat(history.killer(1, 0)).isEqualTo(Move.NONE);
        assertThat(history.counterMove(0)).isEqualTo(6);
        history.clear();
        assertThat(history.score(3)).isZero();
        assertThat(history.counterMove(0)).isEqualTo(Move.NONE);
    }
}
