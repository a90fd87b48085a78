package org.pieceworth.studies.fit.part;

import java.util.List;
import java.util.stream.Stream;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Section;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.studies.fit.words.FitNoteText;
import org.pieceworth.studies.fit.words.Headline;
import tools.jackson.databind.node.ArrayNode;

/// The answer of a fit as a document: its sections for text, for a page, and for programs.
public final class FitDocument {

    private FitDocument() {}

    /// @param sections sections of the parts, in the order of the answer
    public static Document of(FitContext fitted, List<FitSection> sections) {
        PieceValueFit fit = fitted.fit();
        String headline = Headline.of(fit);
        Document document = new Document().line(headline);
        sections.forEach(each -> document.section(each.section()));
        List<String> notes = FitNoteText.lines(
                Stream.concat(fit.notes().stream(), sections.stream().flatMap(each -> each.notes().stream()))
                        .toList());
        Section caveats = new Section("notes", "Notes", "Notes").json(json -> {
            ArrayNode array = json.putArray("notes");
            notes.forEach(array::add);
        });
        notes.forEach(note -> caveats.line("Note: " + note + "."));
        return document.section(caveats)
                .section(ProvenanceSection.of(fitted))
                .csv(new ValueTables(fit).csv(new FittedPieces(fitted), sections))
                .page(
                        "Piece values from " + fitted.games().used(),
                        headline,
                        "Made by " + fitted.provenance().program() + ".",
                        () -> PageHead.of(fitted));
    }
}
