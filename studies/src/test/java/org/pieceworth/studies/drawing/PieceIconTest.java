package org.pieceworth.studies.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.NamedPiece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;

class PieceIconTest {

    private static String icon(String piece, boolean royal) {
        return PieceIcon.of(PieceCatalogue.load().find(piece).betza().movement(), royal);
    }

    /// Two shapes for two kinds of moves; a disc for what has no shape, as a commoner is none without a crown to lose.
    @ParameterizedTest
    @CsvSource({
        "N, false, 1, false",
        "Q, false, 1, false",
        "BN, false, 2, false",
        "RW, false, 1, false",
        "RD, false, 0, true",
        "K, true, 1, false",
        "K, false, 0, true",
        "fmWfcF, false, 1, false",
        "fmWfcFifmnD, false, 1, false",
        "FyafsF, false, 0, true",
        "'[F?R]', false, 0, true",
        "'zB', false, 0, true",
        "mRcpR, false, 0, true"
    })
    void knownPiecesHaveShapes(String piece, boolean royal, int shapes, boolean disc) {
        String icon = icon(piece, royal);
        assertThat(icon.split("class=\"man\"", -1)).hasSize(shapes + 1);
        assertThat(icon.contains("of-moves")).isEqualTo(disc);
    }

    /// Pawns alone look alike, whatever their first move is.
    @Test
    void noTwoPiecesOfTheCatalogueLookAlike() {
        Map<String, Movement> seen = new HashMap<>();
        String pawn = icon("pawn", false);
        for (NamedPiece piece : PieceCatalogue.load().pieces()) {
            Movement movement = piece.betza().movement();
            String icon = PieceIcon.of(movement, false);
            Movement other = seen.put(icon, movement);
            if (other != null && !icon.equals(pawn)) {
                assertThat(other).as(piece.name()).isEqualTo(movement);
            }
        }
        assertThat(seen).hasSizeGreaterThan(300);
    }

    @Test
    void aBoardShowsEachPieceInItsColours() {
        VariantRules rules = VariantRules.of(Variants.open("capablanca").variant());
        String board = BoardPicture.of(rules.start(), GameKind.of(rules), "<start>");
        assertThat(board.split("side-white", -1)).hasSize(21);
        assertThat(board.split("side-black is-down", -1)).hasSize(21);
        assertThat(board).contains("<title>&lt;start&gt;</title>").contains(">j</text>", ">8</text>");
        assertThat(PieceIcon.of(GameKind.of(rules).getFirst(), Side.BLACK)).startsWith("<g class=\"side-black");
    }
}
