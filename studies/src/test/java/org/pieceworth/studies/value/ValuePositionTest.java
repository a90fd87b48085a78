package org.pieceworth.studies.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.pieceworth.answer.Format;
import org.pieceworth.lab.position.PositionWorth.Effort;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.studies.value.PositionAnswer.Material;
import org.pieceworth.studies.value.PositionAnswer.Row;
import org.pieceworth.text.InputException;

class ValuePositionTest {

    private static PositionAnswer answer(String variant, String fen) {
        VariantReading reading = Variants.open(variant);
        ValueAnswer values = RequestedVariant.of(ValueRequest.of(RequestedPieces.of(variant)), reading)
                .values();
        return new PositionStudy(reading, fen, new Effort(20, 3, 1, 2), values).answer();
    }

    @Test
    void materialIsCountedByEachModel() {
        PositionAnswer answer = answer("chess", "4k3/5p2/8/8/8/8/4P3/R3K3 w Q - 0 1");
        Material universal = answer.material().stream()
                .filter(material -> material.model().equals("universal"))
                .findFirst()
                .orElseThrow();
        // A pawn is the unit, so that White's rook is the difference.
        assertThat(universal.white() - universal.black())
                .isEqualTo(universal.difference())
                .isBetween(400.0, 600.0);
    }

    /// In atomic chess the commoners are royal, since whoever loses his has lost.
    @Test
    void piecesWhoseLossLosesStay() {
        PositionAnswer answer = answer("atomic", "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
        assertThat(answer.rows()).extracting(Row::square).containsExactly("h1");
        assertThat(answer.royals().values()).containsExactlyInAnyOrder("K", "k");
    }

    @Test
    void promotedPiecesAndHandsOfShogiKeepTheirSymbols() {
        PositionAnswer answer = answer("shogi", "4k4/9/9/9/4+p4/9/9/9/4K4[Rb] w - - 0 1");
        assertThat(answer.rows()).extracting(row -> row.piece().sidedSymbol()).containsExactly("R", "+p", "b");
        assertThat(answer.rows()).extracting(Row::square).containsExactly("in hand", "e5", "in hand");
    }

    /// Its files have their own numbers, so that only letters are below them.
    @Test
    void hexagonsHaveTheCoordinatesOfTheirGame() {
        String fen = "*****bk4/****7/***8/**9/*10/11/10*/9**/8***/5BK****/2R3***** w - - 0 1";
        PositionAnswer answer = answer("glinski", fen);
        assertThat(answer.rows()).extracting(Row::square).containsExactly("f2", "c1", "f11");
        assertThat(answer.forecast()).isEmpty();
        assertThat(Printed.text(PositionDocument.of(answer), Format.TABLE))
                .contains("\n    a      b      c      d      e      f      g      h      i      k      l\n")
                .doesNotContain("      j");
    }

    @Test
    void workIsLimited() {
        VariantReading reading = Variants.open("chess");
        ValueAnswer values = RequestedVariant.of(ValueRequest.of(RequestedPieces.of("chess")), reading)
                .values();
        PositionStudy study =
                new PositionStudy(reading, reading.variant().startFen(), new Effort(1_000_000, 100_000, 1, 1), values);
        assertThatThrownBy(study::answer)
                .isInstanceOf(InputException.class)
                .hasMessageContaining("orders: with 30 pieces")
                .hasMessageContaining("1,000,000,000 at most");
    }

    @Test
    void aGameThatIsOverHasNoWorth() {
        assertThatThrownBy(() -> answer("chess", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("position: the game is over in '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1'");
    }
}
