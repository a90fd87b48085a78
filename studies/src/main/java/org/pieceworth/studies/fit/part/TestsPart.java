package org.pieceworth.studies.fit.part;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Section;
import org.pieceworth.empirical.checks.JointTest;
import org.pieceworth.empirical.fit.FittedRules;
import org.pieceworth.empirical.fit.LinearRule;
import org.pieceworth.studies.options.Options;

/// Tests of rules about the values, one by one and together.
final class TestsPart implements FitPart {

    private List<LinearRule> rules = List.of();

    /// Sets of rules, each also tested as a whole.
    private List<List<LinearRule>> together = List.of();

    @Override
    public void describe(Options usage) {
        usage.repeated(
                "--test",
                "RULE",
                "test a rule about the values, such as \"2R = Q\" or \"R - 0.5N - 0.5B > 2P\", or several together, \"B = N,"
                        + " 2R = Q\"; may be given more than once",
                typed -> {
                    List<List<LinearRule>> all =
                            typed.stream().map(LinearRule::parseAll).toList();
                    rules = all.stream().flatMap(List::stream).distinct().toList();
                    together = all.stream().filter(each -> each.size() > 1).toList();
                });
    }

    @Override
    public Optional<FitSection> section(FitContext fitted) {
        if (rules.isEmpty()) {
            return Optional.empty();
        }
        fitted.checkLikelihood("tests rest on standard errors, and Firth's likelihood has none");
        FittedRules tests = FittedRules.of(fitted.fit(), rules);
        List<JointTest> joint =
                together.stream().map(each -> JointTest.of(fitted.fit(), each)).toList();
        Section section = new Section("tests", "Tests", "Tests")
                .lead("Rules of your own: left side minus right side, on the scale "
                        + fitted.scale().unbroken() + ". " + RuleTables.CHANCE);
        if (!tests.rules().isEmpty()) {
            section.table(RuleTables.tests(tests.rules()));
        }
        if (!joint.isEmpty()) {
            section.line("").table(RuleTables.joint(joint));
        }
        return Optional.of(new FitSection(section, tests.note()));
    }
}
