package org.pieceworth.empirical;

/// Which games count, and which of their positions.
///
/// @param keepDuplicates whether a game with the same set-up and moves as an earlier one counts again
/// @param unknownAsDraw whether a game without a result counts as drawn; otherwise it is skipped
/// @param quietPlies plies without capture, promotion or check after which a position counts
public record CollectionOptions(boolean keepDuplicates, boolean unknownAsDraw, int quietPlies) {

    /// Duplicates and unknown results are skipped; two quiet plies.
    public static final CollectionOptions DEFAULT = new CollectionOptions(false, false, 2);

    /// As Medvedev's program did: duplicates count, a missing result is a draw; two quiet plies.
    public static final CollectionOptions MEDVEDEV = new CollectionOptions(true, true, 2);
}
