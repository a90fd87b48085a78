package org.pieceworth.empirical.settings;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.rules.chess.Mixing;

/// Tags by which games hang together beyond their own positions: by players, events, openings. Of each game a hash of
/// each is kept, since only equality matters.
///
/// @param names the tags, in any case
public record ClusterTags(List<String> names) {

    /// Who plays where: what the program looks at by itself.
    public static final ClusterTags USUAL = new ClusterTags(List.of("White", "Black", "Event"));

    /// A game that does not say.
    public static final long UNKNOWN = 0;

    private static final long PRIME = 0x100000001B3L;

    /// Copies the names.
    public ClusterTags {
        names = List.copyOf(names);
    }

    /// The usual ones and those that a clustering needs; none where games are clusters.
    public static ClusterTags of(Clustering by) {
        if (by instanceof Clustering.Game) {
            return new ClusterTags(List.of());
        }
        List<String> more = by.tags();
        return new ClusterTags(Stream.concat(
                        USUAL.names.stream(),
                        more.stream().filter(name -> USUAL.names.stream().noneMatch(name::equalsIgnoreCase)))
                .toList());
    }

    /// These and more.
    public ClusterTags and(List<String> more) {
        return new ClusterTags(Stream.concat(
                        names.stream(),
                        more.stream().filter(name -> names.stream().noneMatch(name::equalsIgnoreCase)))
                .toList());
    }

    /// What is kept of a value: a rating's number, see [#rating], else a hash.
    public long key(int tag, String value) {
        return isRating(names.get(tag)) ? ratingKey(value) : hash(value);
    }

    /// The same of bytes.
    public long key(int tag, ByteSlice value) {
        return isRating(names.get(tag)) ? ratingKey(value.toString()) : hash(value);
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

    /// How many there are.
    public int size() {
        return names.size();
    }

    /// The number of a tag, or -1 when it is none of them.
    public int indexOf(ByteSlice name) {
        for (int i = 0; i < names.size(); i++) {
            if (same(names.get(i), name)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean same(String tag, ByteSlice name) {
        if (tag.length() != name.length()) {
            return false;
        }
        for (int i = 0; i < tag.length(); i++) {
            if (Character.toLowerCase(tag.charAt(i)) != Character.toLowerCase((char) name.at(i))) {
                return false;
            }
        }
        return true;
    }

    /// The number of a tag by its name, or -1 when it is none of them.
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
        long hash = value.length();
        for (int i = 0; i < value.length(); i++) {
            hash = (hash ^ value.at(i)) * PRIME;
        }
        boolean unknown = value.length() == 0 || value.length() == 1 && (value.at(0) == '?' || value.at(0) == '-');
        return unknown ? UNKNOWN : Mixing.mix(hash) | 1;
    }

    /// The hash of a value; [#UNKNOWN] for an empty one, `?` and `-`.
    public static long hash(String value) {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        long hash = bytes.length;
        for (byte each : bytes) {
            hash = (hash ^ each) * PRIME;
        }
        return value.isEmpty() || value.equals("?") || value.equals("-") ? UNKNOWN : Mixing.mix(hash) | 1;
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
