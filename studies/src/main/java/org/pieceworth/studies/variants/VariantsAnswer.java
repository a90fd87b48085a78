package org.pieceworth.studies.variants;

import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.studies.value.PooledRow;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.score.ScoreForecast;

/// Which variants there are.
///
/// @param readings the variants to list; a single one is shown with its pieces
/// @param worth the combined value of each piece of a single variant found by text; empty otherwise
/// @param forecasts White's expected scores in the only one, if its sides have different pieces
/// @param errors unreadable parts, a message each
/// @param warnings warnings about the file outside its variants
/// @param checks true when checking a user's file, so that all warnings matter
public record VariantsAnswer(
        List<VariantReading> readings,
        List<PooledRow> worth,
        List<ScoreForecast> forecasts,
        List<String> errors,
        List<String> warnings,
        boolean checks) {

    public VariantsAnswer {
        readings = List.copyOf(readings);
        worth = List.copyOf(worth);
        forecasts = List.copyOf(forecasts);
        errors = List.copyOf(errors);
        warnings = List.copyOf(warnings);
    }

    /// The errors in one line.
    public Optional<InputException> failure() {
        return switch (errors.size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(new InputException(errors.getFirst()));
            default ->
                Optional.of(new InputException("found " + errors.size() + " errors; the first: " + errors.getFirst()));
        };
    }
}
