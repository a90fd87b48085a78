package org.pieceworth.cli;

import picocli.CommandLine.Option;

/// The variant that is played.
final class VariantOption {

    @Option(
            names = "--variant",
            paramLabel = "NAME",
            defaultValue = "chess",
            description = "a variant: chess (default), a name that `pieceworth variants` lists, or @my.ini:name")
    String typed = "chess";

    VariantOption() {}
}
