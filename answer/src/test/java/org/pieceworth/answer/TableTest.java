package org.pieceworth.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/// One declaration of columns makes every form.
class TableTest {

    private record Piece(String name, OptionalDouble value, int games) {}

    private static final Table<Piece> TABLE = Table.of(
            "pieces",
            List.of(new Piece("N & B", OptionalDouble.of(3.25), 1200), new Piece("[x]<y>", OptionalDouble.empty(), 3)),
            Column.words("name", "Piece", Piece::name),
            Column.number("worth.value", "Value", 2, Piece::value),
            Column.count("games", "Games", Piece::games));

    private static String printed(Format format) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Document document = new Document().line("5 % of_all").table(TABLE).csv(TABLE);
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
}
