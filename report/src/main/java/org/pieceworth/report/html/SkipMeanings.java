package org.pieceworth.report.html;

/// The meanings of the reasons for skipping a game.
final class SkipMeanings {

    private SkipMeanings() {}

    /// A phrase; empty for a reason that speaks for itself.
    static String of(String reason) {
        return switch (reason) {
            case "illegal-move" -> "a move that cannot be played in its position";
            case "ambiguous-move" -> "a move that fits several legal moves";
            case "null-move" -> "a null move in the game itself";
            case "bad-setup" -> "a starting position that cannot be read or played";
            case "other-variant" -> "another variant";
            case "conflicting-variant" -> "two Variant tags that differ";
            case "conflicting-result" -> "two different results";
            case "too-long" -> "more moves than any game can have";
            case "unreadable-move" -> "a word that is not a move";
            case "unclosed-comment" -> "a comment that is never closed";
            case "unclosed-variation" -> "a variation that is never closed";
            case "truncated" -> "the text ends inside the game";
            case "no-moves" -> "no moves";
            case "unknown-result" -> "no result";
            case "duplicate" -> "the same moves as an earlier game";
            case "not-wanted" -> "left out by the condition on tags";
            case "bad-weight" -> "a weight that is not a positive number";
            default -> "";
        };
    }
}
