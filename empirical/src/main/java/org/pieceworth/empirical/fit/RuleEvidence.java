package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.pieceworth.empirical.settings.Vcov;
import org.pieceworth.stats.IntervalEnds;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.errors.ModifiedRoot;
import org.pieceworth.stats.errors.ParameterEvidence;
import org.pieceworth.stats.regression.OutcomeFit;

/// Tests rules by the number of games that distinguish their two sides. A queen and two rooks may each be
/// informed by dozens of games, but only a handful, lost with an extra queen, distinguish one from the other.
final class RuleEvidence {

    /// Below this effective number the difference in log-odds is not normal, and verdicts follow the
    /// likelihood. By standard errors, a true 2R > Q was rejected in 2.3 to 3.2 % of samples.
    private static final double FEW = 12;

    private final OutcomeFit fit;
    private final FitDesign design;
    private final Optional<FitClusters> clusters;
    private final boolean resampled;
    private final Vcov vcov;

    RuleEvidence(OutcomeFit fit, FitDesign design, Optional<FitClusters> clusters, FitSettings settings) {
        resampled = settings.errors().resampling().replicates() > 0;
        vcov = settings.errors().vcov();
        this.fit = fit;
        this.design = design;
        this.clusters = clusters;
    }

    private record Weighted(LinearRule rule, double[] weights) {}

    /// The rules, split by enough evidence.
    ///
    /// @param silent rules without enough, in words of chess
    record TestedRules(List<MaterialRule> rules, List<String> silent) {

        TestedRules {
            rules = List.copyOf(rules);
            silent = List.copyOf(silent);
        }
    }

    /// The rules whose features have enough evidence.
    ///
    /// @param column column of a feature, -1 for one without enough evidence
    TestedRules told(List<LinearRule> rules, FitScale scale, ToIntFunction<String> column) {
        List<Weighted> weighted = rules.stream()
                .flatMap(rule -> rule.among(fit.parameters().length, column).stream()
                        .map(weights -> new Weighted(rule, weights)))
                .toList();
        double[] games = effective(weighted);
        List<MaterialRule> told = new ArrayList<>();
        List<String> silent = new ArrayList<>();
        for (int i = 0; i < games.length; i++) {
            Weighted each = weighted.get(i);
            MaterialRule rule = each.rule().against(scale, each.weights());
            if (games[i] >= FitEvidence.FEWEST) {
                told.add(
                        games[i] < FEW && vcov == Vcov.AUTO
                                ? byLikelihood(scale, rule, each.weights())
                                : byWildBootstrap(scale, rule, each.weights()));
            } else {
                silent.add(rule.rule());
            }
        }
        return new TestedRules(told, silent);
    }

    /// Effective number of games per rule; infinite if games are many, or none are available.
    private double[] effective(List<Weighted> rules) {
        boolean many = clusters.filter(found -> found.formula() != ErrorFormula.SANDWICH && !found.isByRow())
                .isEmpty();
        if (many || design.clusters().isEmpty()) {
            double[] all = new double[rules.size()];
            Arrays.fill(all, Double.POSITIVE_INFINITY);
            return all;
        }
        return ParameterEvidence.effective(
                fit,
                design.data(),
                design.clusters().get(),
                rules.stream().map(Weighted::weights).toList());
    }

    /// Bootstrap errors stay, since the user requested them. The signed root by games is close to normal; by
    /// few coarser clusters its error is uncertain, and needs Student's quantile.
    private MaterialRule byLikelihood(FitScale scale, MaterialRule rule, double[] weights) {
        FitClusters by = clusters.orElseThrow();
        if (resampled
                || by.formula() != ErrorFormula.JACKKNIFE
                || !(rule.logOdds().standardError() > 0)) {
            return rule;
        }
        StudentT distribution = by.by().equals("game") ? StudentT.NORMAL : by.distribution();
        return rule.by(
                IntervalEnds.around(
                        value -> root(scale, scale.against(weights, value)).from(0),
                        rule.difference().value(),
                        rule.difference().standardError(),
                        distribution.reach(0.95)),
                root(scale, weights)::from,
                distribution);
    }

    /// Uses p-values of the wild cluster bootstrap, as distances of a normal number, if requested.
    private static MaterialRule byWildBootstrap(FitScale scale, MaterialRule rule, double[] weights) {
        return scale.wildPValue(weights, 0).isEmpty()
                ? rule
                : rule.by(
                        rule.interval(),
                        number -> Math.copySign(
                                StudentT.NORMAL.distance(
                                        scale.wildPValue(weights, number).orElseThrow()),
                                rule.logOdds().value() - number),
                        StudentT.NORMAL);
    }

    private ModifiedRoot root(FitScale scale, double[] contrast) {
        return new ModifiedRoot(fit, design.data(), contrast, scale.coefficient(contrast));
    }
}
