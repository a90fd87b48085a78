package org.pieceworth.studies.options;

import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.pieces.RequestedPieces;

/// Pieces and the board they stand on, as commands take them.
public final class PieceArguments implements OptionGroup {

    List<String> pieces = List.of();
    Optional<String> board = Optional.empty();
    Optional<String> dialect = Optional.empty();
    boolean all;

    public PieceArguments() {}

    @Override
    public void describe(Options usage) {
        usage.operands(
                "0..*",
                "PIECE",
                "a name (archbishop; `pieceworth pieces` lists the names), Betza notation (BN), or, for all pieces"
                        + " of a variant on its board, its name (capablanca) or @my.ini:variant",
                values -> pieces = values);
        usage.text(
                "--board",
                "SHAPE",
                "8x8 (default), 1x1 to 16x16, 8x8:cylinder, 8x8:torus, hex:6, tri:6; for value, several"
                        + " separated by commas",
                value -> board = Optional.of(value));
        usage.text(
                "--dialect",
                "DIALECT",
                "dialect of Betza notation: standard (default), fsf (Fairy-Stockfish) or xboard",
                value -> dialect = Optional.of(value));
        usage.flag("--all", "every piece of the catalogue", () -> all = true);
    }

    public RequestedPieces asked() {
        return new RequestedPieces(pieces, all, board, dialect.orElse("standard"));
    }

    /// True if any of them was typed.
    public boolean isTyped() {
        return !pieces.isEmpty() || all || board.isPresent() || dialect.isPresent();
    }
}
