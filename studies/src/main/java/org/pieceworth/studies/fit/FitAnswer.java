package org.pieceworth.studies.fit;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.pieceworth.answer.Document;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.fit.part.FitContext;
import org.pieceworth.studies.fit.part.FitDocument;
import org.pieceworth.studies.fit.part.FitSection;
import org.pieceworth.studies.fit.words.FittedIni;
import org.pieceworth.terms.FeatureTables;
import org.pieceworth.terms.TermSet;

/// The answer of a fit: its values and the sections of its parts.
///
/// @param fitted the fit, how it was made, the steps of its solver
/// @param sections sections of the requested parts, in the order of the answer
/// @param remarks remarks on the input files
public record FitAnswer(FitContext fitted, List<FitSection> sections, List<String> remarks) {

    public FitAnswer {
        sections = List.copyOf(sections);
        remarks = List.copyOf(remarks);
    }

    /// The values with their model.
    public PieceValueFit fit() {
        return fitted.fit();
    }

    /// Text, page, CSV and JSON.
    public Document document() {
        return FitDocument.of(fitted, sections);
    }

    /// Warnings in addition to the answer.
    public List<String> warnings() {
        Stream<String> material = fitted.provenance().reading().materialNote().stream()
                .map(sentence -> sentence + ", and no value here is that of one more piece");
        return Stream.concat(remarks.stream(), material).toList();
    }

    /// The values as lines for an engine, see [FittedIni].
    ///
    /// @throws org.pieceworth.text.InputException when there is nothing to scale them by
    public List<String> ini() {
        return FittedIni.lines(
                fitted.provenance().reading().features().variant(),
                fit().observations().terms(),
                fit().values(),
                fit().shrinkage());
    }

    /// The values by feature; NaN if the games do not identify one.
    public FeatureTables tables() {
        TermSet terms = fit().observations().terms();
        double[] weights = new double[terms.features().size()];
        Arrays.setAll(
                weights, i -> fit().values().get(i).value().map(Estimate::value).orElse(Double.NaN));
        return FeatureTables.of(terms, weights);
    }
}
