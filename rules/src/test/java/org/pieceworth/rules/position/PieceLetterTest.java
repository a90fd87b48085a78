package org.pieceworth.rules.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PieceLetterTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"", "N", "N'", "n'", "rn'bq'k2/8[N'n]", "+S'4Q'~", "N''", "'N", "4'", "a7a8n'", "A'a'Z'z'", "é'"
            })
    void textsComeBack(String written) {
        assertThat(PieceLetter.written(PieceLetter.inside(written))).isEqualTo(written);
        assertThat(PieceLetter.inside(PieceLetter.inside(written))).isEqualTo(PieceLetter.inside(written));
    }

    @Test
    void aDressedLetterIsOneCharWithACapital() {
        String inside = PieceLetter.inside("N'n'Nn");
        assertThat(inside).hasSize(4);
        assertThat(Character.toLowerCase(inside.charAt(0))).isEqualTo(inside.charAt(1));
        assertThat(PieceLetter.text(Character.toUpperCase(inside.charAt(1)))).isEqualTo("N'");
        assertThat(PieceLetter.isDressed(inside.charAt(1))).isTrue();
        assertThat(PieceLetter.isDressed('N')).isFalse();
    }

    @Test
    void thereAreFiftyTwoCapitals() {
        assertThat(PieceLetter.CAPITALS).hasSize(52).startsWith("ABC");
        assertThat(PieceLetter.CAPITALS.chars().distinct()).hasSize(52);
        assertThat(PieceLetter.CAPITALS.chars()).allMatch(PieceLetter::isLetter).allMatch(Character::isUpperCase);
        assertThat(PieceLetter.text(PieceLetter.CAPITALS.charAt(51))).isEqualTo("Z'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "n", "N'", "z'"})
    void aLetterMayStandAlone(String letter) {
        assertThat(PieceLetter.isAlone(letter)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "'", "N''", "+N", "N~", "NN", "4", "é"})
    void otherTextsAreNoLetter(String text) {
        assertThat(PieceLetter.isAlone(text)).isFalse();
    }
}
