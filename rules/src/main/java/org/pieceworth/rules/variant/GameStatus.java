package org.pieceworth.rules.variant;

/// The result by one of the rules, for the side to move.
public enum GameStatus {
    /// The rule does not decide the game.
    OPEN,
    /// The side to move has won.
    WON,
    /// Drawn.
    DRAWN,
    /// The side to move has lost.
    LOST;

    public static GameStatus of(GameValue value) {
        return switch (value) {
            case WIN -> WON;
            case DRAW -> DRAWN;
            case LOSS -> LOST;
        };
    }
}
