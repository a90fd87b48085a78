package org.pieceworth.studies.output;

import java.util.List;
import org.pieceworth.answer.Document;

/// Values of a file that nothing is made of.
public final class LeftOut {

    private LeftOut() {}

    /// Says so, if there are any.
    ///
    /// @param pieces pieces whose values the games of the file do not determine
    public static void addTo(Document document, List<String> pieces) {
        if (!pieces.isEmpty()) {
            document.line("Left out, because the games of the file do not determine "
                    + (pieces.size() == 1 ? "its value: " : "their values: ") + String.join(", ", pieces) + ".");
            pieces.forEach(document.json().putArray("leftOut")::add);
        }
    }
}
