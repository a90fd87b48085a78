package org.pieceworth.web.work;

import java.util.List;
import java.util.Map;
import org.pieceworth.answer.Document;

/// Work that can say what it would take.
public interface Planned {

    /// The games and the time that it would take.
    ///
    /// @param parameters options of its question
    /// @throws org.pieceworth.text.InputException when the question makes no sense
    Document plan(Map<String, List<String>> parameters, int threads);
}
