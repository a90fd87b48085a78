package org.pieceworth.cli;

/// The variant that is played.
final class VariantOption implements OptionGroup {

    String typed = "chess";

    VariantOption() {}

    @Override
    public void describe(Usage usage) {
        usage.text(
                "--variant",
                "NAME",
                "a variant: chess (default), a name that `pieceworth variants` lists, or @my.ini:name",
                value -> typed = value);
    }
}
