package org.pieceworth.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.variant.Variants;

class VariantTraitsTest {

    /// Kings that are taken without check, no check allowed, checks counted.
    @ParameterizedTest
    @ValueSource(strings = {"atomar", "nocheckatomic", "threekings", "extinction", "racingkings", "karouk", "3check"})
    void sacrificesAreSparedWhereNobodyIsInCheckOrChecksCount(String name) {
        assertThat(VariantTraits.of(Variants.open(name).variant()).sparesSacrifices())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "atomic", "kingofthehill", "coregal", "horde", "crazyhouse"})
    void elsewhereTheyAreNot(String name) {
        assertThat(VariantTraits.of(Variants.open(name).variant()).sparesSacrifices())
                .isFalse();
    }
}
