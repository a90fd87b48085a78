package org.pieceworth.lab.armies;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.pieceworth.rules.position.PieceLetter;

/// The distribution of two armies that meet; each start is played with either colour.
///
/// If all squares are random, only empty squares make values identifiable: without them, adding a constant to
/// each value would change no difference of armies.
///
/// @param first distribution of one army
/// @param second distribution of the other army
/// @param leastPawnsOff the fewest pawns removed from one side
/// @param mostPawnsOff the most
/// @param imbalance maximum known difference of the armies, in centipawns; others are sampled again
/// @param different letters; armies are sampled again until one has a surplus of one of them; none for any
/// armies
/// @param exchange true if the only surplus of an army is these and pawns
public record ArmyPairs(
        ArmyDistribution first,
        ArmyDistribution second,
        int leastPawnsOff,
        int mostPawnsOff,
        double imbalance,
        List<Character> different,
        boolean exchange) {

    private static final double PERCENT = 100;
    private static final int DIGITS = 3;

    /// @throws IllegalArgumentException when the numbers are invalid
    public ArmyPairs {
        different = List.copyOf(different);
        if (leastPawnsOff < 0 || mostPawnsOff < leastPawnsOff || !(imbalance > 0)) {
            throw new IllegalArgumentException(
                    "pawns off " + leastPawnsOff + " to " + mostPawnsOff + ", imbalance " + imbalance);
        }
        if (exchange && different.isEmpty()) {
            throw new IllegalArgumentException("an exchange of no piece");
        }
    }

    /// The sampled letters, each once.
    Set<Character> letters() {
        Set<Character> letters = new LinkedHashSet<>(first.pieces().keySet());
        letters.addAll(second.pieces().keySet());
        letters.addAll(first.pawns().keySet());
        letters.addAll(second.pawns().keySet());
        return letters;
    }

    /// The format of [RandomArmies], by letters; empty if the two armies have different distributions.
    public Optional<String> spec() {
        if (!first.equals(second)) {
            return Optional.empty();
        }
        List<String> parts = new ArrayList<>();
        if (first.squares() != ArmyDistribution.ALL) {
            parts.add("slots=" + first.squares());
        }
        double empty = 1;
        for (Map.Entry<Character, Double> piece : first.pieces().entrySet()) {
            parts.add(PieceLetter.text(piece.getKey()) + "=" + percent(piece.getValue()));
            empty -= piece.getValue();
        }
        first.pawns().forEach((pawn, chance) -> parts.add(PieceLetter.text(pawn) + "=" + percent(chance)));
        parts.add("empty=" + percent(Math.max(0, empty)));
        parts.add("pawns-off=" + leastPawnsOff + "-" + mostPawnsOff);
        parts.add("imbalance=" + number(imbalance / PERCENT));
        if (!different.isEmpty()) {
            parts.add((exchange ? "exchange=" : "differ=") + names("+"));
        }
        return Optional.of(String.join(",", parts));
    }

    private static String percent(double chance) {
        return number(PERCENT * chance);
    }

    private static String number(double number) {
        return new BigDecimal(number)
                .setScale(DIGITS, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
    }

    private String names(String between) {
        return different.stream().map(PieceLetter::text).collect(Collectors.joining(between));
    }

    /// For plans: equal distributions have equal texts.
    String text() {
        String other = first.equals(second) ? "" : " against " + text(second);
        return text(first)
                + other
                + String.format(Locale.ROOT, " pawns off %d-%d imbalance %.1f", leastPawnsOff, mostPawnsOff, imbalance)
                + (different.isEmpty() ? "" : (exchange ? " exchange " : " differ ") + names(""));
    }

    private static String text(ArmyDistribution army) {
        StringBuilder text =
                new StringBuilder(army.squares() == ArmyDistribution.ALL ? "all" : Integer.toString(army.squares()));
        append(text, army.pieces());
        if (!army.pawns().isEmpty()) {
            append(text.append(" pawns"), army.pawns());
        }
        return text.toString();
    }

    private static void append(StringBuilder text, Map<Character, Double> chances) {
        chances.forEach((letter, chance) ->
                text.append(' ').append(PieceLetter.text(letter)).append('/').append(Math.round(1e4 * chance)));
    }
}
