package org.pieceworth.terms;

import java.util.LinkedHashMap;
import java.util.Map;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.position.Position;

/// Traces in the form in which tests write them.
final class Vectors {

    private Vectors() {}

    static TermSet chess(String text) {
        return TermReader.parse(text, ChessPosition.LETTERS, RectangularBoard.CHESS);
    }

    /// Feature names to values.
    static Map<String, Integer> of(TermSet terms, Position position) {
        Trace trace = terms.newTrace();
        terms.trace(position, trace);
        return of(terms, trace);
    }

    static Map<String, Integer> of(TermSet terms, Trace trace) {
        Map<String, Integer> vector = new LinkedHashMap<>();
        for (int i = 0; i < trace.size(); i++) {
            vector.put(terms.features().get(trace.feature(i)).name(), trace.value(i));
        }
        return vector;
    }

    /// `N=1 pair:B=-1`, in the order of the features.
    static String text(Map<String, Integer> vector) {
        StringBuilder text = new StringBuilder();
        vector.forEach((name, value) ->
                text.append(text.isEmpty() ? "" : " ").append(name).append('=').append(value));
        return text.toString();
    }
}
