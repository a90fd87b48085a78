package org.pieceworth.valuation.compare;

import java.util.OptionalDouble;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;

/// A published value.
///
/// @param scale unit of the value
/// @param piece its name
/// @param betza its moves in Betza notation
/// @param movement its moves
/// @param value value on the list's scale
/// @param standardError standard error of the value; empty if unknown
/// @param origin origin of the value
public record ReferenceValue(
        ListScale scale,
        String piece,
        String betza,
        Movement movement,
        double value,
        OptionalDouble standardError,
        Origin origin) {

    /// The scale of a list of values.
    ///
    /// @param set the list; its values have one scale
    /// @param board its board
    /// @param centipawn size of a centipawn on the list's scale; empty if the scale is its own
    public record ListScale(String set, Board board, OptionalDouble centipawn) {}

    /// The origin of a value.
    ///
    /// @param kind `measured`, `engine` or `estimate`
    /// @param fits the name of the model fitted to this list; empty if none
    /// @param confounded why it is not purely the value of the piece; empty when it is
    /// @param source publication
    /// @param note remark for readers
    public record Origin(String kind, String fits, String confounded, String source, String note) {}

    /// This value without the mark that a model was fitted to its list.
    public ReferenceValue unfitted() {
        Origin other = new Origin(origin.kind, "", origin.confounded, origin.source, origin.note);
        return new ReferenceValue(scale, piece, betza, movement, value, standardError, other);
    }
}
