package org.pieceworth.studies.options;

/// The variant of the games.
public final class VariantOption implements OptionGroup {

    public String typed = "chess";

    public VariantOption() {}

    @Override
    public void describe(Options usage) {
        usage.text(
                "--variant",
                "NAME",
                "a variant: chess (default), a name listed by `pieceworth variants`, or @my.ini:name",
                value -> typed = value);
    }
}
