package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.pieceworth.empirical.rows.Material;
import org.pieceworth.empirical.settings.WhereSeparated;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.terms.Feature;

/// Tests rules about the values of a fit.
///
/// @param rules rules that the games answer
/// @param silent rules that too few games answer, in words of chess
public record FittedRules(List<MaterialRule> rules, List<String> silent) {

    /// No rules.
    private static final FittedRules NONE = new FittedRules(List.of(), List.of());

    public FittedRules {
        rules = List.copyOf(rules);
        silent = List.copyOf(silent);
    }

    /// Capablanca's rules; none if the values are not only those of pieces, or the unit is not a piece.
    public static FittedRules capablanca(PieceValueFit fit) {
        boolean all = fit.observations().terms().isPlainMaterial()
                && fit.settings().separation() != WhereSeparated.FIRTH
                && fit.values().stream()
                        .limit(Material.NAMES.size())
                        .allMatch(value -> value.value().isPresent()
                                || fit.design().gaps().reason(value.feature()).isPresent());
        return fit.settings().unit() instanceof ValueUnit.Anchored && all
                ? of(fit, CapablancaRules.RULES, _ -> false)
                : NONE;
    }

    /// The user's own rules.
    ///
    /// @throws org.pieceworth.text.InputException when one names a feature outside the fit
    public static FittedRules of(PieceValueFit fit, List<LinearRule> rules) {
        List<String> names =
                fit.design().features().stream().map(Feature::name).distinct().toList();
        rules.forEach(rule -> rule.check(names));
        return rules.isEmpty() ? NONE : of(fit, rules, _ -> true);
    }

    /// @param named rules listed by name if they have no answer, also if a feature has too little evidence by
    /// itself
    private static FittedRules of(PieceValueFit fit, List<LinearRule> rules, Predicate<String> named) {
        List<String> names = List.of(fit.design().names());
        RuleEvidence.TestedRules told = new RuleEvidence(fit.fit(), fit.design(), fit.clusters(), fit.settings())
                .told(rules, fit.scale(), feature -> isTold(fit.values(), feature) ? names.indexOf(feature) : -1);
        return new FittedRules(
                told.rules(),
                rules.stream()
                        .map(LinearRule::text)
                        .filter(text -> told.silent().contains(text)
                                || (named.test(text)
                                        && told.rules().stream()
                                                .noneMatch(rule -> rule.rule().equals(text))))
                        .toList());
    }

    /// The caveat of rules without an answer; empty if all have one.
    public Optional<FitNote> note() {
        return silent.isEmpty() ? Optional.empty() : Optional.of(new FitNote.NotJudged(silent));
    }

    /// True if a feature has a value with an error.
    static boolean isTold(List<FittedValue> values, String feature) {
        return values.stream()
                .filter(value -> value.feature().equals(feature))
                .anyMatch(value -> value.interval().isPresent());
    }
}
