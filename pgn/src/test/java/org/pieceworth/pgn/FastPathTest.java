package org.pieceworth.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A text that comes at once is read by the fast loops, one that comes byte by byte never is: both tell the same.
/// Games whose moves nobody wants have the same tags, results and bounds as they have otherwise.
class FastPathTest {

    private static void assertOneReading(byte[] text, OddTexts odd) {
        List<String> slow = EventLog.byteByByte(text, true);
        assertThat(EventLog.atOnce(text, true)).as(() -> shown(text)).isEqualTo(slow);
        assertThat(EventLog.inChunks(text, true, odd.random()))
                .as(() -> shown(text))
                .isEqualTo(slow);
        List<String> frame = EventLog.frame(slow);
        assertThat(EventLog.frame(EventLog.atOnce(text, false)))
                .as(() -> shown(text))
                .isEqualTo(frame);
        assertThat(EventLog.frame(EventLog.byteByByte(text, false)))
                .as(() -> shown(text))
                .isEqualTo(frame);
    }

    private static String shown(byte[] text) {
        return new String(text, StandardCharsets.ISO_8859_1);
    }

    @Test
    void theHostileFiles() {
        List<byte[]> files = OddTexts.hostile(Long.MAX_VALUE);
        assumeFalse(files.isEmpty(), "reference data absent: hostile");
        OddTexts odd = new OddTexts(11);
        files.forEach(file -> assertOneReading(file, odd));
    }

    @Test
    void mutationsOfTheHostileFiles() {
        List<byte[]> files = OddTexts.hostile(6_000);
        assumeFalse(files.isEmpty(), "reference data absent: hostile");
        OddTexts odd = new OddTexts(12);
        for (int i = 0; i < 1500; i++) {
            byte[] text = files.get(odd.random().nextInt(files.size()));
            byte[] other = files.get(odd.random().nextInt(files.size()));
            assertOneReading(odd.mutation(text, other), odd);
        }
    }

    @Test
    void movetextsOfOddTokens() {
        OddTexts odd = new OddTexts(13);
        for (int i = 0; i < 2500; i++) {
            assertOneReading(odd.tokens(5 + odd.random().nextInt(120)), odd);
        }
    }

    @Test
    void wordsOfLettersThatMovesAreMadeOf() {
        OddTexts odd = new OddTexts(14);
        for (int i = 0; i < 1000; i++) {
            assertOneReading(odd.words(60), odd);
        }
    }

    /// More different tokens than are kept, each met twice.
    @Test
    void moreTokensThanAreKept() {
        StringBuilder text = new StringBuilder();
        for (int token = 0; token < 2 * 40_960; token++) {
            int squares = token & 4095;
            text.append("NBRQK".charAt(token / 8192 % 5))
                    .append(square(squares >> 6))
                    .append((token & 4096) == 0 ? "" : "x")
                    .append(square(squares & 63))
                    .append(token % 16 == 15 ? '\n' : ' ');
        }
        byte[] bytes = text.append("1-0\n").toString().getBytes(StandardCharsets.ISO_8859_1);
        assertThat(EventLog.atOnce(bytes, true)).isEqualTo(EventLog.byteByByte(bytes, true));
    }

    private static String square(int square) {
        return "" + (char) ('a' + (square & 7)) + (char) ('1' + (square >> 3));
    }

    /// What generators found, each in the least text that shows it; long enough after it for the fast loops.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Nabd4",
                "abc4",
                "N1ad4",
                "N12d4",
                "R11d4",
                "d6e.p{a}",
                "d6e.p$1",
                "(d6e.p)",
                "d6e.p;x",
                "e4 $1-0",
                "e4 $1/2-1/2",
                "e4 $0:1",
                "d5 e8(Q)1-0",
                "d5 e8(Q)(e4)",
                "12345678.e4",
                "123456789.e4",
                "1.0-0",
                "1.1-0",
                "e.p.1-0",
                "O-O1-0",
                "e4*",
                "e4\u00A0e5",
                "e4\u0000e5",
                "Oe4",
                "Pe4",
                "exd5",
                "exd6e 1.e4 exd6e.p.",
                "1.e4 e5 2.Nf3 2... Nc6 3. d4 4.exd4+ 12.Nbxd7+ e4"
            })
    void whatWasFound(String word) {
        OddTexts odd = new OddTexts(15);
        String rest = "Nf3 Nf6 ".repeat(12);
        for (String end : List.of("\n", "\r\n", "\r", " ", "")) {
            String text = "1. e4 " + word + end + rest + "*\n\n[Event \"next\"]\n\n" + rest + "1-0\n";
            assertOneReading(text.getBytes(StandardCharsets.ISO_8859_1), odd);
        }
    }
}
