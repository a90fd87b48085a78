package org.pieceworth.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts read by ranges of any size, open ones together with the next, are the texts read whole.
class PgnRangeTest {

    private static PgnRange range(byte[] text, long from, long to) {
        try {
            return new PgnRange(offset -> opened(text, offset), from, to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Comes in bits of seven bytes now and then, as from a network.
    private static InputStream opened(byte[] text, long offset) {
        int at = (int) Math.min(text.length, offset);
        byte[] rest = Arrays.copyOfRange(text, at, text.length);
        return at % 2 == 0 ? new ByteArrayInputStream(rest) : new EventLog.Trickle(rest, () -> 7);
    }

    private static List<String> byRanges(byte[] text, int size) {
        List<String> events = new ArrayList<>();
        long games = 0;
        long lines = 0;
        long from = 0;
        while (from < text.length) {
            for (long to = from + size; ; to += size) {
                PgnRange range = range(text, from, to);
                if (isEmpty(range)) {
                    from = to;
                    break;
                }
                EventLog log = new EventLog(true, true);
                PgnReader reader = new PgnReader(range, log);
                long found = reader.readAll();
                if (reader.endedInside() && to < text.length) {
                    continue;
                }
                PgnChunksTest.addShifted(events, log.events, games, lines);
                games += found;
                lines += reader.linesRead();
                from = to;
                break;
            }
        }
        return events;
    }

    private static boolean isEmpty(PgnRange range) {
        try {
            return range.isEmpty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void assertOneReading(byte[] text, int size) {
        assertThat(byRanges(text, size))
                .as(() -> "ranges of " + size + " bytes: " + new String(text, StandardCharsets.ISO_8859_1))
                .isEqualTo(EventLog.atOnce(text, true));
    }

    private static void assertWhole(byte[] text, int size) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (long from = 0; from < text.length; from += size) {
            try (PgnRange range = range(text, from, from + size)) {
                long passed = range.transferTo(all);
                assertThat(range.passed()).isEqualTo(passed);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        assertThat(all.toByteArray()).as("ranges of %d bytes", size).isEqualTo(text);
    }

    @Test
    void rangesGiveTheTextOnce() {
        String game = "[Event \"a\"]\n\n1. e4 {x} e5 1-0\n\n";
        byte[] text = (game.repeat(9) + "[Event \"b\"]\r\n\r\n1. d4 *\r\n\r\n" + game).getBytes(StandardCharsets.UTF_8);
        for (int size = 1; size <= text.length + 1; size++) {
            assertWhole(text, size);
        }
    }

    @Test
    void largeRanges() {
        StringBuilder games = new StringBuilder();
        for (int game = 0; games.length() < 400_000; game++) {
            games.append("[Event \"")
                    .append(game)
                    .append("\"]\n\n1. e4 {")
                    .append("word ".repeat(game * 37 % 4000))
                    .append("} e5 1-0\n\n");
        }
        byte[] text = games.toString().getBytes(StandardCharsets.UTF_8);
        for (int size : new int[] {1000, 65_536, 65_543, 150_000, 399_999, 1 << 20}) {
            assertWhole(text, size);
        }
    }

    @Test
    void theHostileFiles() {
        List<byte[]> files = OddTexts.hostile(30_000);
        assumeFalse(files.isEmpty(), "reference data absent: hostile");
        for (byte[] file : files) {
            for (int size : new int[] {111, 4096, file.length}) {
                assertWhole(file, size);
                assertOneReading(file, size);
            }
        }
        for (byte[] file : OddTexts.hostile(700)) {
            assertOneReading(file, 1);
        }
    }

    @Test
    void mutationsOfTheHostileFiles() {
        List<byte[]> files = OddTexts.hostile(12_000);
        assumeFalse(files.isEmpty(), "reference data absent: hostile");
        OddTexts odd = new OddTexts(31);
        for (int i = 0; i < 300; i++) {
            byte[] text = files.get(odd.random().nextInt(files.size()));
            byte[] other = files.get(odd.random().nextInt(files.size()));
            byte[] mutant = odd.mutation(odd.mutation(text, other), text);
            if (mutant.length > 0) {
                assertOneReading(mutant, 64 << odd.random().nextInt(10));
            }
        }
    }

    /// Places that look like a game's start and are none.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e4 {see\n\n[Event \"x\"]\n\n} e5 1-0",
                "1. e4 (1. d4\n\n[Event \"x\"]\n\n1. d4) e5 1-0",
                "[White \"a\"]\n\n[Event \"x\"]\n\n1. e4 1-0",
                "1. e4 ;\n\n[Event \"x\"]\n\n1. d4 1-0",
                "{\n\n[Event \"x\"]\n\n1. d4 1-0",
                "[Event \"x\n\n[Event \"y\"]\n\n1. d4 1-0",
                "",
                "\n",
                "[Event \"x\"]"
            })
    void anySize(String text) {
        for (String end : List.of("\n", "\r\n", "\r")) {
            String texts = (text + "\n\n[Event \"last\"]\n\n1. c4 *\n").replace("\n", end);
            for (int size = 1; size < 90; size++) {
                assertOneReading(texts.getBytes(StandardCharsets.UTF_8), size);
                assertOneReading(text.getBytes(StandardCharsets.UTF_8), size);
            }
        }
    }
}
