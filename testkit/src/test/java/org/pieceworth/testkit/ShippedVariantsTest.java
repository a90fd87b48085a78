package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// Every variant that ships can be played from its start.
class ShippedVariantsTest {

    @Test
    void everyStartCanBePlayedAndWritten() {
        for (String name : Variants.shipped().names()) {
            VariantRules rules = ShippedRules.of(name);
            VariantPosition start = rules.start();
            assertThat(Perft.count(start, 2)).as(name).isGreaterThan(1);
            assertThat(rules.position(start.fen()).fen()).as(name).isEqualTo(start.fen());
        }
    }

    /// Counts from the rules alone, worked by hand: what a side can do first.
    @Test
    void firstMovesAreAsTheRulesSay() {
        assertThat(first("capablanca")).isEqualTo(28);
        assertThat(first("shogi")).isEqualTo(30);
        assertThat(first("xiangqi")).isEqualTo(44);
        assertThat(first("makruk")).isEqualTo(23);
        assertThat(first("breakthrough")).isEqualTo(22);
        assertThat(first("dobutsu")).isEqualTo(4);
        assertThat(first("seirawan")).isEqualTo(28);
        assertThat(first("musketeer")).isEqualTo(20);
    }

    private static long first(String name) {
        return Perft.count(ShippedRules.of(name).start(), 1);
    }

    /// A variant inherits all of its parent: derived with nothing new, it counts the same.
    @Test
    void aChildThatSaysNothingPlaysAsItsParent() {
        for (String name : List.of("shogi", "spartan", "sittuyin", "shako", "xiangqi", "seirawan", "wolf")) {
            Variant child = Variants.parse("my.ini", "[child:" + name + "]\n")
                    .read("child")
                    .variant();
            VariantRules parent = ShippedRules.of(name);
            assertThat(child.types()).isEqualTo(parent.variant().types());
            assertThat(Perft.count(VariantRules.of(child).start(), 2))
                    .as(name)
                    .isEqualTo(Perft.count(parent.start(), 2));
        }
    }
}
