package org.pieceworth.studies.pieces;

import java.util.Optional;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.text.InputException;

/// Reports a piece of a file of variants that would move differently in Pieceworth's own notation. The file
/// is read in the dialect of its section, Fairy-Stockfish's by default, which may not be the piece that its
/// author meant.
final class EngineReading {

    private EngineReading() {}

    /// One sentence without its full stop; empty if both readings give the same piece.
    static Optional<String> of(PieceType type, SquareBoard board, PieceCatalogue catalogue) {
        if (type.betza().isEmpty() || type.dialect() == Dialect.STANDARD || type.dialect() == Dialect.HEX) {
            return Optional.empty();
        }
        String text = type.betza();
        try {
            Movement engines = Betza.parse(text, type.dialect()).movement();
            String read = text + " is read as " + type.dialect().program() + " reads it, as "
                    + catalogue
                            .nameOf(engines)
                            .map(name -> "the " + name + ", ")
                            .orElse("a piece with ")
                    + reach(engines, board);
            return ours(text)
                    .map(ours -> ours.equals(engines)
                            ? Optional.<String>empty()
                            : Optional.of(read + "; in Pieceworth's own notation it is another piece, with "
                                    + reach(ours, board) + more(ours)))
                    .orElse(Optional.of(read + "; Pieceworth's own notation does not have it"));
        } catch (InputException _) {
            return Optional.empty();
        }
    }

    private static Optional<Movement> ours(String text) {
        try {
            return Optional.of(Betza.parse(text).movement());
        } catch (InputException _) {
            return Optional.empty();
        }
    }

    private static String reach(Movement movement, SquareBoard board) {
        MoveTable table = MoveTable.compile(movement, board);
        int centre = board.centre();
        return table.quietTargets(centre).length + " moves and " + table.captureTargets(centre).length
                + " captures from " + board.name(centre);
    }

    private static String more(Movement movement) {
        return movement.straight() ? "" : ", among them " + String.join(" and ", movement.beyondRays());
    }
}
