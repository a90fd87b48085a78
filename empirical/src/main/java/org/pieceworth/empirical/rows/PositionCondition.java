package org.pieceworth.empirical.rows;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.empirical.settings.TagConditionReader;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.terms.Feature;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.InputException;

/// A condition on a position of a game: `imbalance = 'Q:RR' and ply > 40`, written as a [TagCondition].
///
/// It knows `ply`, the moves before the position; each piece by its letter, White's surplus of it; and `imbalance`,
/// White's and Black's surplus with the strongest pieces first and a colon between them. A level position is `:`.
public final class PositionCondition {

    private static final String PLY = "ply";
    private static final String IMBALANCE = "imbalance";

    private final TagCondition condition;

    /// The columns of pieces, the strongest last.
    private final int[] columns;

    private final List<String> letters;

    private PositionCondition(TagCondition condition, int[] columns, List<String> letters) {
        this.condition = condition;
        this.columns = columns;
        this.letters = letters;
    }

    /// Reads a condition.
    ///
    /// @param terms by which positions are described
    /// @throws InputException when it cannot be read or speaks of something else
    public static PositionCondition parse(String text, TermSet terms) {
        List<Feature> features = terms.features();
        int[] columns = IntStream.range(0, features.size())
                .filter(i -> PieceLetter.isAlone(features.get(i).name()))
                .toArray();
        List<String> letters =
                IntStream.of(columns).mapToObj(i -> features.get(i).name()).toList();
        TagCondition condition = TagConditionReader.parse(text);
        for (String name : condition.tags()) {
            if (!name.equals(PLY) && !name.equals(IMBALANCE) && !letters.contains(name)) {
                throw InputException.about(
                        "positions",
                        "found '" + name + "', expected ply, imbalance or a piece: " + String.join(" ", letters)
                                + "; such as imbalance = 'Q:RR' and ply > 40");
            }
        }
        PositionCondition read = new PositionCondition(condition, columns, letters);
        read.check(condition);
        return read;
    }

    /// An imbalance that no position is written as would never hold.
    private void check(TagCondition part) {
        switch (part) {
            case TagCondition.And(TagCondition left, TagCondition right) -> {
                check(left);
                check(right);
            }
            case TagCondition.Or(TagCondition left, TagCondition right) -> {
                check(left);
                check(right);
            }
            case TagCondition.Not(TagCondition of) -> check(of);
            case TagCondition.AgainstText(String tag, TagCondition.Comparison _, String value) -> {
                if (tag.equals(IMBALANCE)) {
                    checkImbalance(value);
                }
            }
            case TagCondition.AgainstNumber _, TagCondition.AgainstDate _, TagCondition.AgainstMonth _ -> {}
        }
    }

    private void checkImbalance(String value) {
        int[] surplus = new int[letters.size()];
        int sign = 1;
        for (String word : value.split("(?=[\\p{Upper}+:])")) {
            int at = letters.indexOf(word);
            if (at >= 0) {
                surplus[at] += sign;
            } else if (word.equals(":") && sign > 0) {
                sign = -1;
            } else if (!word.isEmpty()) {
                throw wrong(
                        value, "pieces of White and Black with a colon between them, of " + String.join(" ", letters));
            }
        }
        String written = text(surplus);
        if (!written.equals(value)) {
            throw wrong(
                    value,
                    "'" + written
                            + "': the strongest pieces first, White's before the colon, without those that both have");
        }
    }

    private static InputException wrong(String value, String expected) {
        return InputException.about("positions", "found imbalance '" + value + "', expected " + expected);
    }

    /// True if a position meets it.
    public boolean holds(Observation position) {
        int[] surplus = IntStream.of(columns).map(at -> position.features()[at]).toArray();
        Map<String, String> facts = new HashMap<>();
        facts.put(PLY, Integer.toString(position.ply()));
        facts.put(IMBALANCE, text(surplus));
        for (int i = 0; i < surplus.length; i++) {
            facts.put(letters.get(i), Integer.toString(surplus[i]));
        }
        return condition.holds(facts);
    }

    private String text(int[] surplus) {
        StringBuilder white = new StringBuilder();
        StringBuilder black = new StringBuilder();
        for (int i = surplus.length - 1; i >= 0; i--) {
            (surplus[i] > 0 ? white : black).repeat(letters.get(i), Math.abs(surplus[i]));
        }
        return white + ":" + black;
    }
}
