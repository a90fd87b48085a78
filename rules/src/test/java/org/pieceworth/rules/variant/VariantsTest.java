package org.pieceworth.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Edges;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.variant.draft.VariantWords;
import org.pieceworth.text.InputException;

class VariantsTest {

    private static VariantReading read(String text, String name) {
        return Variants.parse("my.ini", text).read(name);
    }

    private static String letters(Variant variant) {
        return variant.types().stream()
                .map(type -> String.valueOf(type.letter()))
                .collect(Collectors.joining());
    }

    @Test
    void everyVariantThatShipsIsReadWithoutWarnings() {
        Variants variants = Variants.shipped();
        assertThat(variants.warnings()).isEmpty();
        assertThat(variants.names()).hasSizeGreaterThan(100);
        assertThat(variants.names()).allSatisfy(name -> {
            VariantReading reading = variants.read(name);
            assertThat(reading.variant().name()).isEqualTo(name);
            assertThat(reading.about()).endsWith(".");
            assertThat(reading.warnings()).isEmpty();
        });
    }

    @Test
    void aChildSaysOnlyWhatDiffers() {
        Variant variant = read("""
                [mygame:capablanca]
                chancellor = -
                customPiece1 = e:FDnA
                startFen = rnabqkbenr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBENR w KQkq - 0 1
                promotionPieceTypes = aeq
                pieceValueMg = e:650
                """, "mygame").variant();
        assertThat(variant.board()).isEqualTo(new RectangularBoard(10, 8));
        assertThat(letters(variant)).isEqualTo("PNBRQAEK");
        assertThat(variant.type('E')).hasValueSatisfying(type -> {
            assertThat(type.name()).isEqualTo("customPiece1");
            assertThat(type.movement()).isEqualTo(Betza.parse("FDnA").movement());
        });
        assertThat(variant.promotion().pieceTypes().white()).containsExactly('A', 'E', 'Q');
        assertThat(variant.castling().kingsideFile()).isEqualTo(8);
        assertThat(variant.end()).isEqualTo(Variants.open("chess").variant().end());
        assertThat(variant.notModelled()).isEmpty();
    }

    @Test
    void valuesForEnginesAreKept() {
        VariantReading reading = read("[x:chess]\npieceValueMg = n:800 q:2500\npieceValueEg = n:900\n", "x");
        assertThat(reading.middlegameValues()).isEqualTo(Map.of('N', 800, 'Q', 2500));
        assertThat(reading.endgameValues()).isEqualTo(Map.of('N', 900));
    }

    @Test
    void chessIsOrthodox() {
        Variant chess = Variants.open("chess").variant();
        assertThat(letters(chess)).isEqualTo("PNBRQK");
        assertThat(chess.type('P').orElseThrow().betza()).isEqualTo("fmWfceFifmnD");
        assertThat(chess.castling().kingsideFile()).isEqualTo(6);
        assertThat(chess.castling().queensideFile()).isEqualTo(2);
        assertThat(chess.castling().rank()).isEqualTo(new Sided<>(0, 7));
        assertThat(chess.castling().rookPieces()).isEqualTo(Sided.both(Set.of('R')));
        assertThat(chess.royals()).isEqualTo(new RoyalRules(Set.of('K'), true, false, false, false, Optional.empty()));
        assertThat(chess.hands().drops()).isFalse();
        assertThat(chess.captures())
                .isEqualTo(new CaptureRules(false, false, Set.of(), Set.of(), Set.of(), false, false, false));
        assertThat(chess.end().checkmate()).isEqualTo(GameValue.LOSS);
        assertThat(chess.end().stalemate()).isEqualTo(GameValue.DRAW);
        assertThat(chess.end().moves()).isEqualTo(50);
        assertThat(chess.end().repetition())
                .isEqualTo(new RepetitionRules(3, GameValue.DRAW, false, false, false, false));
        assertThat(chess.end().bareKing()).isEmpty();
        assertThat(chess.end().flag()).isEmpty();
        assertThat(chess.mobility())
                .isEqualTo(new MobilityRules(Edges.APART, Map.of(), Map.of(), Region.none(), 0, false, false));
        assertThat(chess.gating().rights()).isFalse();
        assertThat(chess.gating().walls()).isEqualTo(GatingRules.Walls.NONE);
        assertThat(chess.promotion().region().white()).isEqualTo(Region.rank(chess.board(), 7));
        assertThat(chess.pawns().doubleStep().black()).isEqualTo(Region.rank(chess.board(), 6));
    }

    @Test
    void parentsMayStandBelowAndSeveralStepsAway() {
        String text =
                "[a:b]\nnMoveRule = 10\n[b:c]\nnFoldRule = 5\nnMoveRule = 20\n[c:makruk]\nstalemateValue = loss\ntwoBoards = true\n";
        EndRules end = read(text, "a").variant().end();
        assertThat(end.moves()).isEqualTo(10);
        assertThat(end.repetition().fold()).isEqualTo(5);
        assertThat(end.stalemate()).isEqualTo(GameValue.LOSS);
        assertThat(read(text, "a").variant().notModelled())
                .hasSize(1)
                .first()
                .asString()
                .startsWith("twoBoards");
        assertThat(read(text, "b").variant().end().moves()).isEqualTo(20);
    }

    @Test
    void aChildMayTakeBackWhatIsNotModelled() {
        assertThat(read("[x:makruk]\ncountingRule = none\n", "x").variant().notModelled())
                .isEmpty();
    }

    @Test
    void whatIsSaidOfOneSideBeatsWhatIsSaidOfBoth() {
        PromotionRules promotion = read("[x:chess]\npromotionPieceTypesBlack = n\npromotionPieceTypes = qr\n", "x")
                .variant()
                .promotion();
        assertThat(promotion.pieceTypes().white()).containsExactly('Q', 'R');
        assertThat(promotion.pieceTypes().black()).containsExactly('N');
    }

    @Test
    void aLetterGoesToThePieceThatTakesIt() {
        Variant variant =
                read("[x:chess]\ncustomPiece1 = p:mfWcfF\npawnTypes = p\n", "x").variant();
        assertThat(letters(variant)).isEqualTo("PNBRQK");
        assertThat(variant.promotion().pawnTypes()).isEqualTo(Sided.both(Set.of('P')));
        assertThat(variant.type('P').orElseThrow().name()).isEqualTo("customPiece1");
    }

    @Test
    void aCustomPieceThatCapturesEnPassantDoesSoWithoutBeingNamed() {
        Variant variant =
                read("[x:chess]\ncustomPiece1 = s:fmWfceFifmnD\n", "x").variant();
        assertThat(variant.pawns().enPassantTypes().white()).containsExactlyInAnyOrder('P', 'S');
    }

    @Test
    void promotedFormsAddUp() {
        Variant shogi = Variants.open("shogi").variant();
        assertThat(shogi.promotion().promoted())
                .isEqualTo(Map.of('P', 'G', 'S', 'G', 'B', 'H', 'R', 'D', 'L', 'G', 'N', 'G'));
        assertThat(shogi.hands().noDoubled()).isEqualTo(Map.of('P', 1));
    }

    @Test
    void filesAreLettersOrNumbersAndBoardsGrowToSixteen() {
        String fen = "startFen = 16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/16 w - - 0 1\ncastling = false\n";
        assertThat(read("[x]\nking = k\nmaxRank = 16\nmaxFile = p\n" + fen, "x")
                        .variant()
                        .board()
                        .shape())
                .isEqualTo("16x16");
        assertThat(read("[x]\nking = k\nmaxRank = 16\nmaxFile = 16\n" + fen, "x")
                        .variant()
                        .board()
                        .shape())
                .isEqualTo("16x16");
    }

    @Test
    void olderKeysAreUnderstood() {
        Variant variant = read("""
                [x:chess]
                maxRank = 10
                startFen = rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
                promotionRank = 9
                doubleStepRank = 3
                doubleStepRankMin = 2
                bareKingValue = loss
                whiteFlag = e5
                """, "x").variant();
        assertThat(variant.promotion().region().white())
                .isEqualTo(
                        Region.where(variant.board(), square -> variant.board().rank(square) >= 8));
        assertThat(variant.promotion().region().black())
                .isEqualTo(
                        Region.where(variant.board(), square -> variant.board().rank(square) <= 1));
        assertThat(variant.pawns().doubleStep().black())
                .isEqualTo(Region.where(
                        variant.board(),
                        square -> Set.of(7, 8).contains(variant.board().rank(square))));
        assertThat(variant.end().bareKing()).contains(GameValue.LOSS);
        assertThat(variant.end().flag()).isPresent();
    }

    @Test
    void lineEndsMarksAndCommentsDoNotMatter() {
        VariantReading reading =
                read("\uFEFF; a comment\r\n\r\n# What it is.\r\n[x:chess]\r\n  nMoveRule=75  \r\n# more\r\n", "x");
        assertThat(reading.warnings()).isEmpty();
        assertThat(reading.about()).isEqualTo("What it is.");
        assertThat(reading.variant().end().moves()).isEqualTo(75);
    }

    @Test
    void aFaultSpoilsItsOwnVariantOnly() {
        Variants variants = Variants.parse("my.ini", "[bad:chess]\nmaxRank = twelve\n[good:chess]\n");
        assertThat(variants.read("good").variant().name()).isEqualTo("good");
        assertThatThrownBy(() -> variants.read("bad"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("line 2");
    }

    @Test
    void tooLongALineOfAncestorsIsTold() {
        String text = IntStream.range(0, 40)
                .mapToObj(i -> "[v" + i + ":" + (i == 39 ? "chess" : "v" + (i + 1)) + "]\n")
                .collect(Collectors.joining());
        assertThatThrownBy(() -> read(text, "v0"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("32 ancestors");
        assertThat(read(text, "v20").variant().name()).isEqualTo("v20");
    }

    @Test
    void tooManyVariantsAreTold() {
        String text = IntStream.range(0, 10_001).mapToObj(i -> "[v" + i + "]\n").collect(Collectors.joining());
        assertThatThrownBy(() -> Variants.parse("my.ini", text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("10000 variants");
    }

    @ParameterizedTest
    @CsvSource({
        "standard, chess",
        "Chess960, fischerandom",
        "King of the Hill, kingofthehill",
        "Three-check, 3check",
        "Ai-Wok, ai-wok",
        "aiwok, ai-wok",
        "Othello, flipello"
    })
    void otherNamesAreKnown(String typed, String name) {
        assertThat(Variants.open(typed).variant().name()).isEqualTo(name);
    }

    @Test
    void anUnknownNameGetsTheNearest() {
        assertThatThrownBy(() -> Variants.open("capablnca"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("'capablanca'");
    }

    @Test
    void aFileIsOpenedByItsName(@TempDir Path folder) throws IOException {
        Path one = Files.writeString(folder.resolve("one.ini"), "[mine:chess]\n");
        Path two = Files.writeString(folder.resolve("two.ini"), "[mine:chess]\n[other:makruk]\n");
        assertThat(Variants.open("@" + one).variant().name()).isEqualTo("mine");
        assertThat(Variants.open("@" + two + ":other").variant().type('M')).isPresent();
        assertThat(Variants.open(one.toString()).variant().name()).isEqualTo("mine");
        assertThat(Variants.open(two + ":other").variant().type('M')).isPresent();
        assertThat(Variants.nameInFile(two + ":other")).isEqualTo("other");
        assertThat(Variants.nameInFile(two.toString())).isEmpty();
        assertThat(Variants.file("c:/my.ini")).contains("c:/my.ini");
        assertThat(Variants.file("WfF")).isEmpty();
        assertThat(Variants.file("capablanca")).isEmpty();
        assertThatThrownBy(() -> Variants.open(two.toString())).hasMessageContaining("expected " + two + ":mine");
        assertThatThrownBy(() -> Variants.open(folder.resolve("three.ini").toString()))
                .hasMessageContaining("no such file");
        assertThatThrownBy(() -> Variants.open("@" + two)).hasMessageContaining("names no variant");
        assertThatThrownBy(() -> Variants.open("@" + two + ":third")).hasMessageContaining("'other'");
        assertThatThrownBy(() -> Variants.open("@" + folder.resolve("three.ini")))
                .hasMessageContaining("no such file");
        assertThatThrownBy(() -> Variants.open("@" + folder)).hasMessageContaining("is a folder");
    }

    /// Every type of the engine's table can be used in a variant.
    @Test
    void everyNamedTypeHasAMovement() {
        List<String> names = List.copyOf(VariantWords.load().types().keySet());
        assertThat(names).hasSizeGreaterThan(45);
        for (String name : names) {
            Variant variant = read(
                            "[x]\nmaxFile = 1\nmaxRank = 1\ncastling = false\nstartFen = 1 w - - 0 1\n" + name
                                    + " = a\n",
                            "x")
                    .variant();
            assertThat(variant.types().getFirst().movement().rays().isEmpty()).isEqualTo(name.equals("immobile"));
        }
    }
}
