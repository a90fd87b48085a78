package org.pieceworth.studies.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.studies.pieces.Odds;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.InputException;

class OddsTest {

    private static final Variant CHESS = Variants.open("chess").variant();

    @ParameterizedTest
    @CsvSource(textBlock = """
            knight,         rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq -
            N,              rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq -
            rook,           rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq -
            pawn,           rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/RNBQKBNR w KQkq -
            pawn-and-move,  rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/RNBQKBNR b KQkq -
            two-pawns,      rnbqkbnr/pppppppp/8/8/8/8/PP1PP1PP/RNBQKBNR w KQkq -
            two knights,    rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKB1R w KQkq -
            queen-for-rook, 1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQk -
            exchange,       r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq -
            rook+pawn,      rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/1NBQKBNR w Kkq -
            move,           rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -
            RNBQKB1R,       rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq -
            """)
    void startsLackWhatIsGiven(String text, String fen) {
        assertThat(Odds.parse(text, CHESS).fen(CHESS, Side.WHITE)).startsWith(fen);
    }

    @Test
    void blackGivesTheSameMirrored() {
        assertThat(Odds.parse("RNBQKB1R", CHESS).fen(CHESS, Side.BLACK))
                .startsWith("rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");
        assertThat(Odds.parse("pawn-and-move", CHESS).fen(CHESS, Side.BLACK))
                .startsWith("rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");
        Variant capablanca = Variants.open("capablanca").variant();
        assertThat(Odds.parse("archbishop", capablanca).fen(capablanca, Side.BLACK))
                .startsWith("rn1bqkbcnr/");
        assertThat(Odds.usual(CHESS)).hasSize(13);
        assertThat(Odds.usual(Variants.open("shatranj").variant())).isNotEmpty();
    }

    @Test
    void whatCannotBeGivenIsSaid() {
        assertThatThrownBy(() -> Odds.parse("dragon", CHESS))
                .isInstanceOf(InputException.class)
                .hasMessage(
                        "odds 'dragon': found 'dragon', expected a piece such as knight, several (two-knights, rook+pawn),"
                                + " one for another (queen-for-rook), pawn-and-move, exchange or move");
        assertThatThrownBy(() -> Odds.parse("two-queens", CHESS).starts(CHESS))
                .isInstanceOf(InputException.class)
                .hasMessage("odds 'two-queens': the start has no more Q of White");
    }

    @Test
    void playGivesScoreEloAndFactor() {
        List<OddsRow> rows = new OddsStudy(CHESS, List.of(Odds.parse("rook", CHESS)), 10, 40, 4, 1).play(2, Run.SILENT);
        OddsRow row = rows.getFirst();
        assertThat(row.counts().games()).isEqualTo(40);
        assertThat(row.counts().score()).isGreaterThan(0.5);
        assertThat(row.even()).hasValueSatisfying(even -> {
            assertThat(even.games()).isEqualTo(80);
            assertThat(even.interval().contains(even.factor())).isTrue();
        });
        assertThat(OddsRow.parse(row.line())).usingRecursiveComparison().isEqualTo(row);
        assertThat(new OddsStudy(CHESS, List.of(Odds.parse("rook", CHESS)), 10, 40, 4, 1)
                        .play(1, Run.SILENT)
                        .getFirst()
                        .line())
                .isEqualTo(row.line());
    }

    /// A taker who is rated 400 less and scores one half has 400 points by the odds.
    @Test
    void gamesOfRatedPlayersGiveElo(@TempDir Path folder) throws Exception {
        StringBuilder games = new StringBuilder();
        String fen = Odds.parse("knight", CHESS).fen(CHESS, Side.WHITE);
        for (int game = 0; game < 40; game++) {
            games.append("[Event \"a\"]\n[White \"g")
                    .append(game)
                    .append("\"]\n[Black \"t")
                    .append(game)
                    .append("\"]\n[WhiteElo \"1900\"]\n[BlackElo \"1500\"]\n[SetUp \"1\"]\n[FEN \"")
                    .append(fen)
                    .append("\"]\n[Result \"")
                    .append(game % 2 == 0 ? "1-0" : "0-1")
                    .append("\"]\n\n1. e4 e5 ")
                    .append(game % 2 == 0 ? "1-0" : "0-1")
                    .append("\n\n");
        }
        Path file = Files.writeString(folder.resolve("odds.pgn"), games);
        OddsByGames found = OddsByGames.of(List.of(file.toString()), CHESS, Odds.usual(CHESS), 1, ReadProgress.NONE);
        assertThat(found.rows()).singleElement().satisfies(row -> {
            assertThat(row.start()).isEqualTo("knight");
            assertThat(row.band()).isEqualTo("1600 to 1999");
            assertThat(row.elo()).hasValueSatisfying(elo -> {
                assertThat(elo.value()).isBetween(399.9, 400.1);
                assertThat(elo.standardError()).isBetween(50.0, 60.0);
            });
        });
        assertThat(Elo.score(400)).isGreaterThan(0.9);
    }
}
