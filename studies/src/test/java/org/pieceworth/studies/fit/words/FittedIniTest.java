package org.pieceworth.studies.fit.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PhaseShrinkage;
import org.pieceworth.empirical.settings.Shrinking;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.Estimate;
import org.pieceworth.terms.TermReader;
import org.pieceworth.terms.TermSet;

class FittedIniTest {

    private static List<String> lines(
            String variant, String features, Map<String, Double> values, Optional<PhaseShrinkage> shrinkage) {
        VariantRules rules = VariantRules.of(Variants.open(variant).variant());
        TermSet terms = TermReader.parse(features, rules);
        List<FittedValue> fitted = new ArrayList<>();
        terms.features()
                .forEach(feature -> fitted.add(new FittedValue(
                        feature.name(),
                        feature.title(),
                        Optional.ofNullable(values.get(feature.name())).map(value -> new Estimate(value, 1)),
                        Optional.empty(),
                        Optional.empty())));
        return FittedIni.lines(Optional.of(rules), terms, fitted, shrinkage);
    }

    /// Promoted forms keep their letters, and what has no estimate is said and not written.
    @Test
    void promotedFormsAreCalledByTheirLetters() {
        Map<String, Double> values = Map.of("P", 100.0, "N", 300.0, "S", 400.0, "+S", 500.0, "B", -20.0, "R", 800.0);
        assertThat(lines("shogi", "material", values, Optional.empty()))
                .contains("[shogi-fitted:shogi]", "# +l: no estimate from these games")
                .anyMatch(line -> line.startsWith("# +s: moves as g, and the engine uses that value"))
                .anyMatch(line -> line.startsWith("# b (bishop") && line.contains("worth less than 0"))
                .anyMatch(line -> line.startsWith("# l (") && line.contains("no estimate"))
                .anyMatch(line -> line.startsWith("pieceValueMg = ") && line.contains("r:"))
                .noneMatch(line -> line.matches("pieceValue.*[bl]:.*"))
                .noneMatch(line -> line.contains("customPiece"));
    }

    @Test
    void phasesGoToTheMiddlegameAndTheEndgame() {
        Map<String, Double> values = Map.of("P@opening", 60.0, "N@opening", 200.0, "N@end", 400.0, "R@end", 600.0);
        PhaseShrinkage drawn = new PhaseShrinkage(
                new Shrinking.Auto(), 0.003, 14, false, Optional.empty(), Optional.empty(), Optional.empty());
        assertThat(lines("chess", "material,phase:2", values, Optional.of(drawn)))
                .contains("pieceValueMg = n:521 r:1562", "pieceValueEg = n:1139 r:1708")
                .anyMatch(line -> line.endsWith("phases are shrunk with the strength 0.003."))
                .anyMatch(line -> line.startsWith("# r (rook, R): no estimate for opening; the nearest phase"));
        assertThat(lines("chess", "material,phase:2", values, Optional.empty()))
                .anyMatch(line -> line.contains("phases are not shrunk"));
    }
}
