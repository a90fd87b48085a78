package org.pieceworth.studies.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Printer;

class PrinterWidthTest {

    private static String printed(int width, Document document) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new Printer(new PrintStream(bytes, true, StandardCharsets.UTF_8), width).print(document, Format.TABLE);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static Grid values() {
        return new Grid()
                .left("piece")
                .right("fairy-stockfish")
                .right("material value")
                .left("remark")
                .row("archbishop", "781.4", "647.4", "it has no partner on the other colour")
                .row("N", "304.0", "304.0", "");
    }

    @Test
    void whatFitsStaysAsItIs() {
        assertThat(printed(200, new Document().table(values())).lines())
                .containsExactly(
                        "piece       fairy-stockfish  material value  remark",
                        "──────────  ───────────────  ──────────────  ─────────────────────────────────────",
                        "archbishop            781.4           647.4  it has no partner on the other colour",
                        "N                     304.0           304.0");
    }

    @Test
    void headingsAreBrokenBeforeText() {
        assertThat(printed(70, new Document().table(values())).lines())
                .containsExactly(
                        "               fairy-  material",
                        "piece       stockfish     value  remark",
                        "──────────  ─────────  ────────  ─────────────────────────────────────",
                        "archbishop      781.4     647.4  it has no partner on the other colour",
                        "N               304.0     304.0");
        assertThat(printed(60, new Document().table(values())).lines())
                .containsExactly(
                        "               fairy-  material",
                        "piece       stockfish     value  remark",
                        "──────────  ─────────  ────────  ───────────────────────────",
                        "archbishop      781.4     647.4  it has no partner on the",
                        "                                 other colour",
                        "N               304.0     304.0");
    }

    @Test
    void noWordIsTornAndNoEquationEither() {
        Grid table = new Grid().left("step").left("inputs").right("value");
        table.row("mobility", "distance_mobility = 668, penalty = 0", "764");
        assertThat(printed(40, new Document().table(table)).lines())
                .containsExactly(
                        "step      inputs                    value",
                        "────────  ────────────────────────  ─────",
                        "mobility  distance_mobility = 668,    764",
                        "          penalty = 0")
                .hasSize(4);
    }

    /// Each block says again what its rows are called.
    @Test
    void columnsThatDoNotFitGoBelow() {
        Grid table = new Grid()
                .left("piece")
                .right("one")
                .right("two")
                .row("archbishop", "12345678", "23456789")
                .row("N", "1", "2");
        assertThat(printed(24, new Document().table(table)).lines())
                .containsExactly(
                        "piece            one",
                        "──────────  ────────",
                        "archbishop  12345678",
                        "N                  1",
                        "",
                        "piece            two",
                        "──────────  ────────",
                        "archbishop  23456789",
                        "N                  2");
    }

    @Test
    void linesAreBrokenAtSpacesAndKeepTheirIndent() {
        assertThat(printed(
                                20,
                                new Document()
                                        .line("A knight is worth three pawns.")
                                        .line("  N = a knight, or three"))
                        .lines())
                .containsExactly("A knight is worth", "three pawns.", "  N = a knight, or", "    three");
        assertThat(printed(10, new Document().line("https://example.org/long stays"))
                        .lines())
                .containsExactly("https://example.org/long", "stays");
    }
}
