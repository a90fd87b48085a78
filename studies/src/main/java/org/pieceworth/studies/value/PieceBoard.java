package org.pieceworth.studies.value;

import java.util.function.Supplier;
import org.pieceworth.answer.Document;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.pieces.RequestedPieces;

/// The option for a board on the page of a value.
public interface PieceBoard extends OptionGroup {

    /// True if a board is wanted.
    boolean isWanted();

    /// Gives the page of a document a board with a game of the piece, if one is wanted.
    ///
    /// @param whole the answer with all notes
    void addTo(Document document, FormatOption format, RequestedPieces asked, Supplier<Document> whole);
}
