package org.pieceworth.studies.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Games are copied as they are written, wherever they begin.
class PgnExcerptTest {

    private static String copy(String text, List<Long> wanted) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        long copied =
                PgnExcerpt.copy(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), wanted::contains, out);
        assertThat(copied).isEqualTo(wanted.size());
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void gamesKeepTheirCommentsAndTags() {
        String first = "[Event \"a\"]\n[White \"Ä\"]\n\n1. e4 {[%clk 0:01]\n[Event \"in a comment\"]\n} e5 1-0";
        String second = "[Event \"b\"]\r\n\r\n1. d4 (1. c4) d5 $1 0-1";
        String third = "1. e4 1/2-1/2";
        String text = first + "\n\n" + second + "\r\n\r\n" + third + " " + third + "\n";

        assertThat(copy(text, List.of(1L))).isEqualTo(first + "\n\n");
        assertThat(copy(text, List.of(2L))).isEqualTo(second + "\n\n");
        assertThat(copy(text, List.of(3L))).isEqualTo(third + "\n\n");
        assertThat(copy(text, List.of(2L, 4L))).isEqualTo(second + "\n\n" + third + "\n\n");
        assertThat(copy(text, List.of())).isEmpty();
    }

    /// Far longer than the reader's window, in several of which games begin.
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void longTextsAreCutWhereGamesBegin(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        StringBuilder text = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        List<Long> wanted = new ArrayList<>();
        for (long game = 1; game <= 4_000; game++) {
            String written = "[Event \"" + game + "\"]\n\n" + "1. e4 {" + "long ".repeat(random.nextInt(200)) + "} e5 "
                    + (random.nextBoolean() ? "1-0" : "*");
            text.append(written).append("\n".repeat(1 + random.nextInt(3)));
            if (random.nextInt(3) == 0) {
                wanted.add(game);
                expected.append(written).append("\n\n");
            }
        }
        assertThat(text.length()).isGreaterThan(1_500_000);
        assertThat(copy(text.toString(), wanted)).isEqualTo(expected.toString());
    }
}
