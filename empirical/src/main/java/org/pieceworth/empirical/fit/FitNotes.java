package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.pieceworth.empirical.settings.Shrinking;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.terms.Feature;

/// Notes on fitted values.
final class FitNotes {

    private final FitDesign design;
    private final FitSettings settings;
    private final List<FitNote> notes;

    /// @param notes receives the notes
    FitNotes(FitDesign design, FitSettings settings, List<FitNote> notes) {
        this.design = design;
        this.settings = settings;
        this.notes = notes;
    }

    /// Adds the caveats of these values.
    ///
    /// @param scales per parameter the scale of its value
    void add(FitScale scale, IntFunction<FitScale> scales, double gradientNorm, List<FittedValue> values) {
        values.stream()
                .filter(value -> value.value().isEmpty()
                        && design.gaps().reason(value.feature()).isPresent())
                .forEach(value -> notes.add(new FitNote.NoValue(value)));
        values.stream()
                .filter(value -> value.value().isPresent() && value.doubt().isPresent())
                .forEach(value -> notes.add(new FitNote.NoError(value)));
        for (int i = 0; i < design.features().size(); i++) {
            Feature feature = design.features().get(i);
            if (design.column()[i] < 0
                    && feature.isMaterial()
                    && design.gaps().reason(feature.name()).isEmpty()) {
                notes.add(new FitNote.NeverAhead(feature));
            }
        }
        if (design.clusters().isEmpty()) {
            notes.add(new FitNote.RowsAlone());
        }
        if (settings.solver() == Solver.GRADIENT && gradientNorm > 1e-6) {
            notes.add(new FitNote.NotSettled(gradientNorm));
        }
        // If the unit has no error either, there is no evidence that it is weak.
        if (values.stream().anyMatch(value -> value.coefficientError().isPresent())) {
            scale.note().ifPresent(notes::add);
        }
        addBelowZero(scales, values);
    }

    private static boolean hasError(List<FittedValue> values, String feature) {
        return values.stream()
                .anyMatch(value ->
                        value.feature().equals(feature) && value.standardError().isPresent());
    }

    /// Finds pieces with negative values, for instance in a phase with hardly any captured pieces.
    private void addBelowZero(IntFunction<FitScale> scales, List<FittedValue> values) {
        List<FitNote.BelowZero.Worth> below = new ArrayList<>();
        for (int i = 0; i < design.features().size(); i++) {
            Feature feature = design.features().get(i);
            if (design.isKnown(i) && feature.isMaterial()) {
                FitScale scale = scales.apply(design.column()[i]);
                Estimate value = scale.value(scale.weight(design.column()[i]));
                if (value.value() < 0) {
                    below.add(new FitNote.BelowZero.Worth(feature.name(), value, !hasError(values, feature.name())));
                }
            }
        }
        if (!below.isEmpty()) {
            notes.add(new FitNote.BelowZero(
                    settings.unit(),
                    below,
                    settings.shrinking() instanceof Shrinking.None
                            && !design.phases().isEmpty()));
        }
    }
}
