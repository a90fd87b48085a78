package org.pieceworth.empirical.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.text.InputException;

/// Variables held equal besides material: the rating difference, and the levels of one factor.
///
/// @param text the setting's text
/// @param rating true for a term for the rating difference
/// @param factor a factor whose levels have effects, if any
public record Control(String text, boolean rating, Optional<Factor> factor) {

    /// The tags of ratings.
    public static final List<String> RATINGS = List.of("WhiteElo", "BlackElo");

    /// A factor.
    ///
    /// @param name its name in reports
    /// @param tags one tag whose values are the levels, or two for pairs of players with either colour
    public record Factor(String name, List<String> tags) {

        /// Copies the tags.
        public Factor {
            tags = List.copyOf(tags);
        }

        /// True if levels are pairs of players; their effect changes sign with the colours.
        public boolean isPair() {
            return tags.size() == 2;
        }
    }

    /// Reads `rating`, `opening`, `pair`, a tag, or `rating` and one of the others with a comma between.
    ///
    /// @throws InputException when it is none of them
    public static Control parse(String text) {
        List<Factor> factors = new ArrayList<>();
        boolean rating = false;
        for (String part : text.split(",", -1)) {
            String word = part.strip();
            switch (word.toLowerCase(Locale.ROOT)) {
                case "rating", "elo" -> rating = true;
                case "opening" -> factors.add(new Factor("opening", List.of("ECO")));
                case "pair" -> factors.add(new Factor("pair", List.of("White", "Black")));
                default -> {
                    if (!word.matches("[A-Za-z]\\w*")) {
                        throw expected(text);
                    }
                    if (word.equalsIgnoreCase("Result")) {
                        throw InputException.about(
                                "control",
                                "found 'Result', which the values explain; expected a tag that is known before the game");
                    }
                    factors.add(new Factor(word, List.of(word)));
                }
            }
        }
        if (factors.size() > 1) {
            throw expected(text);
        }
        return new Control(text.strip(), rating, factors.stream().findFirst());
    }

    private static InputException expected(String text) {
        return InputException.about(
                "control",
                "found '" + Excerpt.of(text)
                        + "', expected rating, opening, pair, a tag such as Event, or rating and one of the others with a"
                        + " comma between");
    }

    /// Tags that it reads.
    public List<String> tags() {
        return Stream.concat(
                        rating ? RATINGS.stream() : Stream.empty(),
                        factor.stream().flatMap(each -> each.tags().stream()))
                .toList();
    }
}
