package org.pieceworth.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnReaderTest {

    @Test
    void aPlainGame() {
        assertThat(Recorder.read("[Event \"x\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n"))
                .containsExactly("game1@1", "Event=x", "Result=1-0", "e4", "e5", "Nf3", "1-0", "end");
    }

    /// Every text holds the moves e4 e5 and nothing else that a visitor hears.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e4 e5 *",
                "1.e4 e5 *",
                "1.e4 1...e5 *",
                "1. e4 ... e5 *",
                "e4 e5 *",
                "1. e2e4 e7e5 *",
                "1. e2-e4 e7-e5 *",
                "1. e4! e5?! *",
                "1. e4 ! e5 ?? *",
                "1. e4 += e5 *",
                "1. e4\r\n e5\r\n*",
                "1. e4\re5\r*",
                "% escaped e6\n1. e4 e5 *",
                "1. e4\n% e6 d5\ne5 *",
                "\uFEFF1. e4 e5 *",
                "1. e4 e5 * \u001a",
                "1. e4 ) e5 *",
            })
    void oneMeaningInManySpellings(String pgn) {
        assertThat(Recorder.read(pgn))
                .containsExactly("game1@" + (pgn.startsWith("%") ? 2 : 1), "e4", "e5", "*", "end");
    }

    @ParameterizedTest
    @CsvSource({
        "e8=Q, e8=Q",
        "e8Q, e8=Q",
        "e8(Q), e8=Q",
        "e8/Q, e8=Q",
        "e8q, e8=Q",
        "e7e8q, e8=Q",
        "dxe8=N+, e8=N",
        "O-O, O-O",
        "0-0-0, O-O-O",
        "O-O+, O-O",
        "--, --",
        "Z0, --",
        "0000, --",
        "@@@@, --",
        "Ng1f3, Nf3",
        "N1f3, Nf3",
        "Ng1xf3, Nf3",
        "Qh4e1#, Qe1",
        "exd6e.p., d6",
        "exd6ep, d6",
        "Nk10, Nk10",
        "Pe4, Pe4"
    })
    void movesInAllSpellings(String text, String event) {
        assertThat(Recorder.read("1. " + text + " 1-0")).containsExactly("game1@1", event, "1-0", "end");
    }

    @Test
    void enPassantMarksAreNoMoves() {
        assertThat(Recorder.read("5. exd6 e.p. Nf6 *")).containsExactly("game1@1", "d6", "Nf6", "*", "end");
    }

    @Test
    void commentsVariationsAndNags() {
        assertThat(Recorder.read("1. e4 {good} (1. d4 d5 (1... Nf6 {Indian}) 2. c4) $1 e5 ; rest of line\n2. Nf3 *"))
                .containsExactly(
                        "game1@1",
                        "e4",
                        "{good}",
                        "(",
                        "d4",
                        "d5",
                        "(",
                        "Nf6",
                        "{Indian}",
                        ")",
                        "c4",
                        ")",
                        "$1",
                        "e5",
                        "{ rest of line}",
                        "Nf3",
                        "*",
                        "end");
    }

    @Test
    void unwantedVariationsAreSkippedWhole() {
        Recorder recorder = new Recorder(true, false);
        String pgn = "1. e4 (1. d4 {a ) b} (1. c4 1-0) d5) e5 1-0";
        new PgnReader(new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)), recorder).readAll();
        assertThat(recorder.events).containsExactly("game1@1", "e4", "e5", "1-0", "end");
    }

    @Test
    void unwantedGamesAreSkippedToTheNext() {
        Recorder recorder = new Recorder(false, true);
        String pgn = "[White \"A\"]\n\n1. e4 {[White \"B\"] is no tag} (1. d4) 1-0\n\n[White \"C\"]\n\n1. d4 *\n";
        new PgnReader(new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)), recorder).readAll();
        assertThat(recorder.events)
                .containsExactly("game1@1", "White=A", "1-0", "end", "game2@5", "White=C", "*", "end");
    }

    @Test
    void variationsOfAnyDepthTakeNoStack() {
        int depth = 200_000;
        String pgn = "1. e4 " + "(1. d4 ".repeat(depth) + ") ".repeat(depth) + "e5 *";
        Recorder recorder = new Recorder(true, false);
        new PgnReader(new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)), recorder).readAll();
        assertThat(recorder.events).containsExactly("game1@1", "e4", "e5", "*", "end");
    }

    @Test
    void tagsWithQuotesBracketsAndEscapes() {
        assertThat(
                        Recorder.read(
                                "[A \"x \\\"y\\\" z\"]\n[B \"a ] b\"]\n[C \"The \"King\"\"]\n[D \"back\\\\slash\"]\n[E  \"two\" ]\n*"))
                .containsExactly(
                        "game1@1", "A=x \"y\" z", "B=a ] b", "C=The \"King\"", "D=back\\slash", "E=two", "*", "end");
    }

    @Test
    void latinOneAndUtf8AreBothText() {
        byte[] latin = "[White \"G\u00fcnther\"]\n*".getBytes(StandardCharsets.ISO_8859_1);
        byte[] utf8 = "[White \"G\u00fcnther\"]\n*".getBytes(StandardCharsets.UTF_8);
        for (byte[] bytes : List.of(latin, utf8)) {
            assertThat(Recorder.read(new ByteArrayInputStream(bytes))).contains("White=G\u00fcnther");
        }
    }

    @Test
    void gamesWithoutBlankLinesOrResultsAreToldApart() {
        assertThat(Recorder.read("[Event \"1\"]\n1. e4 e5\n[Event \"2\"]\n[Event \"3\"]\n1. d4 1-0\n1. c4 0-1"))
                .containsExactly(
                        "game1@1", "Event=1", "e4", "e5", "end", "game2@3", "Event=2", "end", "game3@4", "Event=3",
                        "d4", "1-0", "end", "game4@6", "c4", "0-1", "end");
    }

    @Test
    void eventInsideACommentBeginsNoGame() {
        String pgn = "[Event \"1\"]\n\n1. e4 {see\n[Event \"x\"]\n[Site \"y\"]\n} e5 1-0\n\n[Event \"2\"]\n\n1. d4 *";
        assertThat(Recorder.read(pgn).stream().filter(e -> e.matches("game.*|e5|d4")))
                .containsExactly("game1@1", "e5", "game2@8", "d4");
    }

    @Test
    void anUnclosedCommentCostsOneGame() {
        String pgn =
                "[Event \"1\"]\n\n1. e4 {oops e5 1-0\n\n[Event \"2\"]\n\n1. d4 {fine} d5 1-0\n\n[Event \"3\"]\n\n1. c4 *";
        assertThat(Recorder.read(pgn))
                .containsExactly(
                        "game1@1",
                        "Event=1",
                        "e4",
                        "!unclosed-comment@7",
                        "end",
                        "game2@5",
                        "Event=2",
                        "d4",
                        "{fine}",
                        "d5",
                        "1-0",
                        "end",
                        "game3@9",
                        "Event=3",
                        "c4",
                        "*",
                        "end");
    }

    @Test
    void anUnclosedCommentBeforeTheEndCostsOneGame() {
        assertThat(Recorder.read("1. e4 {oops\n\n[Event \"2\"]\n\n1. d4 1-0\n"))
                .containsExactly(
                        "game1@1", "e4", "!unclosed-comment@6", "end", "game2@3", "Event=2", "d4", "1-0", "end");
    }

    @Test
    void anUnclosedVariationCostsOneGame() {
        assertThat(Recorder.read("1. e4 (1. d4 1-0\n\n[Event \"2\"]\n\n1. c4 1-0"))
                .containsExactly(
                        "game1@1",
                        "e4",
                        "(",
                        "d4",
                        "!unclosed-variation@3",
                        "end",
                        "game2@3",
                        "Event=2",
                        "c4",
                        "1-0",
                        "end");
    }

    @ParameterizedTest
    @CsvSource({
        "1. e4 {cut, truncated",
        "1. e4 (1. d4, truncated",
        "[Event \"cu, truncated",
        "1. e4 Nfx, unreadable-move"
    })
    void truncationIsSaid(String pgn, String reason) {
        assertThat(Recorder.read(pgn)).anyMatch(event -> event.startsWith("!" + reason));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n", "no chess here, only words.", "\u0000\u0001\u0002", "}}}}", "]]]", "%\n"})
    void noGamesInNoGames(String text) {
        assertThat(Recorder.read(text)).noneMatch(event -> event.startsWith("game"));
    }

    /// However the bytes come, wherever the window ends and however lines end, the events are the same.
    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void chunksAndWindowsCannotBeSeen(String lineEnd) {
        String games = """
                [Event "first [odd] \\"one\\""]
                [Result "1-0"]

                1. e4 {a comment} e5 (1... c5 2. Nf3) 2. Nf3 $3 Nc6 3. e8(Q) O-O-O 1-0

                [Event "never closed"]
                1. d4 {oops [not a tag

                  [Event "second"]
                1. d4 ; to the end
                d5 {
                [Event "inside"]
                } 1/2-1/2
                """.replace("\n", lineEnd);
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(5);
        List<String> expected = Recorder.read("%" + lineEnd + games);
        assertThat(expected).contains("!unclosed-comment@12", "game3@10", "1/2-1/2");
        for (int shift = 0; shift < 400; shift++) {
            String padding = "% " + "x".repeat((1 << 18) - 390 + shift) + lineEnd;
            byte[] bytes = (padding + games).getBytes(StandardCharsets.UTF_8);
            assertThat(Recorder.read(new Chunks(bytes, random)))
                    .as("shift %d", shift)
                    .isEqualTo(expected);
        }
    }

    @Test
    void aSuspiciousCommentOfAMegabyteIsTakenAsUnclosed() {
        String games = "[Event \"1\"]\n\n1. e4 {oops\n\n" + "[Event \"good\"]\n\n1. d4 d5 1-0\n\n".repeat(60_000);
        assertThat(Recorder.read(games).stream().filter(event -> event.startsWith("game")))
                .hasSize(60_001);
    }

    @Test
    void malformedTagLinesStayInTheirGame() {
        String pgn = "[Event \"1\"]\n[Round 1]\n[]\n[FIDE.Id \"2\"]\n[White \"cut\n[Black \"B\"]\n1. e4 *";
        assertThat(Recorder.read(pgn))
                .containsExactly(
                        "game1@1", "Event=1", "Round=1", "=", "FIDE.Id=2", "White=cut", "Black=B", "e4", "*", "end");
    }

    @Test
    void aTagLineOfManyMegabytesIsPassed() {
        String pgn = "[Event \"1\"]\n[White \"" + "x".repeat(5_000_000) + "\"]\n[Black \"B\"]\n1. e4 *";
        assertThat(Recorder.read(pgn)).hasSize(7).endsWith("Black=B", "e4", "*", "end");
    }

    @Test
    void aDotBehindAResultOrCastlingChangesNothing() {
        assertThat(Recorder.read("1. e4 e5 1-0.\n1. d4 0-0. Nf6 0-1"))
                .containsExactly("game1@1", "e4", "e5", "1-0", "end", "game2@2", "d4", "O-O", "Nf6", "0-1", "end");
    }

    @Test
    void proseBetweenGamesIsNoGame() {
        assertThat(Recorder.read("Round 1. played on 12.05.2010\n\n1. e4 1-0\nBoard 2.\n1. d4 *"))
                .containsExactly("game1@3", "e4", "1-0", "end", "game2@5", "d4", "*", "end");
    }

    /// Gives a few bytes at a time near the window's end.
    private static final class Chunks extends InputStream {
        private final byte[] bytes;
        private final RandomGenerator random;
        private int at;

        Chunks(byte[] bytes, RandomGenerator random) {
            this.bytes = bytes;
            this.random = random;
        }

        @Override
        public int read() {
            return at == bytes.length ? -1 : bytes[at++] & 0xFF;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) {
            if (at == bytes.length) {
                return -1;
            }
            int wanted = at < (1 << 18) - 1000 ? 1 << 17 : 1 + random.nextInt(9);
            int count = Math.min(Math.min(length, wanted), bytes.length - at);
            System.arraycopy(bytes, at, buffer, offset, count);
            at += count;
            return count;
        }
    }
}
