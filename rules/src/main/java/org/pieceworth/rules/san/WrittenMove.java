package org.pieceworth.rules.san;

/// A written move of any variant, not yet matched with a position: coordinates, or SAN with the additions of Pieceworth
/// and Fairy-Stockfish.
///
/// @param kind the kind of move, as far as the text alone shows it
/// @param plus whether the piece is written with a plus, as `+R`
/// @param letter the piece's letter, 0 without one
/// @param fromFile the file it starts on, -1 if it is not written, as for the other numbers
/// @param fromRank the rank it starts on
/// @param takes whether an x is written
/// @param toFile the file it ends on; for [Kind#CASTLING] 1 to the right as White sees it, 0 to the left
/// @param toRank the rank it ends on
/// @param legs the captures on the way, each as `xe5`
/// @param sign the sign in the place of a promotion
/// @param promotion the letter promoted to, 0 without one
/// @param gate the letter of a piece that enters, 0 without one
/// @param gateFile the file that it enters on
/// @param gateRank the rank that it enters on
/// @param wallFile the file of the wall that is built
/// @param wallRank the rank of that wall
record WrittenMove(
        Kind kind,
        boolean plus,
        char letter,
        int fromFile,
        int fromRank,
        boolean takes,
        int toFile,
        int toRank,
        String legs,
        Sign sign,
        char promotion,
        char gate,
        int gateFile,
        int gateRank,
        int wallFile,
        int wallRank) {

    /// The thing that moves or is placed.
    enum Kind {
        /// A piece, or castling by coordinates.
        PIECE,
        /// A piece from the hand.
        DROP,
        CASTLING,
        PASS
    }

    /// The sign in the place of a promotion.
    enum Sign {
        NONE,
        /// A plus alone: a check in SAN, and a promotion in other notations.
        PLUS,
        /// `=+`.
        PROMOTES,
        /// `=-`, or a minus behind coordinates.
        RETURNS,
        /// `=` alone.
        DECLINES,
        /// A letter.
        LETTER
    }

    /// True if it is written by its squares alone, as engines do.
    boolean isCoordinates() {
        return letter == 0 && fromFile >= 0 && fromRank >= 0;
    }
}
