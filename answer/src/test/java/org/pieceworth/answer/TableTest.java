package org.pieceworth.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/// One declaration of columns makes every form.
class TableTest {

    private record Piece(String name, double value, int games) {}

    private static final Table<Piece> TABLE = Table.of(
            "pieces",
            List.of(new Piece("N & B", 3.25, 1200), new Piece("[x]<y>", Double.NaN, 3)),
            Column.words("name", "Piece", Piece::name),
            Column.number("worth.value", "Value", 2, Piece::value),
            Column.count("games", "Games", Piece::games));

    private static String printed(Format format) {
        return printed(new Document().line("5 % of_all").table(TABLE).csv(TABLE), format);
    }

    private static String printed(Document document, Format format) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new Printer(new PrintStream(bytes, false, StandardCharsets.UTF_8)).print(document, format);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void peopleGetAlignedColumnsWithASignForWhatIsAbsent() {
        assertThat(printed(Format.TABLE)).contains("N & B    3.25  1,200").contains("[x]<y>      –      3");
    }

    @Test
    void programsGetAllDigitsAndNullForWhatIsAbsent() {
        assertThat(printed(Format.JSON))
                .contains("\"value\" : 3.25")
                .contains("\"value\" : null")
                .contains("\"games\" : 1200");
        assertThat(printed(Format.CSV)).isEqualTo("name,worth.value,games\nN & B,3.25,1200\n[x]<y>,,3\n");
    }

    @Test
    void papersGetEscapedTables() {
        assertThat(printed(Format.LATEX)).isEqualTo("""
                5 \\% of\\_all

                \\begin{tabular}{lrr}
                \\toprule
                Piece & Value & Games \\\\
                \\midrule
                N \\& B & 3.25 & 1,200 \\\\
                {}[x]\\textless{}y\\textgreater{} & -- & 3 \\\\
                \\bottomrule
                \\end{tabular}

                """);
    }

    @Test
    void pagesGetEscapedTables() {
        assertThat(printed(Format.HTML))
                .contains(
                        "<th scope=\"row\" class=\"w\">N &amp; B</th>\n<td class=\"n\">3.25</td>\n<td class=\"n\">1,200</td>")
                .contains("[x]&lt;y&gt;</th>")
                .startsWith("<!doctype html>")
                .endsWith("</html>\n");
    }

    @Test
    void everyReaderGetsItsOwnColumns() {
        Table<Piece> table = TABLE.and(
                Column.only(Audience.PAGE, Column.figure("On pages", _ -> "p")),
                Column.only(Audience.CSV, Column.datum("csv", Piece::value)),
                Table.inside(
                        "parts", piece -> Table.of("parts", List.of(piece), Column.texts("names", _ -> List.of("a")))),
                Column.when(false, Column.words("nobody", "Nobody", _ -> "")));
        Document document = new Document()
                .table(table)
                .csv(table.raw("csv", "name"))
                .page(() -> new Page("", "", "", List.of(table.paged()), List.of()));
        assertThat(printed(document, Format.TABLE)).doesNotContain("On pages").doesNotContain("Nobody");
        assertThat(document.html()).contains("On pages").doesNotContain("Nobody");
        assertThat(printed(document, Format.CSV)).isEqualTo("csv,name\n3.25,N & B\n,[x]<y>\n");
        assertThat(document.json().at("/pieces/0/parts/0/names/0").asString()).isEqualTo("a");
        assertThat(document.json().at("/pieces/0").has("csv")).isFalse();
    }

    @Test
    void aTableServesRowsThatItsRowsArePartsOf() {
        List<List<Piece>> pairs = List.of(TABLE.rows());
        Table<List<Piece>> table = TABLE.within(pairs, List::getFirst)
                .and(Column.absent(
                        "none",
                        Column.number(
                                "second", "Second", 1, pair -> pair.getLast().value())))
                .and(Column.place("No."));
        assertThat(printed(new Document().table(table), Format.TABLE)).contains("N & B   3.25  1,200    none    1");
    }
}
