package org.pieceworth.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

class CanonicalTextTest {

    private record Sample(Set<Character> letters, Map<String, Integer> numbers, Optional<String> text, OptionalInt n) {}

    @Test
    void orderOfSetsAndMapsDoesNotMatter() {
        Map<String, Integer> one = new LinkedHashMap<>();
        one.put("b", 2);
        one.put("a", 1);
        Map<String, Integer> other = new LinkedHashMap<>();
        other.put("a", 1);
        other.put("b", 2);
        Sample first = new Sample(new LinkedHashSet<>(List.of('B', 'A')), one, Optional.of("x"), OptionalInt.of(3));
        Sample second = new Sample(new LinkedHashSet<>(List.of('A', 'B')), other, Optional.of("x"), OptionalInt.of(3));
        assertThat(first).hasToString("Sample[letters=[B, A], numbers={b=2, a=1}, text=Optional[x], n=OptionalInt[3]]");
        assertThat(CanonicalText.of(first))
                .isEqualTo(CanonicalText.of(second))
                .isEqualTo("Sample(letters=[A,B],numbers=[\"a\"=1,\"b\"=2],text=[\"x\"],n=OptionalInt[3])");
    }

    @Test
    void listsKeepTheirOrderAndTextsTheirBounds() {
        assertThat(CanonicalText.of(List.of("a", "b"))).isNotEqualTo(CanonicalText.of(List.of("b", "a")));
        assertThat(CanonicalText.of(List.of("a\",\"b"))).isNotEqualTo(CanonicalText.of(List.of("a", "b")));
    }

    /// Nothing in the rules has a text that changes from run to run, such as an address.
    @ParameterizedTest
    @ValueSource(strings = {"chess", "shogi", "xiangqi", "seirawan", "atomic", "janggi", "musketeer", "amazons"})
    void rulesHaveAText(String name) {
        Variant variant = Variants.open(name).variant();
        assertThat(CanonicalText.of(variant))
                .doesNotContainPattern("@[0-9a-f]{4,}")
                .contains("\"" + name + "\"");
        assertThat(CanonicalText.digest(variant))
                .isEqualTo(CanonicalText.digest(Variants.open(name).variant()))
                .hasSize(16);
    }

    @Test
    void otherRulesHaveAnother() {
        assertThat(CanonicalText.digest(Variants.open("chess").variant()))
                .isNotEqualTo(CanonicalText.digest(Variants.open("capablanca").variant()));
    }
}
