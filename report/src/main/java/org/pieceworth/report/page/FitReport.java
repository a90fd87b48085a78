package org.pieceworth.report.page;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.fit.FitNote;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.KnightInPawns;
import org.pieceworth.empirical.fit.MaterialRule;
import org.pieceworth.empirical.fit.PhaseShrinkage;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PresetComparison;
import org.pieceworth.terms.TermSet;

/// All facts of a fit, without its rows: what text, tables, JSON, pages and pictures are made from.
///
/// @param provenance how to do the same again
/// @param games what it was fitted to
/// @param settings how
/// @param terms the features
/// @param values one for each feature, in their order, then `white` and `drawWidth` where fitted
/// @param quality how the regression ended
/// @param knightInPawns what a knight is worth in pawns; empty where the games do not determine it
/// @param rules Capablanca's rules; empty where the features they need are missing or the scale is not a piece's
/// @param comparison how the preset of Medvedev would differ; empty where it cannot be fitted
/// @param shrinkage how values by phase of the game were drawn together; empty where they were not
/// @param extras what else was asked
/// @param notes what a reader must know besides
public record FitReport(
        Provenance provenance,
        GamesRead games,
        FitSettings settings,
        TermSet terms,
        List<FittedValue> values,
        FitQuality quality,
        Optional<KnightInPawns> knightInPawns,
        List<MaterialRule> rules,
        Optional<PresetComparison> comparison,
        Optional<PhaseShrinkage> shrinkage,
        FitExtras extras,
        List<FitNote> notes) {

    /// Copies the lists.
    public FitReport {
        values = List.copyOf(values);
        rules = List.copyOf(rules);
        notes = List.copyOf(notes);
    }

    /// The facts of a fit.
    public static FitReport of(PieceValueFit fit, FitExtras extras, Provenance provenance) {
        return new FitReport(
                provenance,
                GamesRead.of(fit.observations()),
                fit.settings(),
                fit.observations().terms(),
                fit.values(),
                FitQuality.of(fit),
                fit.knightInPawns(),
                fit.rules(),
                fit.comparison(),
                fit.shrinkage(),
                extras,
                fit.notes());
    }

    /// The fitted feature of that name.
    public Optional<FittedValue> value(String feature) {
        return values.stream().filter(value -> value.feature().equals(feature)).findFirst();
    }
}
