package org.pieceworth.bench.coverage;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.fit.FittedRules;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.MaterialRule;
import org.pieceworth.empirical.fit.PieceValueFit;

/// What a fit prints with an interval or a p-value, checked against the truth.
final class FitFigures {

    static final List<String> VALUES = List.of("N", "B", "R", "Q", "white", "drawWidth");
    private static final List<String> RULES = List.of("B > N", "2R > Q", "2N + B > 2R");

    /// Rules whose verdict's p-value is looked at as well.
    private static final List<String> VERDICTS = List.of("B > N", "N > 3P", "2R > Q");

    /// The test of proportional odds, where these are true.
    static final String ODDS = "p of the odds";

    private static final double LEVEL = 0.05;

    private FitFigures() {}

    /// What a fit of all games says.
    static Map<String, Double> truth(PieceValueFit all) {
        Map<String, Double> truth = new LinkedHashMap<>();
        VALUES.forEach(name -> truth.put(
                name, all.value(name).orElseThrow().value().orElseThrow().value()));
        FittedRules.capablanca(all).rules().forEach(rule -> {
            truth.put(rule.rule(), rule.difference().value());
            truth.put(logOdds(rule.rule()), rule.logOdds().value());
        });
        return truth;
    }

    /// A rate for each figure.
    static Map<String, Rate> rates() {
        Map<String, Rate> rates = new LinkedHashMap<>();
        VALUES.forEach(name -> rates.put(name, Rate.ofIntervals()));
        RULES.forEach(name -> rates.put(name, Rate.ofIntervals()));
        VERDICTS.forEach(name -> rates.put(verdict(name), Rate.ofPValues()));
        return rates;
    }

    /// A rate for each figure, for comparison alone.
    static Map<String, Rate> unpromised() {
        Map<String, Rate> rates = rates();
        rates.replaceAll((_, _) -> Rate.ofUnpromised());
        return rates;
    }

    /// Adds a fit of a sample.
    static void add(Map<String, Rate> rates, PieceValueFit fit, Map<String, Double> truth) {
        VALUES.forEach(name -> {
            Rate rate = rates.get(name);
            fit.value(name)
                    .flatMap(FittedValue::interval)
                    .ifPresentOrElse(interval -> rate.add(interval.contains(truth.get(name))), rate::addSilent);
        });
        List<MaterialRule> rules = FittedRules.capablanca(fit).rules();
        RULES.stream().filter(rates::containsKey).forEach(name -> {
            Rate rate = rates.get(name);
            rule(rules, name)
                    .ifPresentOrElse(rule -> rate.add(rule.interval().contains(truth.get(name))), rate::addSilent);
        });
        VERDICTS.stream().filter(name -> rates.containsKey(verdict(name))).forEach(name -> {
            Rate rate = rates.get(verdict(name));
            rule(rules, name)
                    .ifPresentOrElse(rule -> rate.add(pValue(rule, truth.get(logOdds(name))) < LEVEL), rate::addSilent);
        });
        if (rates.containsKey(ODDS)) {
            Rate rate = rates.get(ODDS);
            fit.odds().ifPresentOrElse(odds -> rate.add(odds.isRejected()), rate::addSilent);
        }
    }

    /// A sample that cannot be fitted.
    static void addRefused(Map<String, Rate> rates) {
        rates.values().forEach(Rate::addSilent);
    }

    private static Optional<MaterialRule> rule(List<MaterialRule> rules, String name) {
        return rules.stream().filter(rule -> rule.rule().equals(name)).findFirst();
    }

    /// Two-sided, of the hypothesis that the difference is the true one.
    private static double pValue(MaterialRule rule, double truth) {
        return 2 * rule.distribution().above(Math.abs(rule.distance().from(truth)));
    }

    static String logOdds(String rule) {
        return rule + " in logits";
    }

    private static String verdict(String rule) {
        return "p of " + rule;
    }
}
