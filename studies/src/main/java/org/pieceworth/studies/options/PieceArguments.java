package org.pieceworth.studies.options;

import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.pieces.RequestedPieces;

/// Pieces and the board they stand on, as commands take them.
public final class PieceArguments implements OptionGroup {

    final Setting<List<String>> pieces = Setting.operands(
            "0..*",
            "PIECE",
            "a name (archbishop; `pieceworth pieces` lists the names), Betza notation (BN), or, for all pieces"
                    + " of a variant on its board, its name (capablanca) or @my.ini:variant");
    final Setting<Optional<String>> board = Setting.text(
            "--board",
            "SHAPE",
            "8x8 (default), 1x1 to 16x16, 8x8:cylinder, 8x8:torus, hex:6, rhombus:9, tri:6, sphere:20; for value, several"
                    + " separated by commas");
    final Setting<Optional<String>> dialect = Setting.text(
            "--dialect",
            "DIALECT",
            "dialect of Betza notation: standard (default), fsf (Fairy-Stockfish) or xboard; on hexagons always hex");
    final Setting<Boolean> all = Setting.flag("--all", "every piece of the catalogue");

    public PieceArguments() {}

    @Override
    public void describe(Options usage) {
        OptionGroup.all(usage, pieces, board, dialect, all);
    }

    public RequestedPieces asked() {
        return new RequestedPieces(
                pieces.get(), all.get(), board.get(), dialect.get().orElse("standard"));
    }

    /// True if any of them was typed.
    public boolean isTyped() {
        return !pieces.get().isEmpty() || all.get() || board.isTyped() || dialect.isTyped();
    }
}
