package org.pieceworth.studies.endings;

import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.fairy.SolvedEnding.Ply;
import org.pieceworth.rules.fairy.SolvedEnding.Tally;

/// Solved endings.
///
/// @param usual whether a side wins by checkmate only
public record EndingsAnswer(String board, String variant, boolean usual, List<Row> rows) {

    public EndingsAnswer {
        rows = List.copyOf(rows);
    }

    /// An ending. The stronger side is White, the one with the piece.
    ///
    /// @param stronger positions with the stronger side to move
    /// @param weaker positions with the other side to move
    /// @param bound whether the piece never leaves the colour of its square
    /// @param colours counts for two pieces that keep to a colour
    /// @param places counts by the lone king's place, if one piece wins in part
    /// @param fen a position with the longest win; empty without a win
    /// @param line moves from there with best play of both sides
    public record Row(
            EndingGame.Ending ending,
            Tally stronger,
            Tally weaker,
            boolean bound,
            Optional<Colours> colours,
            Optional<Places> places,
            String fen,
            List<Ply> line) {

        public Row {
            line = List.copyOf(line);
        }

        static double share(long part, Tally of) {
            return of.positions() == 0 ? 0 : (double) part / of.positions();
        }
    }

    /// Positions with the stronger side to move, by the squares of two pieces that keep to a colour.
    public record Colours(Tally same, Tally different) {}

    /// Positions with the stronger side to move: those with the lone king next to the piece, and the others by its
    /// square.
    public record Places(Tally near, Tally corner, Tally edge, Tally inside) {}
}
