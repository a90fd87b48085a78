package org.pieceworth.studies.options;

import org.pieceworth.answer.Format;

/// A form of values: those of documents, or lines of `variants.ini`.
public enum ValueFormat {
    TABLE(Format.TABLE),
    JSON(Format.JSON),
    CSV(Format.CSV),
    MD(Format.MD),
    HTML(Format.HTML),
    LATEX(Format.LATEX),
    /// Lines of `variants.ini` for an engine, or of a variant.
    INI(Format.TABLE);

    private final Format plain;

    ValueFormat(Format plain) {
        this.plain = plain;
    }

    /// The form of a document that goes with it.
    public Format plain() {
        return plain;
    }
}
