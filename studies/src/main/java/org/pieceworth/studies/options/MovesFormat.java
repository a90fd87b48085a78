package org.pieceworth.studies.options;

import org.pieceworth.answer.Format;

/// A form of moves: those of documents, or a picture.
public enum MovesFormat {
    TABLE(Format.TABLE),
    JSON(Format.JSON),
    CSV(Format.CSV),
    MD(Format.MD),
    HTML(Format.HTML),
    LATEX(Format.LATEX),
    /// A picture of one piece.
    SVG(Format.TABLE);

    private final Format plain;

    MovesFormat(Format plain) {
        this.plain = plain;
    }

    /// The form of a document that goes with it.
    public Format plain() {
        return plain;
    }
}
