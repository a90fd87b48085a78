package org.pieceworth.studies.endings;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.pieceworth.answer.Audience;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.rules.fairy.SolvedEnding.Ply;
import org.pieceworth.rules.fairy.SolvedEnding.Tally;
import org.pieceworth.studies.endings.EndingsAnswer.Colours;
import org.pieceworth.studies.endings.EndingsAnswer.Row;
import org.pieceworth.studies.endings.EndingsStudy.Work;
import org.pieceworth.text.Counted;

/// Shows solved endings, and the work for them.
public final class EndingsDocument {

    private static final double MEGABYTE = 1e6;

    private EndingsDocument() {}

    /// The first ending in a sentence, a table, the longest win, and an object for programs.
    public static Document of(EndingsAnswer answer) {
        List<Row> rows = answer.rows();
        Document document = new Document();
        rows.forEach(row -> document.line(MatingWords.of(row, answer.usual())));
        Table<Row> table = table(answer);
        document.line("").table(table).line("");
        rows.stream().filter(row -> !row.line().isEmpty()).findFirst().ifPresent(row -> {
            document.line("Longest win of " + row.ending().text() + ": " + row.fen());
            document.line(numbered(sans(row.line()))).line("");
        });
        document.line(
                "Shares of legal positions, with the stronger side to move unless stated. Best play of both sides;"
                        + " the fifty-move rule and repetition are ignored.");
        document.json().put("board", answer.board()).put("variant", answer.variant());
        document.json().put("summary", MatingWords.of(rows.getFirst(), answer.usual()));
        return document.csv(table);
    }

    private static Table<Row> table(EndingsAnswer answer) {
        return Table.of(
                "endings",
                answer.rows(),
                Column.words("men", "men", row -> row.ending().text()),
                Column.words("piece", "piece", row -> row.ending().piece().typed()),
                Column.fact("board", _ -> answer.board()),
                Column.fact("side", _ -> "white"),
                Column.whole("positions", row -> row.stronger().positions()),
                share("won", "won", row -> row.stronger().won(), Row::stronger),
                share("drawn", "drawn", row -> row.stronger().drawn(), Row::stronger),
                share("lost", "lost", row -> row.stronger().lost(), Row::stronger),
                Column.count("longest", "longest win", row -> row.stronger().longest()),
                share("wonOther", "won, other to move", row -> row.weaker().lost(), Row::weaker),
                Column.datum("drawnOther", row -> Row.share(row.weaker().drawn(), row.weaker())),
                Column.datum("lostOther", row -> Row.share(row.weaker().won(), row.weaker())),
                Column.optional("wonSameColour", row -> won(row.colours().map(Colours::same))),
                Column.optional("wonDifferentColours", row -> won(row.colours().map(Colours::different))),
                Column.fact("fen", Row::fen),
                Column.only(Audience.JSON, Column.texts("line", row -> sans(row.line()))),
                Column.only(
                        Audience.JSON,
                        Column.texts(
                                "fens", row -> row.line().stream().map(Ply::fen).toList())));
    }

    private static double won(Optional<Tally> tally) {
        return tally.map(counts -> Row.share(counts.won(), counts)).orElse(Double.NaN);
    }

    private static Column<Row> share(String key, String heading, ToLongFunction<Row> part, Function<Row, Tally> of) {
        return Column.showing(
                row -> Optional.of(MatingWords.percent(part.applyAsLong(row), of.apply(row))),
                Column.number(key, heading, 3, row -> Row.share(part.applyAsLong(row), of.apply(row))));
    }

    private static List<String> sans(List<Ply> line) {
        return line.stream().map(Ply::san).toList();
    }

    private static String numbered(List<String> line) {
        StringBuilder text = new StringBuilder();
        for (int ply = 0; ply < line.size(); ply++) {
            text.append(ply == 0 ? "" : " ")
                    .append(ply % 2 == 0 ? ply / 2 + 1 + ". " : "")
                    .append(line.get(ply));
        }
        return text.toString();
    }

    /// The work for endings.
    public static Document plan(List<Work> works) {
        double seconds = works.stream().mapToDouble(Work::seconds).sum();
        long most = works.stream().mapToLong(Work::bytes).max().orElse(0);
        Document document = new Document();
        document.line(Counted.of(works.size(), "ending") + ": about " + Counted.of((long) Math.ceil(seconds), "second")
                + " and up to " + megabytes((double) most) + " of memory.");
        document.line("")
                .table(Table.of(
                        "endings",
                        works,
                        Column.words("men", "men", Work::men),
                        Column.count("positions", "positions", Work::positions),
                        Column.number("bytes", "memory", EndingsDocument::megabytes, Work::bytes),
                        Column.number("seconds", "seconds", 1, Work::seconds)))
                .line("")
                .line("Nothing was solved. Times may be off by a factor of three.");
        document.json().put("seconds", seconds).put("bytes", most);
        return document;
    }

    private static String megabytes(double bytes) {
        return Numbers.grouped(Math.ceil(bytes / MEGABYTE), 0) + " MB";
    }
}
