package org.pieceworth.pgn;

import java.util.Optional;

/// The result of a game, as in PGN's Result tag.
public enum GameResult {
    /// White won.
    WHITE_WINS("1-0"),
    /// A draw.
    DRAW("1/2-1/2"),
    /// Black won.
    BLACK_WINS("0-1"),
    /// Unfinished, or not known.
    UNKNOWN("*");

    private static final GameResult[] ALL = values();

    private final String token;

    GameResult(String token) {
        this.token = token;
    }

    /// The token that ends such a game in PGN.
    public String token() {
        return token;
    }

    /// White's half points, 2, 1 or 0; 1 where the result is not known.
    public int halfPoints() {
        return switch (this) {
            case WHITE_WINS -> 2;
            case DRAW, UNKNOWN -> 1;
            case BLACK_WINS -> 0;
        };
    }

    /// Reads a result as a tag or a field spells it, `1-0` or in one of many other ways, such as `1:0`, `½-½`,
    /// `0,5-0,5` or `1–0`; empty for a text that says none.
    public static Optional<GameResult> of(String text) {
        Optional<GameResult> usual = known(text);
        return usual.isPresent() ? usual : ResultText.ofTag(text).flatMap(GameResult::known);
    }

    private static Optional<GameResult> known(String token) {
        for (GameResult result : ALL) {
            if (result.token.equals(token)) {
                return Optional.of(result);
            }
        }
        return Optional.empty();
    }

    /// Reads the value of a tag, as [#of(String)] does.
    static Optional<GameResult> of(ByteSlice text) {
        Optional<GameResult> usual = ofToken(text);
        return usual.isPresent() ? usual : ResultText.ofTag(text.toString()).flatMap(GameResult::known);
    }

    /// Reads the text behind the last move of a game without a result in its usual place.
    static Optional<GameResult> ofClosing(String text) {
        return ResultText.ofClosing(text).flatMap(GameResult::known);
    }

    /// Reads a termination token in its usual spelling, also with `:` for `-`, or
    /// `1/2`; empty for any other text.
    static Optional<GameResult> ofToken(ByteSlice text) {
        for (GameResult result : ALL) {
            if (text.contentEquals(result.token)) {
                return Optional.of(result);
            }
        }
        if (text.contentEquals("1:0")) {
            return Optional.of(WHITE_WINS);
        }
        if (text.contentEquals("0:1")) {
            return Optional.of(BLACK_WINS);
        }
        return text.contentEquals("1/2") ? Optional.of(DRAW) : Optional.empty();
    }
}
