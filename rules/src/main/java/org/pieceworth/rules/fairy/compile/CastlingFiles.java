package org.pieceworth.rules.fairy.compile;

/// The squares of kings after castling.
///
/// @param files of the board
/// @param kingside file of the king after castling to the right
/// @param queenside file after castling to the left
public record CastlingFiles(int files, int kingside, int queenside) {

    /// False if king and rook would not both end on the board, so that castling to this wing is impossible.
    ///
    /// @param right whether they castle to the right
    public boolean onBoard(boolean right) {
        return right ? kingside > 0 && kingside < files : queenside < files - 1;
    }
}
