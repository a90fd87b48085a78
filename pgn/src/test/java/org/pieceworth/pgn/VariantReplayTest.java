package org.pieceworth.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;

/// Games of variants, from written moves.
final class VariantReplayTest {

    /// What a game came to.
    private record Game(String fen, List<Integer> disturbances, String skip, long key) {}

    private static List<Game> replay(String variant, String pgn) {
        return replay(variant, pgn, UnknownTags.SKIPPED);
    }

    private static List<Game> replay(String variant, String pgn, UnknownTags unknown) {
        List<Game> games = new ArrayList<>();
        VariantRules rules = VariantRules.of(Variants.open(variant).variant());
        GameReplay replay = new GameReplay(
                (game, moves, skip) -> {
                    List<Integer> disturbances = new ArrayList<>();
                    for (int i = 0; i < moves.disturbances(); i++) {
                        disturbances.add(moves.disturbance(i));
                    }
                    String reason = skip.map(SkipReason::reason).orElse("");
                    games.add(new Game(moves.at(moves.plies()).fen(), disturbances, reason, game.key()));
                },
                rules,
                unknown);
        new PgnReader(new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)), replay).readAll();
        return games;
    }

    @Test
    void lettersWithAnApostropheArePartOfTheirMoves(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("my.ini"), """
                [hands:crazyhouse]
                customPiece1 = n':FN
                customPiece2 = q':WA
                promotionPieceTypes = qn'
                startFen = rn'bq'kbnr/pppppppp/8/8/8/8/PPPPPPPP/RN'BQ'KBNR[N'n'q'] w KQkq - 0 1
                """);
        List<Game> games = replay("@" + file, """
                1.f3 f6 2.N'@c3 Q'@f4 3.a3 N'c6!? 4.d4 N'e5 5.dxe5 fxe5 1-0

                [FEN "4k3/P7/8/8/8/8/8/4K3[N'n'] w - - 0 1"]

                1. a8=N' n'@e4 2. N'b6 (2. N'@e3) 2... e4c5 3. N'@a1 1/2-1/2
                """);
        assertThat(games).extracting(Game::skip).containsExactly("", "");
        assertThat(games.getFirst().fen())
                .startsWith("r1bq'kbnr/ppppp1pp/8/4p3/5q'2/P1N'2P2/1PP1P1PP/RN'BQ'KBNR[N'n'p]");
        assertThat(games.getLast().fen()).isEqualTo("4k3/8/1N'~6/2n'5/8/8/8/N'3K3[] b - - 0 3");
    }

    @Test
    void whoNamesTheVariantMeansTagsThatNameNothing() {
        String moves = "\"]\n\n1. e4 e5 1-0\n\n";
        for (String tag : List.of("Sharper Chess", "House of S-Chess", "Foo960", "SEIRAWAN++")) {
            String pgn = "[Variant \"" + tag + moves;
            assertThat(replay("seirawan", pgn).getFirst().skip()).as(tag).isEqualTo(SkipReason.OTHER_VARIANT);
            assertThat(replay("seirawan", pgn, UnknownTags.accepted(Stream.of()))
                            .getFirst()
                            .skip())
                    .as(tag)
                    .isEmpty();
        }
    }

    @Test
    void tagsOfOtherVariantsThatAreKnownStayOtherVariants() {
        UnknownTags unknown = UnknownTags.accepted(Stream.of("Foo-Chess"));
        for (String tag : List.of("Crazyhouse", "chess", "Chess 960", "DUCK CHESS", "zh", "foo chess", "Standard")) {
            assertThat(replay("seirawan", "[Variant \"" + tag + "\"]\n\n1. e4 e5 1-0", unknown)
                            .getFirst()
                            .skip())
                    .as(tag)
                    .isEqualTo(SkipReason.OTHER_VARIANT);
        }
    }

    @Test
    void namesOfChessMayEndInChess() {
        for (String tag :
                List.of("Freestyle Chess", "Standard Chess", "normal-chess", "Fischer Random Chess", "CHESS")) {
            assertThat(GameReplay.isChess(tag)).as(tag).isTrue();
            assertThat(Variants.ofTag(tag)).as(tag).isPresent();
        }
        assertThat(GameReplay.isChess("Duck Chess")).isFalse();
        assertThat(GameReplay.isChess("Grand Chess")).isFalse();
    }

    @Test
    void caseAndBlanksOfTagsDoNotMatter() {
        for (String tag : List.of(
                "S-Chess",
                "s chess",
                "SCHESS960",
                "S-Chess 960",
                "Seirawan  Chess",
                "seirawan-chess",
                "Seirawan_960",
                "SEIRAWAN CHESS 960",
                "SeirawanChess960")) {
            assertThat(replay("seirawan", "[Variant \"" + tag + "\"]\n\n1. e4 e5 1-0")
                            .getFirst()
                            .skip())
                    .as(tag)
                    .isEmpty();
        }
    }

    @Test
    void dropsAreReadWithAndWithoutThePawnsLetter() {
        String moves = "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ 4. Be2 P@e4 5. ";
        List<Game> games = replay("crazyhouse", moves + "P@d4 1-0\n\n" + moves + "@d4 1-0");
        assertThat(games).allSatisfy(game -> assertThat(game.skip()).isEmpty());
        assertThat(games.getFirst().fen()).startsWith("rnb1kbnr/ppp1pppp/8/4q3/3Pp3/2N5/PPPPBPPP/R1BQK1NR");
        assertThat(games.getFirst()).isEqualTo(games.getLast());
    }

    @Test
    void capturesAndChecksDisturbTheQuietAndDropsDoNot() {
        Game game = replay("crazyhouse", "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ 4. Be2 P@e4 1-0")
                .getFirst();
        assertThat(game.disturbances()).containsExactly(0, 3, 4, 6);
    }

    @Test
    void wallsAreReadWithTheMoveThatBuildsThem() {
        Game duck = replay("duck", "1. e4,a6 {the duck} e5,e3 2. Nf3,d6 1-0").getFirst();
        assertThat(duck.skip()).isEmpty();
        assertThat(duck.fen()).startsWith("rnbqkbnr/pppp1ppp/3*4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b");
        Game amazons = replay("amazons", "1. Qdd7,d9 Qg6,g10 1-0").getFirst();
        assertThat(amazons.skip()).isEmpty();
    }

    @Test
    void boardsLargerThanChessAreRead() {
        Game game = replay("capablanca", "[Variant \"Capablanca\"]\n\n1. f4 j5 2. Cg3 Ad6 1-0")
                .getFirst();
        assertThat(game.skip()).isEmpty();
        assertThat(game.fen()).startsWith("rn1bqkbcnr/ppppppppp1/3a6/9p/5P4/6C3/PPPPP1PPPP/RNABQKB1NR w");
    }

    @Test
    void gamesOfAnotherVariantAndBadMovesAreSkippedWithTheirReason() {
        String pgn = """
                [Variant "Atomic"]

                1. e4 1-0

                [Variant "Crazyhouse"]

                1. e4 e5 2. Q@e3 1-0

                1. e4 e5 2. Nf3 1-0
                """;
        assertThat(replay("crazyhouse", pgn))
                .extracting(Game::skip)
                .containsExactly(SkipReason.OTHER_VARIANT, SkipReason.ILLEGAL_MOVE, "");
    }

    @Test
    void aPositionOfItsOwnCountsInTheKey() {
        String tag = "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Q] w KQkq - 0 1\"]\n\n";
        List<Game> games = replay(
                "crazyhouse", tag + "1. e4 1-0\n\n1. e4 1-0\n\n" + tag + "1. e4 1-0\n\n[FEN \"8 w\"]\n\n1. e4 1-0");
        assertThat(games.get(0).key())
                .isEqualTo(games.get(2).key())
                .isNotEqualTo(games.get(1).key());
        assertThat(games.getLast().skip()).isEqualTo(SkipReason.BAD_SETUP);
    }
}
