package org.pieceworth.pgn;

/// Why a game cannot be replayed.
///
/// @param reason the reason as reports count it
/// @param line its line
public record SkipReason(String reason, long line) {

    /// A game outside the selection.
    public static final String NOT_WANTED = "not-wanted";

    /// An illegal move.
    public static final String ILLEGAL_MOVE = "illegal-move";

    /// A move that could be any of several.
    public static final String AMBIGUOUS_MOVE = "ambiguous-move";

    /// A null move in the main line.
    public static final String NULL_MOVE = "null-move";

    /// A FEN tag that cannot be read or played, or `SetUp "1"` without one.
    public static final String BAD_SETUP = "bad-setup";

    /// A Variant tag that names something other than chess.
    public static final String OTHER_VARIANT = "other-variant";

    /// Two Variant tags that name different variants.
    public static final String CONFLICTING_VARIANT = "conflicting-variant";

    /// Result tag and termination token name different results, or games with the same moves do.
    public static final String CONFLICTING_RESULT = "conflicting-result";

    /// More plies than are served.
    public static final String TOO_LONG = "too-long";
}
