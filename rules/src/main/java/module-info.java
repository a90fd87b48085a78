import org.jspecify.annotations.NullMarked;

/// Boards, Betza notation, pieces, positions and legal moves, FEN, SAN and UCI notation. Needs no
/// library.
@NullMarked
module org.pieceworth.rules {
    requires static org.jspecify;
    requires transitive org.pieceworth.text;

    exports org.pieceworth.rules;
    exports org.pieceworth.rules.betza;
    exports org.pieceworth.rules.board;
    exports org.pieceworth.rules.chess;
    exports org.pieceworth.rules.fairy;
    exports org.pieceworth.rules.movement;
    exports org.pieceworth.rules.piece;
    exports org.pieceworth.rules.position;
    exports org.pieceworth.rules.san;
    exports org.pieceworth.rules.variant;
}
