package org.pieceworth.studies.measure;

import java.util.List;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.lab.measure.FileValues;

/// Shows pieces by starting file.
final class MeasureFiles {

    private static final String ERROR = "± s.e.";

    private MeasureFiles() {}

    static void addTo(Document document, List<FileValues> files) {
        if (files.isEmpty()) {
            return;
        }
        document.line("")
                .shown(table(files))
                .line("")
                .line("By the starting file of a piece, only by the games of this run; the difference is from the mean"
                        + " over files.");
        files.forEach(each -> document.line(each.piece().typed() + ": that it is worth the same on every file has χ² "
                + Numbers.fixed(each.alike().statistic(), 1) + " of "
                + each.alike().degrees() + ", p "
                + Numbers.equalsChance(each.alike().pValue()) + "."));
        document.line("");
    }

    static Table<Row> table(List<FileValues> files) {
        return Table.of(
                "files",
                files.stream()
                        .flatMap(piece -> piece.onFiles().stream().map(on -> new Row(piece, on)))
                        .toList(),
                Column.words("piece", "piece", row -> row.piece().piece().typed()),
                Column.words("files", "files", row -> row.on().files()),
                Column.number("value", "value", 0, row -> row.on().value().value()),
                Column.number("se", ERROR, 0, row -> row.on().value().standardError()),
                Column.signed(
                        "difference",
                        "difference",
                        0,
                        row -> row.on().difference().value()),
                Column.number(
                        "differenceSe", ERROR, 0, row -> row.on().difference().standardError()),
                Column.datum("chiSquare", row -> row.piece().alike().statistic()),
                Column.datum("degrees", row -> row.piece().alike().degrees()),
                Column.datum("pValue", row -> row.piece().alike().pValue()));
    }

    /// A piece on a file.
    record Row(FileValues piece, FileValues.OnFile on) {}
}
