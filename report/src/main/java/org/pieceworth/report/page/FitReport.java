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

/// All facts of a fit except its rows: the source of text, tables, JSON, pages and pictures.
///
/// @param provenance how to do the same again
/// @param games amounts of data
/// @param settings how
/// @param terms the features
/// @param values in the order of the features, then `white` and `drawWidth` if fitted
/// @param quality how the regression ended
/// @param knightInPawns a knight's value in pawns; empty if the games do not determine it
/// @param rules Capablanca's rules; empty if features that they need are missing, or the unit is not a piece
/// @param tests rules that were asked about
/// @param comparison difference from Medvedev's preset; empty if that cannot be fitted
/// @param shrinkage shrinking of values by phase; empty if there was none
/// @param extras optional results
/// @param notes caveats
public record FitReport(
        Provenance provenance,
        GamesRead games,
        FitSettings settings,
        TermSet terms,
        List<FittedValue> values,
        FitQuality quality,
        Optional<KnightInPawns> knightInPawns,
        List<MaterialRule> rules,
        List<MaterialRule> tests,
        Optional<PresetComparison> comparison,
        Optional<PhaseShrinkage> shrinkage,
        FitExtras extras,
        List<FitNote> notes) {

    public FitReport {
        values = List.copyOf(values);
        rules = List.copyOf(rules);
        tests = List.copyOf(tests);
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
                fit.tests(),
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
