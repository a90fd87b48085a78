package org.pieceworth.studies.compare;

import java.util.List;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.compare.ReferenceValue;
import org.pieceworth.valuation.compare.ReferenceValues;

/// Which models are compared with which published values.
///
/// @param models each with a name of its own
/// @param references published values
/// @param sets texts: only lists whose name holds one of them are looked at; all lists when empty
/// @param refitted whether the synergy law was fitted to other targets, so that the published ones judge it too
/// @param leftOut pieces of a file whose values its games do not tell
public record ComparisonRequest(
        List<ValuationModel> models,
        List<ReferenceValue> references,
        List<String> sets,
        boolean refitted,
        List<String> leftOut) {

    /// Copies the lists.
    public ComparisonRequest {
        models = List.copyOf(models);
        references = List.copyOf(references);
        sets = List.copyOf(sets);
        leftOut = List.copyOf(leftOut);
    }

    /// All values of the lists.
    public ComparisonRequest(
            List<ValuationModel> models, List<ReferenceValue> references, List<String> sets, boolean refitted) {
        this(models, references, sets, refitted, List.of());
    }

    /// Models beside all values of the table that comes with Pieceworth.
    public static ComparisonRequest of(List<ValuationModel> models) {
        return new ComparisonRequest(models, ReferenceValues.shipped(), List.of(), false);
    }
}
