package org.pieceworth.testkit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;

/// The rules of shipped variants, compiled once for all tests; threads may share them.
final class ShippedRules {

    private static final Map<String, VariantRules> RULES = new ConcurrentHashMap<>();

    private ShippedRules() {}

    static VariantRules of(String variant) {
        return RULES.computeIfAbsent(
                variant, name -> VariantRules.of(Variants.shipped().read(name).variant()));
    }
}
