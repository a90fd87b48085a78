package org.pieceworth.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pieceworth.engine.search.Score;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.GameStatus;
import org.pieceworth.rules.variant.Variants;

/// Games that are over, and repetitions that may end them.
class GameEndScoresTest {

    private static VariantPosition played(String variant, String moves) {
        VariantPosition position =
                VariantRules.of(Variants.shipped().read(variant).variant()).start();
        for (String name : moves.split(" ")) {
            int move = Uci.read(position, name);
            assertThat(move).as(name).isNotEqualTo(Move.NONE);
            position.make(move);
        }
        return position;
    }

    @Test
    void soonerIsMore() {
        assertThat(GameEndScores.of(GameStatus.DRAWN, 5)).isZero();
        assertThat(GameEndScores.of(GameStatus.WON, 5)).isEqualTo(Score.winIn(5));
        assertThat(GameEndScores.of(GameStatus.LOST, 5)).isEqualTo(Score.lossIn(5));
        assertThat(GameEndScores.of(GameStatus.WON, 5)).isGreaterThan(GameEndScores.of(GameStatus.WON, 6));
    }

    @Test
    void aNewPositionIsUndecided() {
        VariantPosition position = played("chess", "g1f3 g8f6 f3g1");
        assertThat(GameEndScores.ofRepetition(position, 3, 3)).isEqualTo(GameEndScores.UNDECIDED);
    }

    @Test
    void theFirstRepetitionIsTakenForTheDraw() {
        VariantPosition position = played("chess", "g1f3 g8f6 f3g1 f6g8");
        assertThat(GameEndScores.ofRepetition(position, 4, 3)).isZero();
    }
}
