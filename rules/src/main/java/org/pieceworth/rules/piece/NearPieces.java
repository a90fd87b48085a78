package org.pieceworth.rules.piece;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.text.EditDistance;
import org.pieceworth.text.PlainName;

/// Finds the pieces whose names are nearest to a mistyped one: letters may be wrong, and words in another order.
final class NearPieces {

    private static final int MOST = 4;
    private static final int LONGEST = 100;
    private static final int SHORTEST = 3;
    private static final int MAX_WRONG = 4;

    private final List<NamedPiece> pieces;

    /// A name and its distance from the typed one.
    ///
    /// @param name a name of the piece
    record Near(NamedPiece piece, String name, int distance) {}

    NearPieces(List<NamedPiece> pieces) {
        this.pieces = pieces;
    }

    /// The nearest names, one for each piece; several if they are equally near.
    List<Near> of(String typed) {
        String asked = typed.substring(0, Math.min(typed.length(), LONGEST));
        List<Near> all = pieces.stream()
                .map(piece -> nearest(asked, piece))
                .sorted(Comparator.comparingInt(Near::distance))
                .toList();
        if (all.isEmpty()) {
            return all;
        }
        int best = all.getFirst().distance();
        return all.stream()
                .filter(near -> near.distance() == best)
                .limit(best <= allowed(asked) ? MOST : 1)
                .toList();
    }

    /// Pieces that differ in so few letters that they may well be meant.
    List<Near> within(String typed) {
        int allowed = allowed(typed);
        return of(typed).stream().filter(near -> near.distance() <= allowed).toList();
    }

    /// A third of the letters, of names of at least three.
    private static int allowed(String typed) {
        int length = PlainName.of(typed).length();
        return length < SHORTEST ? 0 : Math.min(length / SHORTEST, MAX_WRONG);
    }

    private static Near nearest(String typed, NamedPiece piece) {
        return piece.names()
                .map(name -> new Near(piece, name, distance(typed, name)))
                .min(Comparator.comparingInt(Near::distance))
                .orElseThrow();
    }

    private static int distance(String typed, String name) {
        int direct = EditDistance.between(PlainName.of(typed), PlainName.of(name));
        return typed.indexOf(' ') < 0 || direct == 0
                ? direct
                : Math.min(direct, EditDistance.between(sorted(typed), sorted(name)));
    }

    private static String sorted(String name) {
        return Arrays.stream(name.toLowerCase(Locale.ROOT).split("[ _-]+"))
                .sorted()
                .map(PlainName::of)
                .collect(Collectors.joining());
    }

    /// `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
    static String quoted(Stream<String> names) {
        List<String> all = names.map(name -> "'" + name + "'").toList();
        return all.size() < 2
                ? String.join("", all)
                : String.join(", ", all.subList(0, all.size() - 1)) + " or " + all.getLast();
    }
}
