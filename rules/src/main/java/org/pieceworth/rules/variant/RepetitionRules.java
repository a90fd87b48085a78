package org.pieceworth.rules.variant;

/// What repeated positions and moves do.
///
/// @param fold this many times the same position end the game; 0 without the rule (nFoldRule)
/// @param value what that is worth to the side to move (nFoldValue)
/// @param forWhite whether it is worth that to White instead (nFoldValueAbsolute)
/// @param perpetualCheckIllegal whether the side that only gave checks in between loses (perpetualCheckIllegal)
/// @param chasingIllegal whether the side loses that only threatened the same unprotected piece in
/// between, by the rules of the Asian Xiangqi Federation (chasingRule)
/// @param shuttlingIllegal whether the side loses whose piece goes to and fro between two squares for the fourth time
/// (moveRepetitionIllegal)
public record RepetitionRules(
        int fold,
        GameValue value,
        boolean forWhite,
        boolean perpetualCheckIllegal,
        boolean chasingIllegal,
        boolean shuttlingIllegal) {

    /// A threefold repetition draws.
    public static RepetitionRules orthodox() {
        return new RepetitionRules(3, GameValue.DRAW, false, false, false, false);
    }
}
