package org.pieceworth.rules.fairy.compile;

/// Where kings end when they castle.
///
/// @param files of the board
/// @param kingside file of the king after castling to the right
/// @param queenside file after castling to the left
public record CastlingFiles(int files, int kingside, int queenside) {

    /// Whether king and rook end on the board.
    ///
    /// @param right whether they castle to the right
    public boolean onBoard(boolean right) {
        return right ? kingside > 0 && kingside < files : queenside < files - 1;
    }
}
