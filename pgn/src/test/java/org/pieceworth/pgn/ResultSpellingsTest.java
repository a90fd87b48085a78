package org.pieceworth.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.position.PlayedMoves;

/// A spelling that is read for one result is read for the others too: else a class of results is lost.
class ResultSpellingsTest {

    private static List<String> games(byte[] pgn) {
        List<String> games = new ArrayList<>();
        GameListener listener = new GameListener() {
            @Override
            public void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> skip) {
                games.add(game.result().token() + " " + game.plies()
                        + skip.map(why -> " " + why.reason()).orElse(""));
            }
        };
        new PgnReader(new ByteArrayInputStream(pgn), new GameReplay(listener)).readAll();
        return games;
    }

    private static void assertRead(String spelling, String token, Charset charset) {
        String next = "\n\n[Event \"next\"]\n\n1. d4 d5 0-1\n";
        assertThat(games(("[Event \"x\"]\n[Result \"" + spelling + "\"]\n\n1. e4 e5" + next).getBytes(charset)))
                .as("tag " + spelling)
                .containsExactly(token + " 2", "0-1 2");
        assertThat(games(("[Event \"x\"]\n\n1. e4 e5 2. Nf3 " + spelling + next).getBytes(charset)))
                .as("among moves: " + spelling)
                .containsExactly(token + " 3", "0-1 2");
        assertThat(games(("1. e4 e5 2. Nf3 " + spelling + "\n1. d4 d5 0-1\n").getBytes(charset)))
                .as("without tags: " + spelling)
                .containsExactly(token + " 3", "0-1 2");
    }

    @ParameterizedTest
    @CsvSource({
        "1-0, 1/2-1/2, 0-1",
        "1:0, 1/2:1/2, 0:1",
        "1–0, ½–½, 0–1",
        "1—0, ½—½, 0—1",
        "1−0, 1/2−1/2, 0−1",
        "1‐0, ½‐½, 0‐1",
        "1.0-0.0, 0.5-0.5, 0.0-1.0",
        "1:0, .5:.5, 0:1",
        "'1,0-0,0', '0,5-0,5', '0,0-1,0'",
        "'1,0:0,0', '0,5:0,5', '0,0:1,0'",
        "1 - 0, 1/2 - 1/2, 0 - 1",
        "1 – 0, ½ – ½, 0 – 1",
        "1 : 0, ½ : ½, 0 : 1",
        "1- 0, 1/2 -1/2, 0 -1",
        "1--0, 1/2--1/2, 0--1",
        "+:-, =:=, -:+",
        "1-O, ½-½, O-1",
        "l-0, 1/2, 0-l",
        "１－０, ½, ０－１",
        "1–0, 1⁄2–1⁄2, 0–1"
    })
    void inTagsAndAmongMoves(String won, String drawn, String lost) {
        assertRead(won, "1-0", StandardCharsets.UTF_8);
        assertRead(drawn, "1/2-1/2", StandardCharsets.UTF_8);
        assertRead(lost, "0-1", StandardCharsets.UTF_8);
    }

    @Test
    void inOtherCharacterSets() {
        for (String name : List.of("ISO-8859-1", "windows-1252", "UTF-8")) {
            assertRead("½-½", "1/2-1/2", Charset.forName(name));
        }
        assertRead("1–0", "1-0", Charset.forName("windows-1252"));
        assertRead("½–½", "1/2-1/2", Charset.forName("windows-1252"));
        assertRead("½-½", "1/2-1/2", Charset.forName("IBM437"));
    }

    @ParameterizedTest
    @CsvSource({
        "+/-, =, -/+",
        "+-, ==, -+",
        "1 0, 1/2 1/2, 0 1",
        "1/0, ½½, 0/1",
        "1.0, 0.5, 0.0",
        "'1,00', '0,50', '0,00'",
        "White wins, draw, Black wins",
        "WHITE, Drawn, BLACK",
        "Black resigns, remis, White resigns",
        "black lost on time, draw agreed, white loses",
        "1-0 (time), 1/2-1/2 (agreed), 0-1 ff",
        "'1-0, White mates', 1/2-1/2 {stalemate}, 0-1;resigns",
        "' 1-0 ', ' 1/2-1/2. ', '\"0-1\"'"
    })
    void inTagsAlone(String won, String drawn, String lost) {
        assertThat(GameResult.of(won)).contains(GameResult.WHITE_WINS);
        assertThat(GameResult.of(drawn)).contains(GameResult.DRAW);
        assertThat(GameResult.of(lost)).contains(GameResult.BLACK_WINS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "?", "0-0", "1-1", "2-1", "1-0-0", "1-0 0-1", "whiteout", "1", "0", "-", "1/2-0", "5-5"})
    void whatSaysNoResult(String text) {
        assertThat(GameResult.of(text)).isEmpty();
    }

    /// `+-` and `=` judge a position, and `0-0` castles.
    @Test
    void judgementsAndCastlingAreNoResults() {
        assertThat(games("1. e4 +- e5 = 2. Nf3 -+ Nc6 3. Bc4 Bc5 4. 0-0 Nf6 5.d3 0-0 1-0"
                        .getBytes(StandardCharsets.UTF_8)))
                .containsExactly("1-0 10");
        assertThat(games("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4.0-0".getBytes(StandardCharsets.UTF_8)))
                .containsExactly("* 7");
    }

    /// Where no tag says whether there is a result, signs and words behind the last move do, all three or none; a tag
    /// goes before them.
    @ParameterizedTest
    @CsvSource({
        "+-, =, -+",
        "White wins, Draw, Black wins",
        "White won, drawn, Black won",
        "Black resigns, remis, White resigns",
        "White wins on time, draw by agreement, Black wins (mate)",
        "Black lost on time, draw agreed, White resigned"
    })
    void behindTheLastMoveOfAGameWithoutATag(String won, String drawn, String lost) {
        assertClosing(won, "1-0");
        assertClosing(drawn, "1/2-1/2");
        assertClosing(lost, "0-1");
    }

    private static void assertClosing(String words, String token) {
        // Behind so much text, moves are read in blocks.
        String before = "[Event \"before\"]\n\n1. e4 e5 1-0\n\n".repeat(9);
        String next = "\n\n[Event \"next\"]\n\n1. d4 d5 0-1\n" + "\n".repeat(200);
        String game = "[Event \"x\"]\n\n1. e4 e5 2. Nf3 " + words;
        assertThat(games((before + game + next).getBytes(StandardCharsets.UTF_8)))
                .as(words)
                .endsWith(token + " 3", "0-1 2")
                .hasSize(11);
        assertThat(games(("1. e4 e5 2. Nf3 " + words).getBytes(StandardCharsets.UTF_8)))
                .as(words)
                .containsExactly(token + " 3");
        for (String tag : List.of("*", "0-1", "1-0")) {
            assertThat(games(("[Result \"" + tag + "\"]\n\n1. e4 e5 2. Nf3 " + words + next)
                                    .getBytes(StandardCharsets.UTF_8))
                            .getFirst())
                    .as(words)
                    .startsWith(tag + " 3");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"= 2... Nc6 *", "2... Nc6", "=+", "by agreement =", "(=)", "{=}", "$10", "White", "White to move"
            })
    void whatSaysNothingBehindTheLastMove(String words) {
        String game = "[Event \"x\"]\n\n1. e4 e5 2. Nf3 = Nc6 3. Bc4 " + words;
        assertThat(games(game.getBytes(StandardCharsets.UTF_8)).getFirst()).startsWith("* ");
    }

    /// As `0-1.0` is read; where no move stands before, the king castles.
    @ParameterizedTest
    @CsvSource({"1.0-0, 1-0 3", "'1,0-0', 1-0 3", "0-1.0, 0-1 3", "0.5-0.5, 1/2-1/2 3", "1. 0-0, * 3 illegal-move"})
    void aDecimalIsNoMoveNumber(String closing, String expected) {
        String before = "[Event \"before\"]\n\n1. e4 e5 1-0\n\n".repeat(9);
        String next = "\n\n[Event \"next\"]\n\n1. d4 d5 0-1\n" + "\n".repeat(200);
        String game = "[Event \"x\"]\n\n1.e4 e5 2.Nf3 " + closing;
        assertThat(games((before + game + next).getBytes(StandardCharsets.UTF_8)))
                .endsWith(expected, "0-1 2")
                .hasSize(11);
        assertThat(games(game.getBytes(StandardCharsets.UTF_8))).containsExactly(expected);
        String castles = "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1.0-0";
        assertThat(games((castles + next).getBytes(StandardCharsets.UTF_8))).containsExactly("* 1", "0-1 2");
    }

    /// What stands behind the last move costs no game whose tag says the result.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "White resigns",
                "resigns 1-0",
                "Black lost on time",
                "by agreement",
                "1-",
                "0–",
                "checkmate",
                "1-0 1-0",
                "adjudicated *",
                "(time",
                "0-1-"
            })
    void wordsBehindTheLastMove(String words) {
        String game = "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 " + words;
        if (!words.startsWith("(")) {
            assertThat(games((game + "\n\n[Event \"y\"]\n\n1. d4 d5 0-1").getBytes(StandardCharsets.UTF_8)))
                    .containsExactly("1-0 3", "0-1 2");
        }
        assertThat(games("[Result \"1-0\"]\n\n1. e4 resigns e5 2. Nf3 1-0".getBytes(StandardCharsets.UTF_8)))
                .containsExactly("1-0 1 unreadable-move");
    }

    /// A move that was cut off says that the game was.
    @ParameterizedTest
    @ValueSource(strings = {"Nc", "Q", "exd", "Nbx", "O-", "e8="})
    void movesThatWereCutOff(String cut) {
        assertThat(games(("[Result \"1-0\"]\n\n1. e4 e5 2. " + cut + "\n\n[Event \"y\"]\n\n1. d4 d5 0-1")
                        .getBytes(StandardCharsets.UTF_8)))
                .containsExactly("1-0 2 unreadable-move", "0-1 2");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [RESULT "0-1"]                                                      | 0-1 2
            [result "1/2-1/2"]                                                  | 1/2-1/2 2
            [variant "Atomic"][Result "1-0"]                                    | 1-0 0 other-variant
            [VARIANT "Chess960"][Result "1-0"]                                  | 1-0 2
            [fen "8/8/8/8/8/8/8/8 w - - 0 1"][Result "1-0"]                     | 1-0 0 bad-setup
            [Fen "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"][Result "1-0"] | 1-0 0 illegal-move
            [SetUp "1"][Result "1-0"]                                           | 1-0 0 bad-setup
            [setup "1"][FEN ""][Result "1-0"]                                   | 1-0 0 bad-setup
            [SetUp "0"][Result "1-0"]                                           | 1-0 2
            [SetUp "0"][FEN ""][Result "1-0"]                                   | 1-0 2
            [FEN "?"][Result "1-0"]                                             | 1-0 2
            [SetUp "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"][Result "1-0"] | 1-0 0 illegal-move
            [Variant "Atomic"][Variant "Crazyhouse"][Result "1-0"]              | 1-0 0 conflicting-variant
            [Variant "Chess"][variant "Atomic"][Result "1-0"]                   | 1-0 0 conflicting-variant
            [Variant "Atomic"][Variant "Chess"][Result "1-0"]                   | 1-0 0 conflicting-variant
            [Variant "Atomic"][Variant "atomic"][Result "1-0"]                  | 1-0 0 other-variant
            [Variant "Chess"][Variant "Standard"][Result "1-0"]                 | 1-0 2
            [Result "1-0"][Result "0-1"]                                        | 1-0 0 conflicting-result
            """)
    void tagsInAnyCase(String tags, String expected) {
        String found = games(("[Event \"x\"]" + tags + "\n\n1. e4 e5").getBytes(StandardCharsets.UTF_8))
                .getFirst();
        assertThat(found.replaceFirst("(0-1|1-0) 2 conf", "1-0 0 conf")).isEqualTo(expected);
    }
}
