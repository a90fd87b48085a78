package org.pieceworth.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// Both games of a pair have the same, and the next pair has the next.
class InTurnTest {

    private static final InTurn<String> LETTERS = new InTurn<>(List.of("a", "b", "c"));

    @Test
    void pairsTakeTurns() {
        assertThat(LongStream.range(0, 10).mapToObj(LETTERS::of))
                .containsExactly("a", "a", "b", "b", "c", "c", "a", "a", "b", "b");
        assertThat(LETTERS.of(2L * 3 * 2_000_000_000 + 2)).isEqualTo("b");
        assertThat(InTurn.always("a").of(7)).isEqualTo("a");
    }

    @Test
    void whatIsMadeOfEachHasTheSameTurn() {
        assertThat(LETTERS.map(String::toUpperCase).all()).containsExactly("A", "B", "C");
    }

    @Test
    void nothingTakesNoTurns() {
        assertThatIllegalArgumentException().isThrownBy(() -> new InTurn<>(List.of()));
    }
}
