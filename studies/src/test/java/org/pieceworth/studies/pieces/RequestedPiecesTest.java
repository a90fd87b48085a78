package org.pieceworth.studies.pieces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.answer.Format;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.piece.NamedPiece;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.studies.Printed;
import org.pieceworth.text.InputException;

class RequestedPiecesTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    void namesAndNotationMeanPieces() {
        assertThat(RequestedPieces.of("archbishop", "BN").pieces())
                .extracting(Piece::name)
                .containsExactly("archbishop", "archbishop");
        assertThat(RequestedPieces.of("R7", "[F?R6]", "zB7").pieces())
                .extracting(Piece::name)
                .containsExactly("rook", "griffon", "crooked bishop");
        assertThat(RequestedPieces.of("R7").on("10x8").pieces().getFirst().name())
                .isEmpty();
        assertThat(RequestedPieces.of("N").board()).isEqualTo(RectangularBoard.CHESS);
        assertThat(RequestedPieces.of("N").on("8x8,8x8:cylinder").boards()).hasSize(2);
        assertThat(new RequestedPieces(List.of(), true, Optional.empty(), "standard").pieces())
                .hasSameSizeAs(PieceCatalogue.load().pieces());
    }

    @Test
    void whatIsAmissWithAFileIsKnownBeforeAnythingIsAsked() throws IOException {
        Path file = Files.writeString(folder.resolve("my.ini"), "[my:chess]\nstalemateValu = loss\n");
        assertThat(RequestedPieces.of("@" + file + ":my").warnings())
                .singleElement()
                .asString()
                .contains("stalemateValu");
        assertThat(RequestedPieces.of("N").warnings()).isEmpty();
    }

    @Test
    void nothingIsNoPiece() {
        assertThatThrownBy(() -> RequestedPieces.of().pieces())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found no piece");
        assertThatThrownBy(() -> RequestedPieces.of("@a.ini:one", "@b.ini:two").board())
                .hasMessageContaining("found 2 variants, expected one");
    }

    /// A letter that a name of the catalogue goes with is called by it; numbers say nothing.
    @Test
    void aVariantMeansItsPieces() throws IOException {
        Path file = Files.writeString(folder.resolve("my.ini"), """
                [mine:capablanca]
                customPiece1 = f:mRcN
                startFen = rfabqkbcfr/pppppppppp/10/10/10/10/PPPPPPPPPP/RFABQKBCFR w KQkq - 0 1
                """);
        RequestedPieces mine = RequestedPieces.of("@" + file + ":mine");
        assertThat(mine.haveVariant()).isTrue();
        assertThat(mine.board().shape()).isEqualTo("10x8");
        assertThat(mine.on("8x8").board()).isEqualTo(RectangularBoard.CHESS);
        assertThat(mine.pieces())
                .filteredOn(piece -> piece.typed().equals("F"))
                .singleElement()
                .extracting(Piece::name)
                .isEqualTo("rookni");
    }

    /// The letter of chess, though `P` is no atom of Betza's.
    @Test
    void thePawnNeedsNoNotation() {
        assertThat(RequestedPieces.of("P", "p").pieces())
                .extracting(Piece::name)
                .containsExactly("pawn", "pawn");
    }

    @Test
    void aVariantThatShipsIsMeantByItsNameUnlessAPieceHasIt() {
        assertThat(RequestedPieces.of("chess").pieces())
                .extracting(Piece::typed)
                .containsExactly("P", "N", "B", "R", "Q", "K");
        assertThat(RequestedPieces.of("capablanca").board().shape()).isEqualTo("10x8");
        assertThat(RequestedPieces.of("amazon").haveVariant()).isFalse();
        assertThat(RequestedPieces.of("@amazon").haveVariant()).isTrue();
        assertThat(RequestedPieces.of("RNBQKBNR").haveVariant()).isFalse();
    }

    @Test
    void theNearestNameIsSoughtAmongPiecesAndVariants() {
        assertThatThrownBy(() -> RequestedPieces.of("capablnca").pieces())
                .hasMessageContaining("'capablanca', a variant");
        assertThatThrownBy(() -> RequestedPieces.of("archbishp").pieces()).hasMessageContaining("'archbishop'");
        assertThatThrownBy(() -> RequestedPieces.of("@capablnca").pieces())
                .hasMessageContaining("there is no such file")
                .hasMessageEndingWith("or a built-in variant, such as capablanca");
    }

    @Test
    void theCatalogueIsSearched() {
        PieceSearch musketeer = PieceSearch.of("musketeer");
        assertThat(musketeer.found()).hasSizeGreaterThan(2).allMatch(RequestedPiecesTest::ofMusketeerChess);
        assertThat(Printed.text(musketeer.document(), Format.TABLE)).endsWith(" pieces.\n");
        assertThat(PieceSearch.of("NB").found()).extracting(NamedPiece::name).contains("archbishop");
    }

    private static boolean ofMusketeerChess(NamedPiece piece) {
        return piece.sets().stream().anyMatch(set -> set.contains("usketeer"));
    }
}
