package org.pieceworth.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.variant.Variants;

/// Games of variants as other programs write them.
class FieldGamesTest {

    private static final Path FIELD = Path.of("../../shared/data/field");
    private static final Map<String, VariantRules> RULES = new ConcurrentHashMap<>();
    private static final Pattern TAG = Pattern.compile("\\[Variant \"(.*?)\"]");

    /// A game and the position at its end.
    private record Game(GameListener.ReplayedGame replayed, String fen, Optional<String> skip) {}

    private static List<Game> replay(String pgn) {
        List<Game> games = new ArrayList<>();
        GameListener listener = new GameListener() {
            @Override
            public void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> skip) {
                String fen = replay.at(replay.plies()) instanceof VariantPosition position ? position.fen() : "";
                games.add(new Game(game, fen, skip.map(SkipReason::reason)));
            }
        };
        Matcher tag = TAG.matcher(pgn);
        GameReplay replay = Optional.of(tag)
                .filter(Matcher::find)
                .flatMap(found -> Variants.ofTag(found.group(1)))
                .filter(name -> !GameReplay.isChess(name))
                .map(name -> new GameReplay(listener, rules(name)))
                .orElseGet(() -> new GameReplay(listener));
        new PgnReader(new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)), replay).readAll();
        return games;
    }

    private static VariantRules rules(String name) {
        return RULES.computeIfAbsent(
                name, _ -> VariantRules.of(Variants.shipped().read(name).variant()));
    }

    private static Game of(String variant, String fen, String moves) {
        return replay("[Variant \"" + variant + "\"]\n" + (fen.isEmpty() ? "" : "[FEN \"" + fen + "\"]\n") + "\n"
                        + moves + " 1-0\n")
                .getFirst();
    }

    private static Game file(String name) throws IOException {
        Path file = FIELD.resolve(name);
        assumeThat(file).as("data of the field").exists();
        return replay(Files.readString(file)).getFirst();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            01-schess-gate-on-kings-square/a-he1.pgn, 10,
            01-schess-gate-on-kings-square/a-ee1.pgn, 10,
            01-schess-gate-on-kings-square/b-hh1.pgn, 10,
            01-schess-gate-on-kings-square/c-black-ee8-10.pgn, 10,
            01-schess-gate-on-kings-square/d-black-long-ha8-11.pgn, 11,
            01-schess-gate-on-kings-square/d-black-long-he8-11.pgn, 11,
            01-schess-gate-on-kings-square/e-bad.pgn, -1, illegal-move
            49-promotion-by-letter/a-bishop.pgn, 3,
            49-promotion-by-letter/b-move-of-horse.pgn, 5,
            49-promotion-by-letter/c-silver-then-G.pgn, 3,
            49-promotion-by-letter/d-pawn-takes.pgn, 1,
            49-promotion-by-letter/e-gorogoro-with-check.pgn, 1,
            49-promotion-by-letter/f-chick.pgn, 1,
            49-promotion-by-letter/g-bad.pgn, -1, illegal-move
            50-horse-H-elephant-E/a-horse.pgn, 1,
            50-horse-H-elephant-E/b-elephant.pgn, 4,
            50-horse-H-elephant-E/c-janggi-horse.pgn, 2,
            50-horse-H-elephant-E/d-mini.pgn, 1,
            50-horse-H-elephant-E/e-manchu.pgn, 2,
            50-horse-H-elephant-E/f-N-and-B-stay.pgn, 3,
            50-horse-H-elephant-E/g-bad.pgn, -1, illegal-move
            52-letter-P-that-moves-sideways/a-xiangqi.pgn, 1,
            52-letter-P-that-moves-sideways/b-xiangqi-file.pgn, 1,
            52-letter-P-that-moves-sideways/c-janggi.pgn, 1,
            52-letter-P-that-moves-sideways/d-mini.pgn, 1,
            52-letter-P-that-moves-sideways/e-ataxx.pgn, 1,
            52-letter-P-that-moves-sideways/f-chess-bad.pgn, -1, illegal-move
            52-letter-P-that-moves-sideways/g-two-fit.pgn, -1, ambiguous-move
            53-plus-is-a-promotion/a-silver.pgn, 12,
            53-plus-is-a-promotion/b-later-named.pgn, 22,
            53-plus-is-a-promotion/c-uci.pgn, 5,
            53-plus-is-a-promotion/d-uci-silent.pgn, 5,
            53-plus-is-a-promotion/e-check-only.pgn, 1,
            53-plus-is-a-promotion/f-chess.pgn, 4,
            55-tags-with-960/a-Seirawan960.pgn, 2,
            55-tags-with-960/b-Capahouse960.pgn, 2,
            55-tags-with-960/c-Caparandom.pgn, 2,
            55-tags-with-960/d-Crazyhouse960.pgn, 2,
            55-tags-with-960/e-Atomic960.pgn, 2,
            55-tags-with-960/f-Duck-Chess.pgn, 2,
            55-tags-with-960/g-unknown.pgn, -1, other-variant
            56-uci-gates-and-walls/a-gate.pgn, 2,
            56-uci-gates-and-walls/b-san.pgn, 2,
            56-uci-gates-and-walls/c-wall.pgn, 1,
            56-uci-gates-and-walls/d-san.pgn, 1,
            56-uci-gates-and-walls/e-bad.pgn, -1, illegal-move
            """)
    void gamesOfTheFieldAreReadOrSkippedWithTheirReason(String name, int plies, String reason) throws IOException {
        Game game = file(name);
        assertThat(game.skip()).isEqualTo(Optional.ofNullable(reason));
        if (reason == null) {
            assertThat(game.replayed().plies()).isEqualTo(plies);
        }
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            01-schess-gate-on-kings-square/a-he1, 01-schess-gate-on-kings-square/a-he1-bare
            01-schess-gate-on-kings-square/a-ee1, 01-schess-gate-on-kings-square/a-ee1-bare
            52-letter-P-that-moves-sideways/a-xiangqi, 52-letter-P-that-moves-sideways/b-xiangqi-file
            56-uci-gates-and-walls/a-gate, 56-uci-gates-and-walls/b-san
            56-uci-gates-and-walls/c-wall, 56-uci-gates-and-walls/d-san
            """)
    void twoSpellingsAreOneGame(String one, String other) throws IOException {
        assertThat(file(one + ".pgn").replayed().key())
                .isEqualTo(file(other + ".pgn").replayed().key());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            shogi | 1. Pc4 Pg6 2. Bxh8=H Pa6 3. Hg8     | 1. Pc4 Pg6 2. Bxh8=+ Pa6 3. +Bg8
            shogi | 1. Pc4 Pg6 2. Bxh8+ Pa6 3. Hg8      | 1. c3c4 g7g6 2. b2h8+ a7a6 3. h8g8
            shogi | 1. Pc4 Pg6 2. Bxh8= Sxh8            | 1. c4 g6 2. Bxh8 Sxh8
            seirawan | 1. Nf3/H Nf6/E 2. Na3            | 1. g1f3h g8f6e 2. b1a3
            xiangqi | 1. Hc3 Hg8 2. Ece3                | 1. Nc3 Ng8 2. Bce3
            duck | 1. e2e4,e4e5 g8f6,f6f3               | 1. e4,e5 Nf6,f3
            capablanca | 1. Pe4 Pe5                     | 1. e4 e5
            """)
    void kindsOfSpellingMeanTheSame(String variant, String one, String other) {
        Game first = of(variant, "", one);
        Game second = of(variant, "", other);
        assertThat(first.skip()).as(one).isEmpty();
        assertThat(second.skip()).as(other).isEmpty();
        assertThat(first.replayed().key()).isEqualTo(second.replayed().key());
    }

    /// A plus with check is a check until the promoted piece is named.
    @Test
    void aLaterMoveTellsAPromotionFromACheck() {
        String fen = "4k/5/5/R4/K4[-] w 0 1";
        assertThat(of("minishogi", fen, "1. Ra5+ Ke4").fen()).startsWith("R4/4k");
        assertThat(of("minishogi", fen, "1. Ra5+ Ke4 2. +Rb4").fen()).startsWith("5/1+R2k");
        assertThat(of("minishogi", fen, "1. Ra5+ Ke4 2. Db4").fen()).startsWith("5/1+R2k");
    }

    /// What two pieces could have done is known where only one of them can have gone on as it is written.
    @Test
    void laterMovesSettleWhatIsAmbiguous() {
        String fen = "3ak4/9/9/9/2P1P4/9/9/9/9/3K5 w - - 0 1";
        assertThat(of("xiangqi", fen, "1. Pd6 Ke9 2. Pd7").skip()).contains(SkipReason.AMBIGUOUS_MOVE);
        assertThat(of("xiangqi", fen, "1. Pd6 Ke9 2. Pe7").skip()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Duck Chess, duck",
        "Grand Chess, grand",
        "Ouk Chaktrang, cambodian",
        "Tori Shogi, torishogi",
        "Sho Shogi, shoshogi",
        "Kyoto Shogi, kyotoshogi",
        "King of the Hill 960, kingofthehill",
        "Three check 960, 3check",
        "3check960, 3check",
        "Kingofthehill960, kingofthehill",
        "Horde960, horde",
        "Racingkings960, racingkings",
        "Antichess960, antichess",
        "S-Chess, seirawan",
        "Bughouse960, bughouse",
        "Chess960, fischerandom",
        "Atomic, atomic"
    })
    void tagsNameVariants(String tag, String name) {
        assertThat(Variants.ofTag(tag)).contains(name);
    }

    @ParameterizedTest
    @CsvSource({"Foo960", "960", "Xiangqi960", "Mini Chess", "Foo Chess"})
    void otherTagsNameNone(String tag) {
        assertThat(Variants.ofTag(tag)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "crazyhouse, 1rkr4/pppppppp/8/8/8/8/PPPPPPPP/1RK1R3[] w BEbd - 0 1, 1. O-O O-O",
        "atomic, 1rkr4/pppppppp/8/8/8/8/PPPPPPPP/1RK1R3 w BEbd - 0 1, 1. c1e1 c8d8",
        "seirawan, nrkrbbnq/pppppppp/8/8/8/8/PPPPPPPP/NRKRBBNQ[HEhe] w ABCDEFGHabcdefgh - 0 1, 1. f4 f5 2. Bf2/H Nf6/E"
    })
    void castlingFromAnyFilesIsRead(String variant, String fen, String moves) {
        assertThat(of(variant + "960", fen, moves).skip()).isEmpty();
    }

    @Test
    void fensWithHorsesAndElephantsAreRead() {
        String fen = "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1";
        assertThat(of("xiangqi", fen, "1. Hc3").fen()).startsWith("rnbakabnr/");
    }
}
