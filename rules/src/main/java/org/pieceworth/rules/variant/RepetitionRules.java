package org.pieceworth.rules.variant;

/// Consequences of repeated positions and moves.
///
/// @param fold this many occurrences of a position end the game; 0 without the rule (nFoldRule)
/// @param value the value of that for the side to move (nFoldValue)
/// @param forWhite true if it is the value for White instead (nFoldValueAbsolute)
/// @param perpetualCheckIllegal whether the side that only gave checks in between loses (perpetualCheckIllegal)
/// @param chasingIllegal whether the side loses that only threatened the same unprotected piece in between, by the
/// rules of the Asian Xiangqi Federation (chasingRule)
/// @param shuttlingIllegal whether the side loses whose piece goes to and fro between two squares for the fourth time
/// (moveRepetitionIllegal)
public record RepetitionRules(
        int fold,
        GameValue value,
        boolean forWhite,
        boolean perpetualCheckIllegal,
        boolean chasingIllegal,
        boolean shuttlingIllegal) {}
