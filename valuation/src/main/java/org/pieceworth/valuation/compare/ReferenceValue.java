package org.pieceworth.valuation.compare;

import java.util.OptionalDouble;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;

/// A published value.
///
/// @param set the list that it stands in; the values of a list have one scale
/// @param board where
/// @param centipawn what a centipawn is on the list's scale; empty where the scale is its own
/// @param piece its name
/// @param betza its moves in Betza notation
/// @param movement its moves
/// @param value on the list's scale
/// @param standardError of the value; empty where it is not known
/// @param kind `measured`, `engine` or `estimate`
/// @param fits the name of the model that was fitted to this list; empty when none was
/// @param confounded why it is not purely the value of the piece; empty when it is
/// @param source where it was published
/// @param note what a reader must know
public record ReferenceValue(
        String set,
        Board board,
        OptionalDouble centipawn,
        String piece,
        String betza,
        Movement movement,
        double value,
        OptionalDouble standardError,
        String kind,
        String fits,
        String confounded,
        String source,
        String note) {

    /// This value as if no model had been fitted to its list.
    public ReferenceValue unfitted() {
        return new ReferenceValue(
                set,
                board,
                centipawn,
                piece,
                betza,
                movement,
                value,
                standardError,
                kind,
                "",
                confounded,
                source,
                note);
    }
}
