package org.pieceworth.lab.armies;

import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// A variant with its text for other programs and later runs.
///
/// @param variant its rules
/// @param ini sections of a variants.ini, including those that it derives from; empty for a variant that
/// ships
public record VariantSource(Variant variant, String ini) {

    /// A variant that ships.
    ///
    /// @throws org.pieceworth.text.InputException when the name is unknown
    public static VariantSource shipped(String name) {
        return new VariantSource(Variants.shipped().read(name).variant(), "");
    }

    /// Reads a section.
    ///
    /// @param source names the text in messages
    static VariantSource parse(String source, String ini, String section) {
        return new VariantSource(Variants.parse(source, ini).read(section).variant(), ini);
    }
}
