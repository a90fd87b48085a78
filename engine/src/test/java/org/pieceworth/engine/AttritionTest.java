package org.pieceworth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.engine.evaluation.Evaluation;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;

/// Where bare kings lose, the same lead is worth more when fewer pieces are left.
class AttritionTest {

    private static final String MANY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w - - 0 1";
    private static final String FEW = "4k1nr/8/8/8/8/8/8/4K2R w - - 0 1";

    private static double factor(VariantRules rules, String fen) {
        VariantPosition position = rules.position(fen);
        return new Evaluation(rules, Optional.empty()).factor(position);
    }

    @ParameterizedTest
    @CsvSource({"shatranj, true", "chess, false", "chaturanga, false", "horde, false", "antichess, false"})
    void leadsCountMoreWhereBareKingsLose(String name, boolean more) {
        VariantRules rules = VariantRules.of(Variants.open(name).variant());
        assertThat(factor(rules, FEW) > factor(rules, MANY)).isEqualTo(more);
        assertThat(factor(rules, MANY) > 1).isEqualTo(more);
    }

    @Test
    void theOlderRuleOfBareKingsCountsToo() {
        VariantRules rules = VariantRules.of(Variants.parse("own.ini", "[own:chess]\nbareKingValue = loss\n")
                .read("own")
                .variant());
        assertThat(factor(rules, FEW)).isEqualTo(3);
    }
}
