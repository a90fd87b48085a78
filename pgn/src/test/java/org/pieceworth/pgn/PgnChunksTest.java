package org.pieceworth.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts read by pieces of any size, open ones together with what follows, are the texts read whole.
class PgnChunksTest {

    private static final Pattern PLACE = Pattern.compile("(G\\d+)?@(\\d+)$");

    private static List<String> byPieces(byte[] text, int size) {
        List<String> events = new ArrayList<>();
        PgnChunks pieces = new PgnChunks(new EventLog.Trickle(text, () -> 1 + size / 3), size);
        long games = 0;
        long lines = 0;
        int at = 0;
        Optional<PgnChunk> next = pieces.next();
        while (next.isPresent()) {
            PgnChunk piece = next.get();
            EventLog log = new EventLog(true, true);
            PgnChunk.Reading reading = piece.read(log);
            next = pieces.next();
            while (reading.open() && next.isPresent()) {
                piece = piece.with(next.get());
                log = new EventLog(true, true);
                reading = piece.read(log);
                next = pieces.next();
            }
            if (reading.open() && !pieces.atEnd()) {
                break;
            }
            at += piece.length();
            addShifted(events, log.events, games, lines);
            games += reading.games();
            lines += reading.lines();
        }
        if (at < text.length) {
            addShifted(events, EventLog.byteByByte(Arrays.copyOfRange(text, at, text.length), true), games, lines);
        }
        return events;
    }

    static void addShifted(List<String> all, List<String> events, long games, long lines) {
        for (String event : events) {
            Matcher place = PLACE.matcher(event);
            if ("Gm!".indexOf(event.charAt(0)) < 0 || !place.find()) {
                all.add(event);
                continue;
            }
            String head = event.charAt(0) == 'G'
                    ? "G" + (Long.parseLong(event.substring(1, event.indexOf('@'))) + games)
                    : event.substring(0, event.indexOf('@'));
            all.add(head + "@" + (Long.parseLong(place.group(2)) + lines));
        }
    }

    private static void assertOneReading(byte[] text, int size) {
        assertThat(byPieces(text, size))
                .as(() -> "pieces of " + size + " bytes: " + new String(text, StandardCharsets.ISO_8859_1))
                .isEqualTo(EventLog.atOnce(text, true));
    }

    @Test
    void theHostileFiles() {
        List<byte[]> files = OddTexts.hostile(30_000);
        assumeFalse(files.isEmpty(), "reference data absent: hostile");
        for (byte[] file : files) {
            for (int size : new int[] {16, 333, 4096}) {
                assertOneReading(file, size);
            }
        }
    }

    @Test
    void mutationsOfTheHostileFiles() {
        List<byte[]> files = OddTexts.hostile(12_000);
        assumeFalse(files.isEmpty(), "reference data absent: hostile");
        OddTexts odd = new OddTexts(21);
        for (int i = 0; i < 700; i++) {
            byte[] text = files.get(odd.random().nextInt(files.size()));
            byte[] other = files.get(odd.random().nextInt(files.size()));
            byte[] mutant = odd.mutation(odd.mutation(text, other), text);
            if (mutant.length > 0) {
                assertOneReading(mutant, 16 << odd.random().nextInt(12));
            }
        }
    }

    @Test
    void gamesOfOddTokens() {
        OddTexts odd = new OddTexts(22);
        for (int i = 0; i < 700; i++) {
            assertOneReading(odd.tokens(100), 16 << odd.random().nextInt(7));
        }
    }

    /// Places that look like a game's start and are none.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e4 {see\n\n[Event \"x\"]\n\n} e5 1-0",
                "1. e4 (1. d4\n\n[Event \"x\"]\n\n1. d4) e5 1-0",
                "[White \"a\"]\n\n[Event \"x\"]\n\n1. e4 1-0",
                "1. e4 e5\n\n[Event without quotes]\n\n2. Nf3 1-0",
                "1. e4 e5\n\n[Event ]\n\n2. Nf3 1-0",
                "1. e4 ;\n\n[Event \"x\"]\n\n1. d4 1-0",
                "{\n\n[Event \"x\"]\n\n1. d4 1-0",
                "{\n\n[Event \"x\"]\n\n} 1. d4 1-0",
                "[Event \"x\n\n[Event \"y\"]\n\n1. d4 1-0",
                "",
                "\n",
                "[Event \"x\"]"
            })
    void whatWasFound(String text) {
        for (String end : List.of("\n", "\r\n", "\r")) {
            String texts = (text + "\n\n[Event \"last\"]\n\n1. c4 *\n").replace("\n", end);
            for (int size = 16; size < 200; size += 3) {
                assertOneReading(texts.getBytes(StandardCharsets.UTF_8), size);
                assertOneReading(text.getBytes(StandardCharsets.UTF_8), size);
            }
        }
    }

    @Test
    void anEmptyTextHasNoPieces() {
        PgnChunks pieces = new PgnChunks(new ByteArrayInputStream(new byte[0]), 64);
        assertThat(pieces.next()).isEmpty();
        assertThat(pieces.atEnd()).isTrue();
    }

    /// Games without moves end where the next tag Event begins, so that their pieces are not read again together.
    @Test
    void piecesOfGamesWithoutMovesAreWhole() {
        byte[] text = "[Event \"?\"]\n[Result \"1-0\"]\n\n\n\n".repeat(5000).getBytes(StandardCharsets.UTF_8);
        PgnChunks pieces = new PgnChunks(new ByteArrayInputStream(text), 1 << 12);
        long games = 0;
        for (Optional<PgnChunk> piece = pieces.next(); piece.isPresent(); piece = pieces.next()) {
            PgnChunk.Reading reading = piece.get().read(new PgnVisitor() {});
            assertThat(reading.open()).isFalse();
            games += reading.games();
        }
        assertThat(games).isEqualTo(5000);
    }
}
