package org.pieceworth.studies.tune;

import java.util.HashSet;
import java.util.List;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.play.GameConditions;
import org.pieceworth.text.InputException;

/// The variants that numbers are tuned for.
final class TunedVariants {

    private TunedVariants() {}

    /// @throws InputException when one is unknown, or is there twice
    static List<VariantRules> of(GameConditions conditions) {
        List<String> names = conditions.variants();
        if (new HashSet<>(names).size() < names.size()) {
            throw InputException.about("variant", "found a variant twice in " + conditions.variant());
        }
        return names.stream()
                .map(name -> VariantRules.of(Variants.open(name).variant()))
                .toList();
    }
}
