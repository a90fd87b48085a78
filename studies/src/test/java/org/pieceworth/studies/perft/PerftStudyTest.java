package org.pieceworth.studies.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.answer.Format;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.Printed;
import org.pieceworth.text.InputException;

class PerftStudyTest {

    @Test
    void positionsAreCounted() {
        PerftAnswer answer = PerftStudy.of("chess", 3).answer();
        assertThat(answer.nodes()).isEqualTo(8902);
        assertThat(answer.variant()).isEqualTo("chess");
        assertThat(answer.divided()).isEmpty();
        assertThat(PerftStudy.of("capablanca", 2).answer().nodes()).isEqualTo(784);
        assertThat(Printed.json(answer.document()).propertyNames()).containsExactly("nodes", "seconds");
    }

    @Test
    void countsBelowEachMoveAddUp() {
        PerftAnswer answer = new PerftStudy("chess", Optional.empty(), Optional.empty(), 2, true, false).answer();
        Map<String, Long> divided = answer.divided().orElseThrow();
        assertThat(divided).hasSize(20).containsEntry("b1a3", 20L);
        assertThat(answer.nodes()).isEqualTo(400);
        assertThat(Printed.text(answer.document(), Format.CSV).lines()).startsWith("move,nodes", "b1a3,20");
    }

    @Test
    void depthNoughtIsThePositionItself() {
        PerftAnswer answer = new PerftStudy("chess", Optional.empty(), Optional.empty(), 0, true, false).answer();
        assertThat(answer.nodes()).isEqualTo(1);
        assertThat(answer.divided()).isEmpty();
    }

    @Test
    void aPositionThatDoesNotFitIsNotCounted() {
        assertThatThrownBy(
                        () -> new PerftStudy("chess", Optional.empty(), Optional.of("8/8"), 1, false, false).answer())
                .isInstanceOf(InputException.class);
    }

    /// Chess under another name, or from another position, is chess; a rule more and it is not.
    @Test
    void chessIsKnownByItsRules() {
        Variant twin = Variants.parse("my.ini", "[twin:chess]\nstartFen = 4k3/8/8/8/8/8/8/4K2R w K - 0 1")
                .read("twin")
                .variant();
        assertThat(Variants.isChess(twin)).isTrue();
        assertThat(Variants.isChess(Variants.open("crazyhouse").variant())).isFalse();
    }

    /// On a cylinder some first moves pin a pawn of Black's over the edge.
    @Test
    void aBoardInsteadOfAVariant() {
        assertThat(new PerftStudy("chess", Optional.of("8x8:cylinder"), Optional.empty(), 2, false, false)
                        .answer()
                        .nodes())
                .isLessThan(new PerftStudy("chess", Optional.of("8x8"), Optional.empty(), 2, false, false)
                        .answer()
                        .nodes());
    }
}
