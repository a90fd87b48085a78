package org.pieceworth.studies.options;

import org.pieceworth.studies.document.Format;

/// How a document is printed.
public final class FormatOption implements OptionGroup {

    public Format format = Format.TABLE;

    public FormatOption() {}

    @Override
    public void describe(Options usage) {
        usage.value("--format", "FORMAT", "table (default), json, csv or md", Format.class, value -> format = value);
    }
}
