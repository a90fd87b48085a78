package org.pieceworth.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NearestNameTest {

    private static final List<String> NAMES = List.of("archbishop", "chancellor", "bishop");

    @Test
    void theFirstOfTheNearest() {
        assertThat(NearestName.of("Arch-Bishup", NAMES.stream())).contains("archbishop");
        assertThat(NearestName.of("xyz", NAMES.stream())).contains("bishop");
        assertThat(NearestName.of("xyz", NAMES.stream().skip(3))).isEmpty();
    }

    @Test
    void nearEnough() {
        assertThat(NearestName.within(1, "bishup", NAMES.stream())).contains("bishop");
        assertThat(NearestName.within(0, "bishup", NAMES.stream())).isEmpty();
        assertThat(NearestName.within(20, "bishop".repeat(50), NAMES.stream())).isEmpty();
    }

    /// Letter by letter this would take hours.
    @Test
    void longTextsAreNotGoneThrough() {
        String text = "chancellor" + "x".repeat(1_000_000);
        assertThat(NearestName.of(text, IntStream.range(0, 20_000).mapToObj(i -> NAMES.get(i % 3))))
                .contains("chancellor");
    }
}
