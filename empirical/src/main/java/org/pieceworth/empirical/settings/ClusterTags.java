package org.pieceworth.empirical.settings;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.text.Mixing;

/// Tags that define clusters of games: by players, events or openings. Stores only a hash of each value,
/// since only equality matters.
///
/// @param names tags, in any case
public record ClusterTags(List<String> names) {

    /// The tags used by automatic clustering.
    public static final ClusterTags USUAL = new ClusterTags(List.of("White", "Black", "Event"));

    /// The key of a missing value.
    public static final long UNKNOWN = 0;

    /// Copies the names.
    public ClusterTags {
        names = List.copyOf(names);
    }

    /// The usual tags and those of a clustering; none if games are the clusters.
    public static ClusterTags of(Clustering by) {
        if (by.kind() == Clustering.Kind.GAME) {
            return new ClusterTags(List.of());
        }
        return USUAL.and(by.tags());
    }

    /// Adds tags.
    public ClusterTags and(List<String> more) {
        return new ClusterTags(Stream.concat(
                        names.stream(),
                        more.stream().filter(name -> names.stream().noneMatch(name::equalsIgnoreCase)))
                .toList());
    }

    /// The key of a value: the number of a rating, see [#rating], else a hash.
    public long key(int tag, String value) {
        return isRating(names.get(tag)) ? ratingKey(value) : hash(value);
    }

    private static boolean isRating(String tag) {
        return Control.RATINGS.stream().anyMatch(tag::equalsIgnoreCase);
    }

    private static long ratingKey(String value) {
        String digits = value.strip();
        int rating = digits.matches("\\d{1,5}") ? Integer.parseInt(digits) : 0;
        return rating > 0 ? rating * 2L + 1 : UNKNOWN;
    }

    /// The rating that a key stands for.
    public static int rating(long key) {
        return (int) (key / 2);
    }

    /// Number of tags.
    public int size() {
        return names.size();
    }

    /// Returns a reader for the tags of games during parsing.
    public Reader reader() {
        return new Reader(this);
    }

    /// Looks up tags by name; made once per reader, so that the set-up is not repeated for each game.
    public static final class Reader {
        private final byte[][] lowerNames;
        private final boolean[] ratings;

        /// Lengths of requested names, as a bit set, which excludes most tags at once.
        private final long lengths;

        private Reader(ClusterTags tags) {
            lowerNames = new byte[tags.size()][];
            ratings = new boolean[tags.size()];
            long of = 0;
            for (int tag = 0; tag < ratings.length; tag++) {
                String name = tags.names.get(tag);
                lowerNames[tag] = name.toLowerCase(Locale.ROOT).getBytes(StandardCharsets.UTF_8);
                ratings[tag] = isRating(name);
                of |= 1L << name.length();
            }
            lengths = of;
        }

        /// Stores the key of a tag's value if the tag is requested.
        ///
        /// @param keys indexed by tag
        public void read(ByteSlice name, ByteSlice value, long[] keys) {
            if ((lengths >>> name.length() & 1) == 0) {
                return;
            }
            for (int tag = 0; tag < lowerNames.length; tag++) {
                if (name.isName(lowerNames[tag])) {
                    keys[tag] = ratings[tag] ? ratingKey(value.toString()) : hash(value);
                }
            }
        }
    }

    /// The index of a tag, or -1.
    public int indexOf(String tag) {
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).equalsIgnoreCase(tag)) {
                return i;
            }
        }
        return -1;
    }

    /// The hash of a value; [#UNKNOWN] for an empty one, `?` and `-`.
    public static long hash(ByteSlice value) {
        boolean unknown = value.length() == 0 || value.length() == 1 && (value.at(0) == '?' || value.at(0) == '-');
        return unknown ? UNKNOWN : Mixing.mix(value.hash()) | 1;
    }

    /// The hash of a value; [#UNKNOWN] for an empty one, `?` and `-`.
    public static long hash(String value) {
        boolean unknown = value.isEmpty() || value.equals("?") || value.equals("-");
        return unknown ? UNKNOWN : Mixing.mix(ByteSlice.hash(value.getBytes(StandardCharsets.UTF_8))) | 1;
    }

    /// The hashes of a game's tags.
    public long[] hashes(Map<String, String> tags) {
        long[] hashes = new long[names.size()];
        tags.forEach((tag, value) -> {
            int index = indexOf(tag);
            if (index >= 0) {
                hashes[index] = key(index, value);
            }
        });
        return hashes;
    }
}
