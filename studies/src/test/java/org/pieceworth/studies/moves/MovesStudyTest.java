package org.pieceworth.studies.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.answer.Format;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.pieces.RequestedPieces;
import tools.jackson.databind.JsonNode;

class MovesStudyTest {

    private static MovesAnswer answer(String piece) {
        return new MovesStudy(RequestedPieces.of(piece), Optional.empty()).answer();
    }

    @Test
    void aDiagramShowsHowAndWhat() {
        MovesAnswer answer = new MovesStudy(RequestedPieces.of("mRcpR").on("3x4"), Optional.of("b2")).answer();
        assertThat(Printed.text(MovesDocument.of(answer), Format.TABLE).lines())
                .containsExactly(
                        "mRcpR (xiangqi cannon, mRcpR) on b2 of 3x4",
                        "Moves as a rook, without capturing; captures as a rook over exactly one piece.",
                        "  4  · ◇◬  ·",
                        "  3  :  ◇  :",
                        "  2  ◇ [@] ◇",
                        "  1  :  ◇  :",
                        "     a  b  c",
                        "◇ ride, without capturing",
                        "◬ hop (over one piece), only to capture");
    }

    @Test
    void hexagonsStandInColumnsAndThoseOfARhombusInRows() {
        MovesAnswer hexagon = new MovesStudy(RequestedPieces.of("W").on("hex:2"), Optional.empty()).answer();
        assertThat(Printed.text(MovesDocument.of(hexagon), Format.TABLE).lines())
                .containsExactly(
                        "W (wazir, W) on b2 of hex:2",
                        "    ●",
                        " ●     ●",
                        "   [@]",
                        " ●     ●",
                        "    ●",
                        "a1    c1",
                        "   b1",
                        "● leap");
        MovesAnswer rhombus = new MovesStudy(RequestedPieces.of("R").on("rhombus:2x3"), Optional.of("a2")).answer();
        assertThat(Printed.text(MovesDocument.of(rhombus), Format.TABLE).lines())
                .containsExactly(
                        "R (rook, R) on a2 of rhombus:2x3",
                        "  3  ◆   ◆",
                        "    2 [@]  ◆",
                        "      1  ◆   ·",
                        "         a   b",
                        "◆ ride");
        assertThat(MovePicture.of(hexagon).split("<path", -1)).hasSize(1 + 7);
    }

    @Test
    void programsReadStepsAndRays() {
        JsonNode knight =
                Printed.json(MovesDocument.of(answer("N"))).path("pieces").path(0);
        assertThat(knight.propertyNames())
                .containsExactly("piece", "name", "betza", "sentence", "quiet", "capture", "rays", "icon", "warnings");
        assertThat(knight.path("quiet")).hasSize(8);
        assertThat(knight.path("rays").path(0).path("kind").asString()).isEqualTo("leap");
        JsonNode pawn =
                Printed.json(MovesDocument.of(answer("pawn"))).path("pieces").path(0);
        assertThat(pawn.path("initialQuiet")).isNotEmpty();
    }

    @Test
    void movesOfSeveralLegsAreListedWithTheirPath() {
        MovesAnswer gryphon = answer("FyafsF");
        assertThat(Printed.text(MovesDocument.of(gryphon), Format.CSV).lines())
                .startsWith("piece,kind,dx,dy,max,modality,path", "FyafsF,leap,-1,1,1,mc,")
                .contains("FyafsF,legs,-1,1,0,mc,-1;1 0;1*0");
        assertThat(Printed.json(MovesDocument.of(gryphon))
                        .path("pieces")
                        .path(0)
                        .path("legs"))
                .hasSize(8);
    }

    @Test
    void aPictureIsOfOnePiece() {
        String picture = MovePicture.of(answer("N"));
        assertThat(picture)
                .startsWith("<svg xmlns")
                .contains("<title>N (knight, N) on e4 of 8x8</title>", ">leap</text>")
                .endsWith("</svg>\n");
        MovesAnswer two = new MovesStudy(RequestedPieces.of("N", "B"), Optional.empty()).answer();
        assertThatThrownBy(() -> MovePicture.of(two)).hasMessageContaining("found 2 pieces");
    }

    @Test
    void whereDialectsDisagreeItIsRemarkedOn() {
        assertThat(answer("fK").pieces().getFirst().remarks()).isNotEmpty();
        assertThat(answer("N").pieces().getFirst().remarks()).isEmpty();
    }
}
