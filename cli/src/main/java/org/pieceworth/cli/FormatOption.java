package org.pieceworth.cli;

import picocli.CommandLine.Option;

/// How a document is printed.
final class FormatOption {

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "table",
            description = "table (default), json, csv or md")
    Format format = Format.TABLE;

    FormatOption() {}
}
