package org.pieceworth.player;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/// The texts of the rules that go into the compiled player.
@SuppressWarnings("deprecation")
public final class CompiledResources implements ResourceSupplier {

    public CompiledResources() {}

    @Override
    public String[] supplyResources(ResourceSupplierContext context) {
        return new String[] {
            "org/pieceworth/rules/piece/pieces.tsv",
            "org/pieceworth/rules/variant/piece-types.tsv",
            "org/pieceworth/rules/variant/variant-aliases.tsv",
            "org/pieceworth/rules/variant/variant-keys.tsv",
            "org/pieceworth/rules/variant/variants.ini",
        };
    }
}
