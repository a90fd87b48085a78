package org.pieceworth.empirical.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.text.InputException;

/// Variables held equal in addition to material: the rating difference, and the levels of one factor.
///
/// @param text the setting's text
/// @param rating true for a term for the rating difference
/// @param noise standard deviation of the error of a player's rating, in points; 0 for exact ratings
/// @param factor a factor whose levels have effects, if any
public record Control(String text, boolean rating, int noise, Optional<Factor> factor) {

    private static final Pattern NOISY = Pattern.compile("(?i)(rating|elo):\\d{1,6}");
    private static final int MOST_NOISE = 500;

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

    /// Reads `rating`, `rating:42` (known with an error of 42 points), `opening`, `pair`, a tag, or `rating`
    /// and one of the others with a comma between them.
    ///
    /// @throws InputException when it is invalid
    public static Control parse(String text) {
        List<Factor> factors = new ArrayList<>();
        boolean rating = false;
        int noise = 0;
        for (String part : text.split(",", -1)) {
            String word = part.strip();
            switch (word.toLowerCase(Locale.ROOT)) {
                case "rating", "elo" -> rating = true;
                case "opening" -> factors.add(new Factor("opening", List.of("ECO")));
                case "pair" -> factors.add(new Factor("pair", List.of("White", "Black")));
                default -> {
                    if (NOISY.matcher(word).matches()) {
                        rating = true;
                        noise = noise(word, text);
                        break;
                    }
                    if (!word.matches("[A-Za-z]\\w*")) {
                        throw expected(text);
                    }
                    if (word.equalsIgnoreCase("Result")) {
                        throw InputException.about(
                                "control",
                                "found 'Result', which the values explain; expected a tag known before the game");
                    }
                    factors.add(new Factor(word, List.of(word)));
                }
            }
        }
        if (factors.size() > 1) {
            throw expected(text);
        }
        if (noise > 0 && !factors.isEmpty()) {
            throw InputException.about(
                    "control",
                    "found '" + Excerpt.of(text) + "', expected rating:" + noise
                            + " only, since noise is corrected where" + " nothing else is held equal");
        }
        return new Control(text.strip(), rating, noise, factors.stream().findFirst());
    }

    private static int noise(String word, String text) {
        int noise = Integer.parseInt(word.substring(word.indexOf(':') + 1));
        if (noise < 1 || noise > MOST_NOISE) {
            throw InputException.about(
                    "control",
                    "found '" + Excerpt.of(text) + "', expected an error of a rating of 1 to " + MOST_NOISE
                            + " points, as in rating:42");
        }
        return noise;
    }

    private static InputException expected(String text) {
        return InputException.about(
                "control",
                "found '" + Excerpt.of(text)
                        + "', expected rating, opening, pair, a tag such as Event, or rating and one of the others with a"
                        + " comma between; or rating:42 for ratings that err by 42 points");
    }

    /// Tags that it reads.
    public List<String> tags() {
        return Stream.concat(
                        rating ? RATINGS.stream() : Stream.empty(),
                        factor.stream().flatMap(each -> each.tags().stream()))
                .toList();
    }
}
