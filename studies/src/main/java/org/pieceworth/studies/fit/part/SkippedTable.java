package org.pieceworth.studies.fit.part;

import java.util.List;
import java.util.Map;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.rows.SkippedGames;

/// The skipped games, by reason, with the meaning of each reason.
final class SkippedTable {

    private SkippedTable() {}

    /// @param things `games` or `lines`
    static Table<Map.Entry<String, Long>> of(SkippedGames skips, String things) {
        return Table.of(
                "skipped",
                List.copyOf(skips.counts().entrySet()),
                Column.words("reason", "reason", Map.Entry::getKey),
                Column.count("count", things, Map.Entry::getValue),
                Column.words("meaning", "meaning", reason -> meaning(reason.getKey())),
                Column.words("first", "first", reason -> skips.firstPlaces().getOrDefault(reason.getKey(), "")));
    }

    /// A phrase; empty for a reason that speaks for itself.
    private static String meaning(String reason) {
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
            case "foreign-letters" -> "piece letters of another language than English";
            case "numeric-moves" -> "moves written as numbers of squares";
            case "bughouse" -> "moves on two boards";
            case "unclosed-comment" -> "an unclosed comment";
            case "unclosed-variation" -> "an unclosed variation";
            case "truncated" -> "the text ends inside the game";
            case "no-moves" -> "no moves";
            case "unknown-result" -> "no result";
            case "duplicate" -> "the same moves as an earlier game";
            case "not-wanted" -> "excluded by the condition on tags";
            case "bad-weight" -> "a weight that is not a positive number";
            default -> "";
        };
    }
}
