package org.pieceworth.empirical.settings;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.text.PlainNumber;

/// A condition on a game's tags: `WhiteElo >= 2500 and TimeControl = '180+2'`. A comparison with a missing tag is
/// false, except for `!=`.
public sealed interface TagCondition {

    /// Evaluates the condition for a game's tags.
    boolean holds(Map<String, String> tags);

    /// Adds the tags that it reads.
    void addTags(Set<String> tags);

    /// Tags that it reads.
    default Set<String> tags() {
        Set<String> tags = new TreeSet<>();
        addTags(tags);
        return tags;
    }

    /// True of every game.
    record All() implements TagCondition {
        @Override
        public boolean holds(Map<String, String> tags) {
            return true;
        }

        @Override
        public void addTags(Set<String> tags) {
            // The condition reads no tag.
        }
    }

    /// Conjunction.
    record And(TagCondition left, TagCondition right) implements TagCondition {
        @Override
        public boolean holds(Map<String, String> tags) {
            return left.holds(tags) && right.holds(tags);
        }

        @Override
        public void addTags(Set<String> tags) {
            left.addTags(tags);
            right.addTags(tags);
        }
    }

    /// Disjunction.
    record Or(TagCondition left, TagCondition right) implements TagCondition {
        @Override
        public boolean holds(Map<String, String> tags) {
            return left.holds(tags) || right.holds(tags);
        }

        @Override
        public void addTags(Set<String> tags) {
            left.addTags(tags);
            right.addTags(tags);
        }
    }

    /// Negation.
    record Not(TagCondition of) implements TagCondition {
        @Override
        public boolean holds(Map<String, String> tags) {
            return !of.holds(tags);
        }

        @Override
        public void addTags(Set<String> tags) {
            of.addTags(tags);
        }
    }

    /// Comparison operators.
    enum Comparison {
        /// `=`
        EQUAL,
        /// `!=`, true for a missing tag as well.
        UNEQUAL,
        /// `<`
        LESS,
        /// `<=`
        AT_MOST,
        /// `>`
        GREATER,
        /// `>=`
        AT_LEAST,
        /// Contains the text, in any case.
        CONTAINS
    }

    /// Compares a tag with a number; a value that is no number satisfies `!=` only.
    record AgainstNumber(String tag, Comparison comparison, double value) implements TagCondition {

        @Override
        public boolean holds(Map<String, String> tags) {
            OptionalDouble found = PlainNumber.read(tags.getOrDefault(tag, "").strip());
            // A sum with 0 turns -0 into 0, which Double.compare tells apart.
            return found.isEmpty()
                    ? comparison == Comparison.UNEQUAL
                    : fits(comparison, Double.compare(found.getAsDouble() + 0.0, value + 0.0));
        }

        @Override
        public void addTags(Set<String> tags) {
            tags.add(tag);
        }
    }

    /// Compares a tag with a date; comparisons are true only if certain: `2020.??.??` is at least 2020 and
    /// not at least 2020.05.
    ///
    /// @param date date in the syntax of [GameDate]
    record AgainstDate(String tag, Comparison comparison, String date) implements TagCondition {
        @Override
        public boolean holds(Map<String, String> tags) {
            Optional<GameDate> found = GameDate.read(tags.getOrDefault(tag, ""));
            return found.flatMap(played -> GameDate.read(date).map(asked -> fits(played, asked)))
                    .orElse(comparison == Comparison.UNEQUAL);
        }

        /// True if the comparison is true for all possible days of both dates; `=` means that the first date
        /// lies within the second, and `!=` is its negation.
        private boolean fits(GameDate played, GameDate other) {
            return switch (comparison) {
                case EQUAL, CONTAINS -> played.first() >= other.first() && played.last() <= other.last();
                case UNEQUAL -> played.first() < other.first() || played.last() > other.last();
                case LESS -> played.last() < other.first();
                case AT_MOST -> played.last() <= other.last();
                case GREATER -> played.first() > other.last();
                case AT_LEAST -> played.first() >= other.first();
            };
        }

        @Override
        public void addTags(Set<String> tags) {
            tags.add(tag);
        }
    }

    /// Compares the month of a date; false if unknown, except for `!=`.
    ///
    /// @param month month from 1 to 12
    record AgainstMonth(String tag, Comparison comparison, int month) implements TagCondition {

        private static final Pattern MONTH = Pattern.compile("\\s*\\d{4}[.\\-/](\\d{1,2})\\b.*");

        @Override
        public boolean holds(Map<String, String> tags) {
            Matcher date = MONTH.matcher(tags.getOrDefault(tag, ""));
            return date.matches()
                    ? fits(comparison, Integer.compare(Integer.parseInt(date.group(1)), month))
                    : comparison == Comparison.UNEQUAL;
        }

        @Override
        public void addTags(Set<String> tags) {
            tags.add(tag);
        }
    }

    /// Compares a tag with a text.
    record AgainstText(String tag, Comparison comparison, String value) implements TagCondition {
        @Override
        public boolean holds(Map<String, String> tags) {
            if (!tags.containsKey(tag)) {
                return comparison == Comparison.UNEQUAL;
            }
            String found = tags.getOrDefault(tag, "");
            return comparison == Comparison.CONTAINS
                    ? found.toLowerCase(Locale.ROOT).contains(value.toLowerCase(Locale.ROOT))
                    : fits(comparison, found.compareTo(value));
        }

        @Override
        public void addTags(Set<String> tags) {
            tags.add(tag);
        }
    }

    private static boolean fits(Comparison comparison, int order) {
        return switch (comparison) {
            case EQUAL, CONTAINS -> order == 0;
            case UNEQUAL -> order != 0;
            case LESS -> order < 0;
            case AT_MOST -> order <= 0;
            case GREATER -> order > 0;
            case AT_LEAST -> order >= 0;
        };
    }
}
