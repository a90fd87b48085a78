package org.pieceworth.studies.fit.part;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Section;
import org.pieceworth.empirical.fit.FittedRules;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.MaterialRule;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PresetComparison;
import org.pieceworth.stats.Estimate;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ObjectNode;

/// The article of 2015: Capablanca's rules and its preset.
final class RulesPart implements FitPart {

    @Override
    public Optional<FitSection> section(FitContext fitted) {
        FittedRules found = FittedRules.capablanca(fitted.fit());
        List<MaterialRule> rules = found.rules();
        Section section = new Section("rules", "Rules", "Capablanca's rules")
                .lead("Rules of exchange from Chess Fundamentals, tested on these "
                        + fitted.games().noun() + ": left side minus right side, on the scale "
                        + fitted.scale().unbroken() + ". " + RuleTables.CHANCE);
        if (rules.isEmpty()) {
            section.data(RuleTables.rules(rules));
        } else {
            section.table(RuleTables.rules(rules));
            RuleTables.together(rules).ifPresent(words -> section.line("").line(words));
        }
        PresetComparison.of(fitted.fit()).ifPresent(preset -> {
            if (!rules.isEmpty()) {
                section.line("");
            }
            compared(preset, fitted).forEach(section::line);
            section.json(json -> putInto(json.putObject("medvedevPreset"), preset));
        });
        return Optional.of(new FitSection(fitted.purpose().rules() ? section : section.onPagesAlone(), found.note()));
    }

    private static List<String> compared(PresetComparison preset, FitContext fitted) {
        if (preset.same()) {
            return List.of("This is the medvedev preset itself (draws dropped, no term for White, ridge 1e-6).");
        }
        double[] v = preset.values();
        double[] d = preset.differences();
        String values = String.format(
                Locale.ROOT,
                "The medvedev preset would give N %.0f (%+.0f), B %.0f (%+.0f), R %.0f (%+.0f), Q %.0f (%+.0f) on these %s:",
                v[0],
                d[0],
                v[1],
                d[1],
                v[2],
                d[2],
                v[3],
                d[3],
                fitted.games().noun());
        String duplicates = preset.duplicateRows() > 0
                ? ", keeps " + Counted.number(Math.round(preset.duplicateRows())) + " rows of duplicate "
                        + fitted.games().noun()
                : "";
        return List.of(
                values,
                "it drops the rows of drawn games (" + Numbers.percent(preset.drawnShare())
                        + "), has no term for White's advantage" + white(fitted.fit()) + duplicates
                        + " and adds a penalty (ridge 0.000001).");
    }

    private static String white(PieceValueFit fit) {
        Optional<Estimate> white = fit.value("white")
                .filter(value -> value.standardError().isPresent())
                .flatMap(FittedValue::value);
        return white.map(estimate -> " (here " + Numbers.signed(estimate.value(), Numbers.decimals(estimate)) + " ± "
                        + Numbers.fixed(estimate.standardError(), Numbers.decimals(estimate)) + ")")
                .orElse("");
    }

    private static void putInto(ObjectNode node, PresetComparison preset) {
        List<String> letters = List.of("N", "B", "R", "Q");
        ObjectNode values = node.putObject("values");
        ObjectNode differences = node.putObject("differences");
        for (int i = 0; i < letters.size(); i++) {
            values.put(letters.get(i), preset.values()[i]);
            differences.put(letters.get(i), preset.differences()[i]);
        }
    }
}
