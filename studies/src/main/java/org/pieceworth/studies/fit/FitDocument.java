package org.pieceworth.studies.fit;

import java.util.List;
import java.util.function.UnaryOperator;
import org.pieceworth.answer.Document;
import org.pieceworth.report.page.FitNoteText;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.report.page.FitSentences;

/// The report of a fit as a document.
public final class FitDocument {

    private final FitAnswer answer;
    private final FitReport report;
    private final UnaryOperator<String> naming;
    private final boolean published;

    private FitDocument(FitAnswer answer, UnaryOperator<String> naming, boolean published) {
        this.answer = answer;
        this.published = published;
        report = answer.report();
        this.naming = naming;
    }

    /// The document of a fit: lines and tables, its page, its CSV and its JSON form.
    ///
    /// @param naming from the name of a setting (`groups`) to what users see (`--groups`)
    /// @param published whether the text compares with the article of 2015: Capablanca's rules and the preset
    public static Document of(FitAnswer answer, UnaryOperator<String> naming, boolean published) {
        return new FitDocument(answer, naming, published).document();
    }

    private Document document() {
        ValueTables values = new ValueTables(report);
        Document document = new Document();
        document.line(FitSentences.answer(report)).line("");
        document.shown(values.shownValues()).line("");
        document.line(FitMethod.games(report));
        FitSentences.skipped(report.games().skips()).forEach(document::line);
        FitMethod.lines(report).forEach(document::line);
        addRules(document);
        new FitExtrasText(report.extras(), report.games(), report.quality().by(), naming).addTo(document);
        List<String> comparison = published ? FitMethod.comparison(report) : List.of();
        if (!comparison.isEmpty()) {
            document.line("");
            comparison.forEach(document::line);
        }
        if (!report.notes().isEmpty()) {
            document.line("");
            FitNoteText.lines(report.notes()).forEach(note -> document.line("Note: " + note + "."));
        }
        return document.csv(values.csv())
                .page(() -> FitPageParts.page(answer, naming))
                .jsonWhenWanted(new FitJson(report, naming)::addTo);
    }

    private void addRules(Document document) {
        if (!report.tests().isEmpty()) {
            document.line("").shown(RuleTables.tests(report.tests()));
        }
        if (!report.extras().joint().isEmpty()) {
            document.line("").shown(RuleTables.joint(report.extras().joint()));
        }
        if (published && !report.rules().isEmpty()) {
            document.line("").shown(RuleTables.rules(report.rules()));
            RuleTables.together(report.rules())
                    .ifPresent(words -> document.line("").line(words));
        }
    }
}
