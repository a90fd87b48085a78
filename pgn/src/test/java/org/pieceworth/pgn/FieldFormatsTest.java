package org.pieceworth.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.position.PlayedMoves;

/// Games as programs and sites write them, written anew in their manner: none is lost.
class FieldFormatsTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        ChessBase       | 1-0 6     | `[Event "?"]~[Date "2003.??.??"]~[Result "1-0"]~[SourceDate "2003.01.01"]~[EventRounds "9"]~~1. e4 e5 {[%csl Gd5][%cal Re2e4,Gg1f3]} 2. Nf3 $1 (2. f4 exf4 $13 {!}) 2... Nc6 $5 3. Bb5 {[#]} a6 $14 1-0`
        ChessBase line  | 1/2-1/2 6 | `[Event "Line"]~[Result "1/2-1/2"]~~1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 N 1/2-1/2`
        SCID            | 0-1 4     | `[Event "x"]~[Result "0-1"]~[WhiteRatingType "FIDE"]~[Annotator ""]~~1.d4 d5 2.c4 e6 $146 { D } 0-1`
        lichess         | 0-1 4     | `[Event "Rated Blitz game"]~[Site "https://lichess.org/abcdefgh"]~[Result "0-1"]~[UTCDate "2024.05.01"]~[Termination "Time forfeit"]~~1. e4 { [%eval 0.17] [%clk 0:03:00] } 1... c5 { [%eval 0.2] [%clk 0:03:00] } 2. Nf3?! { (0.17 → -0.4) Inaccuracy. } (2. c3) 2... d6 { White resigns. } 0-1`
        chess.com       | 1-0 4     | `[Event "Live Chess"]~[Site "Chess.com"]~[Result "1-0"]~[CurrentPosition "8/8/8/8/8/8/8/8 w - -"]~[Timezone "UTC"]~[Link "https://www.chess.com/game/1"]~~1. e4 {[%clk 0:09:59.9]} 1... e5 {[%clk 0:09:58.2]} 2. Nf3 {[%clk 0:09:55]} 2... Nc6 {[%clk 0:09:50]} 1-0`
        FICS            | 1-0 4     | `[Event "FICS rated blitz game"]~[Site "FICS freechess.org"]~[FICSGamesDBGameNo "1"]~[Result "1-0"]~[BlackClock "0:03:00.000"]~~1. e4 {[%emt 0.0]} e5 {[%emt 0.1]} 2. Nf3 {[%emt 1.2]} Nc6 {[%emt 2.0]} {Black resigns} 1-0`
        cutechess       | 1-0 4     | `[Event "?"]~[Result "1-0"]~[GameDuration "00:00:01"]~[PlyCount "4"]~~1. e4 {book} e5 {book} 2. Nf3 {+0.35/12 0.10s} Nc6 {-0.20/11 0.12s, Black disconnects} 1-0`
        fastchess       | 0-1 4     | `[Event "Fastchess Tournament"]~[Result "0-1"]~[GameEndTime "2024-05-01T10:00:00.000 +0000"]~~1. e4 {+0.35/12 0.100s} e5 {0.00/11 0.090s} 2. Nf3 {+M5/20, 0.2s} Nc6 {-M4/18 0.1s, White loses on time} 0-1`
        XBoard          | 1-0 4     | `[Event "Computer Chess Game"]~[Result "1-0"]~[TimeControl "40/300"]~~1. e4 e5~2. Nf3 {+0.35/12 1.5} Nc6 {-0.20/11 2.0}~{Xboard adjudication: Checkmate}~1-0`
        Arena           | 1/2-1/2 4 | `[Event "Arena tournament"]~[Result "1/2-1/2"]~~1. e4 {(e2e4 e7e5) +0.20/10 3} e5 {+0.10/9 2} 2. Nf3 {Arena Adjudication. Illegal move!} Nc6 {} 1/2-1/2`
        old DOS         | 0-1 4     | `[Event "Match"]^~[Result "0-1"]^~^~1. e2-e4 e7-e5^~2. Ng1-f3 Nb8-c6^~0-1^~\u001A`
        one line        | 1-0 4     | `[Event "x"] [Result "1-0"] 1.e4 e5 2.Nf3 Nc6 1-0`
        spaced tags     | 1-0 4     | `[Event  "x" ]~[Result	"1-0"]~~1.  e4   e5  2 . Nf3  Nc6   1-0`
        blank in tags   | 1-0 4     | `[ Event "x" ]~[ Result "1-0" ]~[ SetUp "0" ]~~1. e4 e5 2. Nf3 Nc6 *`
        no dots         | 1-0 4     | `[Event "x"]~[Result "1-0"]~~1 e4 e5 2 Nf3 Nc6 1-0`
        Informator      | 1-0 4     | `[Event "x"]~[Result "1-0"]~~1.e4! e5?! 2.Nf3!! Nc6?? +- 1-0`
        wide signs      | 1-0 4     | `[Event "x"]~[Result "1-0"]~~1. e4 ± e5 ⩲ 2. Nf3 ∞ Nc6 □ ⟳ 1–0`
        pgn-extract     | 1-0 4     | `[Event "x"]~[Result "1-0"]~[PlyCount "4"]~[HashCode "d28c2a5c"]~~1. e4 e5 2. Nf3 Nc6 { d28c2a5c } 1-0~`
        TWIC            | 1-0 4     | `[Event "x"]~[Result "1-0"]~[WhiteFideId "1"]~[EventDate "2020.01.01"]~~1. e4 e5 2. Nf3 Nc6~1-0`
        correspondence  | 1-0 4     | `[Event "ICCF"]~[Result "1-0"]~[EventDate "1999.??.??"]~~1. e4 e5 2. Nf3 Nc6 White forfeits 1-0`
        SAN with =      | 1-0 4     | `[Event "x"]~[Result "1-0"]~~1. e4 e5 = 2. Nf3 Nc6 = 1-0`
        semicolons      | 1-0 4     | `[Event "x"]~[Result "1-0"]~~1. e4 ; best by test~e5 2. Nf3~% escaped~Nc6 1-0`
        empty comments  | 1-0 4     | `[Event "x"]~[Result "1-0"]~~1. e4 {} e5 {;} 2. Nf3 {(} Nc6 {1-0} 1-0`
        emails          | 1-0 4     | `[Event "x"]~[Result "1-0"]~~1. e4 e5~2. Nf3 Nc6~~~1-0~~Sent from a phone`
        """)
    void programsAndSites(String program, String expected, String text) {
        String pgn = text.replace('^', '\r').replace('~', '\n');
        for (String charset : List.of("UTF-8", "UTF-16LE", "windows-1252")) {
            if (!charset.equals("windows-1252")
                    || Charset.forName(charset).newEncoder().canEncode(pgn)) {
                assertThat(games(pgn, charset)).as(program).containsExactly(expected);
            }
        }
    }

    private static List<String> games(String pgn, String charset) {
        List<String> games = new ArrayList<>();
        GameListener listener = new GameListener() {
            @Override
            public void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> skip) {
                games.add(game.result().token() + " " + game.plies()
                        + skip.map(why -> " " + why.reason()).orElse(""));
            }
        };
        try (InputStream in = PgnInput.open(new ByteArrayInputStream(pgn.getBytes(Charset.forName(charset))))) {
            new PgnReader(in, new GameReplay(listener, true)).readAll();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return games;
    }
}
