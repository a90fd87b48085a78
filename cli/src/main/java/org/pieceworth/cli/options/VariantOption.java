package org.pieceworth.cli.options;

/// The variant that is played.
public final class VariantOption implements OptionGroup {

    public String typed = "chess";

    public VariantOption() {}

    @Override
    public void describe(Usage usage) {
        usage.text(
                "--variant",
                "NAME",
                "a variant: chess (default), a name that `pieceworth variants` lists, or @my.ini:name",
                value -> typed = value);
    }
}
