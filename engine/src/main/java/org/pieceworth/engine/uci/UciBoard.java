package org.pieceworth.engine.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Position;

/// A position drawn with letters.
final class UciBoard {

    private static final int WIDTH = 3;

    private UciBoard() {}

    /// The ranks from the top, then the files' letters and the FEN.
    ///
    /// @param chess960 whether the FEN has rights to castle by the files of the rooks
    static List<String> lines(VariantPosition position, boolean chess960) {
        SquareBoard board = position.variant().surface();
        List<String> lines = new ArrayList<>();
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder();
            for (int file = 0; file < board.files(); file++) {
                int square = board.square(file, rank);
                line.append(padded(board.has(square) ? symbol(position, position.pieceAt(square)) : " "));
            }
            lines.add((line + "  " + board.rankName(rank)).stripTrailing());
        }
        StringBuilder files = new StringBuilder();
        for (int file = 0; file < board.files(); file++) {
            files.append(padded(board.fileName(file)));
        }
        lines.add(files.toString());
        lines.add("");
        lines.add("Variant: " + position.variant().name());
        lines.add("Fen: " + (chess960 ? position.fenByRookFiles() : position.fen()));
        return lines;
    }

    private static String padded(String symbol) {
        return " ".repeat(Math.max(1, WIDTH - symbol.length())) + symbol;
    }

    private static String symbol(VariantPosition position, int piece) {
        if (piece == 0) {
            return ".";
        }
        String symbol = position.symbol(Position.type(piece));
        return piece > 0 ? symbol : symbol.toLowerCase(Locale.ROOT);
    }
}
