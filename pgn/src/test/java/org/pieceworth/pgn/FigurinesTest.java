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
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.variant.Variants;

/// Moves with signs and letters from outside ASCII, and other notations than PGN has.
class FigurinesTest {

    private static final class Games implements GameListener {
        private final List<String> ends = new ArrayList<>();

        @Override
        public void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> skip) {
            String fen = Fen.write(replay.at(replay.plies()).setup());
            ends.add(skip.map(SkipReason::reason).orElse(fen.substring(0, fen.indexOf(' '))));
        }
    }

    private static List<String> ends(byte[] pgn, GameReplay replay, Games games) {
        new PgnReader(new ByteArrayInputStream(pgn), replay).readAll();
        return games.ends;
    }

    private static List<String> ends(String pgn) {
        return ends(pgn.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> ends(byte[] pgn) {
        Games games = new Games();
        return ends(pgn, new GameReplay(games), games);
    }

    /// Every figurine's move is a legal pawn move as well.
    @ParameterizedTest
    @ValueSource(strings = {"1. ♘f3 ♞f6 2. ♘c3 ♞c6", "1.♘f3 ♞f6 2.♘c3 ♞c6", "♘f3 ♞f6 ♘c3 ♞c6"})
    void figurinesAreTheirPieces(String moves) {
        List<String> expected = ends("[White \"x\"]\n\n1. Nf3 Nf6 2. Nc3 Nc6 1-0\n");
        for (String tags : List.of("", "[White \"x\"]\n\n")) {
            assertThat(ends(tags + moves + " 1-0\n")).isEqualTo(expected);
            assertThat(ends(tags + moves + " 1-0\n" + " ".repeat(300))).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1. g4 h5 2. f4 e5 3. c4 c6 4. a3 ♕h4#          | 1. g4 h5 2. f4 e5 3. c4 c6 4. a3 Qh4#
            1. ♙e4 ♟e5 2. ♗b5 a6 3. ♗xa6 ♜xa6              | 1. e4 e5 2. Bb5 a6 3. Bxa6 Rxa6
            1. ♘\uFE0Ef3 d5 2. ♖\uFE0Fg1 ♞f6±             | 1. Nf3 d5 2. Rg1 Nf6
            1. ♘b1c3 d5 2. ♘c3×d5 c6 3. ♘×e7 ♚d7           | 1. Nb1c3 d5 2. Nc3xd5 c6 3. Nxe7 Kd7
            1. e4 d5 2. e×d5 ♛×d5                          | 1. e4 d5 2. exd5 Qxd5
            1. b4 a5 2. bxa5 b6 3. axb6 Na6 4. b7 f6 5. b8=♕ | 1. b4 a5 2. bxa5 b6 3. axb6 Na6 4. b7 f6 5. b8=Q
            1. b4 a5 2. bxa5 b6 3. axb6 Na6 4. b7 f6 5. bxc8♞+ | 1. b4 a5 2. bxa5 b6 3. axb6 Na6 4. b7 f6 5. bxc8=N
            1. e4… e5 {♘} 2. d4 $1 (2. ♘f3) ♘c6            | 1. e4 e5 2. d4 Nc6
            """)
    void signsStandForLetters(String written, String meant) {
        assertThat(ends(written + " 1-0\n")).isEqualTo(ends(meant + " 1-0\n"));
        assertThat(ends(written + " 1-0\n" + " ".repeat(300))).isEqualTo(ends(meant + " 1-0\n"));
        Games words = new Games();
        assertThat(ends(
                        (written + " 1-0\n").getBytes(StandardCharsets.UTF_8),
                        new GameReplay(
                                words, VariantRules.of(Variants.open("chess").variant())),
                        words))
                .isEqualTo(ends(meant + " 1-0\n"));
    }

    /// However the window lies on the text.
    @Test
    void aFigurineMayLieAnywhere() {
        String game = "[White \"x\"]\n\n1. ♘f3 ♞f6 2. ♘c3 ♞c6 3. a4 b5 4. a×b5 a5 5. b6 a4 6. b7 a3 7. bxc8=♕ 1-0\n\n";
        String text = game.repeat(9000);
        String expected = ends(game).getFirst();
        assertThat(expected).contains("Q");
        assertThat(ends(text)).hasSize(9000).containsOnly(expected);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        assertThat(EventLog.atOnce(bytes, true)).isEqualTo(EventLog.byteByByte(bytes, true));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1. Sf3 d5 2. Lg5         | foreign-letters
            1. e4 e5 2. Cf3          | foreign-letters
            1. e4 e5 2. Кf3          | foreign-letters
            1. e4 e5 2. Крe2         | foreign-letters
            1. e4 e5 2. Nf6          | illegal-move
            1. ♘ f3 d5               | unreadable-move
            1. 5254 5755 2. 7163     | numeric-moves
            1.5254 5755 2.7163       | numeric-moves
            1A. e4 {300} 1a. e5      | bughouse
            1A. e4 1B. d4            | bughouse
            """)
    void otherNotationsAreNamed(String moves, String reason) {
        for (String rest : List.of("", " ".repeat(300))) {
            assertThat(ends("[White \"x\"]\n\n" + moves + " 1-0\n" + rest)).containsExactly(reason);
        }
    }

    @Test
    void lettersOfASingleByteAreForeignToo() {
        byte[] text = "[White \"x\"]\n\n1. Кf3 d5 1-0\n".getBytes(Charset.forName("windows-1251"));
        assertThat(ends(text)).containsExactly("foreign-letters");
    }

    /// Numbers of moves, signs, blanks and words behind the last move.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1111. e4 1111... e5",
                "1 e4 e5",
                "1.\u00A0e4 e5",
                "1. e4± e5∓",
                "1. e4 1…e5",
                "1. e4 e5 Schwarz verliert, übel",
                "1. e4 e5 Чёрные сдались"
            })
    void nothingElseIsTakenForThem(String moves) {
        assertThat(ends("[Result \"1-0\"]\n\n" + moves + "\n")).isEqualTo(ends("1. e4 e5 1-0"));
    }
}
