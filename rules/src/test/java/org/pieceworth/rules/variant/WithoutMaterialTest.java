package org.pieceworth.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WithoutMaterialTest {

    @ParameterizedTest
    @CsvSource({
        "flipello, TURNED",
        "ataxx, TURNED",
        "gomokufreestyle, CONNECTED",
        "isolation, NOTHING_TAKEN",
        "amazons, NOTHING_TAKEN",
        "fox-and-hounds, NOTHING_TAKEN",
        "chess,",
        "clobber,",
        "breakthrough,",
        "crazyhouse,",
        "petrified,",
    })
    void gamesAreKnownByTheirRules(String name, WithoutMaterial reason) {
        assertThat(WithoutMaterial.of(Variants.open(name).variant())).isEqualTo(Optional.ofNullable(reason));
    }
}
