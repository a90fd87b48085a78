package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.pieceworth.empirical.rows.Material;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.terms.Feature;

/// Judges Capablanca's rules and those of the user's own.
final class FittedRules {

    private final FitDesign design;
    private final FitSettings settings;
    private final OutcomeFit fit;
    private final Optional<FitClusters> clusters;
    private final FitScale scale;
    private final List<FittedValue> values;
    private final List<FitNote> notes;

    /// @param notes that rules without an answer are added to
    FittedRules(
            FitDesign design,
            FitSettings settings,
            OutcomeFit fit,
            Optional<FitClusters> clusters,
            FitScale scale,
            List<FittedValue> values,
            List<FitNote> notes) {
        this.design = design;
        this.settings = settings;
        this.fit = fit;
        this.clusters = clusters;
        this.scale = scale;
        this.values = values;
        this.notes = notes;
    }

    /// Capablanca's; none where the values are not those of pieces alone.
    ///
    /// @param materialAlone false if other features share a piece's value
    List<MaterialRule> capablanca(boolean materialAlone) {
        boolean all = materialAlone
                && values.stream()
                        .limit(Material.NAMES.size())
                        .allMatch(value -> value.value().isPresent()
                                || design.gaps().reason(value.feature()).isPresent());
        return settings.unit() instanceof ValueUnit.Anchored && all
                ? told(CapablancaRules.RULES, _ -> false)
                : List.of();
    }

    /// Those of the user's own.
    List<MaterialRule> asked() {
        if (settings.tests().isEmpty()) {
            return List.of();
        }
        List<String> names =
                design.features().stream().map(Feature::name).distinct().toList();
        settings.tests().forEach(rule -> rule.check(names));
        return told(settings.tests(), _ -> true);
    }

    /// @param named rules that are named if they have no answer, also where a feature has too little evidence by itself
    private List<MaterialRule> told(List<LinearRule> rules, Predicate<String> named) {
        List<String> names = List.of(design.names());
        RuleEvidence.TestedRules told = new RuleEvidence(fit, design, clusters, settings)
                .told(rules, scale, feature -> isTold(values, feature) ? names.indexOf(feature) : -1);
        List<String> silent = rules.stream()
                .map(LinearRule::text)
                .filter(text -> told.silent().contains(text)
                        || (named.test(text)
                                && told.rules().stream()
                                        .noneMatch(rule -> rule.rule().equals(text))))
                .toList();
        if (!silent.isEmpty()) {
            notes.add(new FitNote.NotJudged(silent));
        }
        return told.rules();
    }

    /// True if a feature has a value with an error.
    static boolean isTold(List<FittedValue> values, String feature) {
        return values.stream()
                .filter(value -> value.feature().equals(feature))
                .anyMatch(value -> value.interval().isPresent());
    }
}
