package org.pieceworth.lab.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.engine.search.Score;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.text.InputException;

class ExternalEngineOptionTest {

    private static final ExternalEngineOption HASH =
            ExternalEngineOption.parse("option name Hash type spin default 16 min 1 max 1024");
    private static final ExternalEngineOption STYLE =
            ExternalEngineOption.parse("option name Playing Style type combo default Solid var Solid var Very Wild");
    private static final ExternalEngineOption CHECK =
            ExternalEngineOption.parse("option name Use NNUE type check default true");

    @Test
    void linesAreRead() {
        assertThat(HASH)
                .isEqualTo(new ExternalEngineOption(
                        "Hash", "spin", OptionalLong.of(1), OptionalLong.of(1024), List.of(), "16"));
        assertThat(STYLE.name()).isEqualTo("Playing Style");
        assertThat(STYLE.choices()).containsExactly("Solid", "Very Wild");
        assertThat(CHECK.type()).isEqualTo("check");
        assertThat(ExternalEngineOption.parse("option name Clear Hash type button")
                        .type())
                .isEqualTo("button");
        assertThat(ExternalEngineOption.parse("option name min depth type spin default 0 min -3 max 3")
                        .name())
                .isEqualTo("min depth");
        assertThat(ExternalEngineOption.parse("option").name()).isEmpty();
        assertThat(ExternalEngineOption.parse("option name X type spin min nonsense")
                        .min())
                .isEmpty();
    }

    @Test
    void valuesAreChecked() {
        assertThat(HASH.checked("e", "64")).isEqualTo("64");
        assertThat(STYLE.checked("e", "very wild")).isEqualTo("Very Wild");
        assertThat(CHECK.checked("e", "False")).isEqualTo("false");
        assertThatThrownBy(() -> HASH.checked("e", "0"))
                .isInstanceOf(InputException.class)
                .hasMessage("e: option Hash: found '0', expected a number from 1 to 1024");
        assertThatThrownBy(() -> STYLE.checked("e", "very mild"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("the nearest is Very Wild");
        assertThatThrownBy(() -> CHECK.checked("e", "yes"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("expected true or false");
    }

    @ParameterizedTest
    @CsvSource({
        "info depth 7 seldepth 9 score cp -31 nodes 512 pv e2e4 depth 1, -31, 7, 512",
        "info depth 7 score mate 2 nodes 5, 31997, 7, 5",
        "info score mate -1, -31998, 0, 0",
        "info score mate 0, -32000, 0, 0",
        "info score cp 99999999, 30999, 0, 0",
        "info string score cp 3 depth 4, none, 0, 0",
        "info score cp x depth 99999999999999999999, none, 0, 0",
        "info score, none, 0, 0"
    })
    void thoughtsAreRead(String line, String score, int depth, long nodes) {
        int expected = score.equals("none") ? Answer.NO_SCORE : Integer.parseInt(score);
        assertThat(UciInfo.NONE.with(line)).isEqualTo(new UciInfo(expected, depth, nodes));
        assertThat(Score.WIN).isEqualTo(32_000);
    }
}
