package org.pieceworth.cli;

/// How a document is printed.
final class FormatOption implements OptionGroup {

    Format format = Format.TABLE;

    FormatOption() {}

    @Override
    public void describe(Usage usage) {
        usage.value("--format", "FORMAT", "table (default), json, csv or md", Format.class, value -> format = value);
    }
}
