package org.pieceworth.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tags of a megabyte and more are cut at the same byte wherever the window ends: in a stream, in one that
/// gives little at a time, and in a window on the whole text.
class LongTagsTest {

    private static final int MEGABYTE = ByteWindow.MAX_LINE;

    private static List<String> events(String pgn) {
        byte[] text = pgn.getBytes(StandardCharsets.UTF_8);
        EventLog whole = new EventLog(true, true);
        new PgnReader(new ByteWindow(Arrays.copyOf(text, text.length + 1), text.length), whole, new KnownTokens())
                .readAll();
        assertThat(EventLog.atOnce(text, true)).isEqualTo(whole.events);
        EventLog little = new EventLog(true, true);
        new PgnReader(new EventLog.Trickle(text, () -> 70_001), little).readAll();
        assertThat(little.events).isEqualTo(whole.events);
        return whole.events;
    }

    private static String game(String tag) {
        return "[Event \"1\"]\n" + tag + "\n[Black \"B\"]\n\n1. e4 *\n";
    }

    @Test
    void tagsOfAboutAMegabyte() {
        for (int length = MEGABYTE - 14; length < MEGABYTE + 3; length++) {
            List<String> events = events(game("[White \"" + "x".repeat(length) + "\"]"));
            assertThat(events).hasSize(8).contains("TBlack=B");
            int kept = events.get(2).length() - "TWhite=".length();
            boolean whole = length + "[White \"\"]".length() <= MEGABYTE;
            assertThat(kept).isEqualTo(whole ? length : MEGABYTE - "[White \"".length());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[White \"§",
                "[White \"§\"]",
                "[White \"§\"   ] and more",
                "[White \"§ \"quoted\" § \\\"] §",
                "[White §]",
                "[White §",
                "[§ \"x\"]",
                "[§",
                "[White    \"x \\\" §\"]"
            })
    void tagsOfMegabytesEndWithTheirLine(String form) {
        for (String filler : List.of("x", "\" ", "]", "\\")) {
            String tag = form.replace("§", filler.repeat(MEGABYTE * 3 / 2 / filler.length()));
            assertThat(events(game(tag))).contains("TEvent=1", "TBlack=B").endsWith("=*", "E");
        }
    }

    /// Tags that close are read although their line is long.
    @Test
    void aTextOfOneLineIsRead() {
        List<String> events = events("[Event \"a\"] [White \"b \"] 1. e4 1-0 ".repeat(50_000));
        assertThat(events.stream().filter("E"::equals)).hasSize(50_000);
        assertThat(events.stream().filter("TWhite=b "::equals)).hasSize(50_000);
    }

    /// Words are cut as tags are, and the rest is read as words of their own.
    @ParameterizedTest
    @ValueSource(ints = {MEGABYTE - 3, MEGABYTE - 1, MEGABYTE, MEGABYTE + 1, 2 * MEGABYTE + 5})
    void wordsOfMegabytesAreCutAtTheSameByte(int length) {
        assertThat(events("1. e4 " + "N".repeat(length) + " e5 *\n")).endsWith("=*", "E");
        assertThat(events("1. e4 " + "1".repeat(length) + "e8(Q)" + " e5 *\n")).endsWith("=*", "E");
    }
}
