package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.List;

/// The steps of a leaper that a direction keeps.
///
/// Orthogonal atoms take letters one by one (`fr` is forward and right). On diagonal atoms a pair is one quadrant
/// (`fl`) and a single letter two. On oblique atoms a single letter is the two steepest steps in that direction; in a
/// pair the second letter names the longer leg (`fl` = flat forward left, `lf` = steep forward left); `fh` is the whole
/// forward half, and `hr`, `hl` are the steps of one rotation sense.
final class Directions {

    private static final String VERTICAL = "fbvh";
    private static final String HORIZONTAL = "lrsh";

    private Directions() {}

    /// True if two letters in a row are one direction.
    interface Pairs {
        boolean test(char first, char second);
    }

    /// Letters as directions of one letter or of two.
    ///
    /// @param pairs whether two letters in a row are one direction
    static List<String> split(String letters, Pairs pairs) {
        List<String> directions = new ArrayList<>();
        int at = 0;
        while (at < letters.length()) {
            boolean pair = at + 1 < letters.length() && pairs.test(letters.charAt(at), letters.charAt(at + 1));
            directions.add(letters.substring(at, at + (pair ? 2 : 1)));
            at += pair ? 2 : 1;
        }
        return directions;
    }

    static boolean isDirection(char letter) {
        return VERTICAL.indexOf(letter) >= 0 || HORIZONTAL.indexOf(letter) >= 0;
    }

    /// True if two neighbouring letters are read together as one direction, as `fl` is.
    static boolean pair(char first, char second) {
        return (first == second && first != 'h')
                || (VERTICAL.indexOf(first) >= 0 && HORIZONTAL.indexOf(second) >= 0)
                || (HORIZONTAL.indexOf(first) >= 0 && VERTICAL.indexOf(second) >= 0);
    }

    /// True if the step (`dx`, `dy`) lies in one of the directions; an empty list of directions allows every step.
    static boolean keep(List<String> directions, int dx, int dy) {
        return directions.isEmpty() || directions.stream().anyMatch(direction -> keep(direction, dx, dy));
    }

    private static boolean keep(String direction, int dx, int dy) {
        char first = direction.charAt(0);
        char second = direction.charAt(direction.length() - 1);
        if (first == 'h' || second == 'h') {
            return half(first == 'h' ? second : first, first == 'h', dx, dy);
        }
        if (dx == 0 || dy == 0) {
            return points(first, dx, dy) || points(second, dx, dy);
        }
        boolean inside = points(first, dx, dy) && points(second, dx, dy);
        return Math.abs(dx) == Math.abs(dy) ? inside : inside && longerLegIs(second, dx, dy);
    }

    /// `fh` and similar pairs select a half of the board; `hr` and `hl` select the steps that
    /// turn right or left of an axis.
    private static boolean half(char letter, boolean leads, int dx, int dy) {
        boolean oblique = dx != 0 && dy != 0 && Math.abs(dx) != Math.abs(dy);
        if (leads && oblique && (letter == 'r' || letter == 'l')) {
            boolean right = (Math.abs(dy) > Math.abs(dx)) == (Integer.signum(dx) == Integer.signum(dy));
            return right == (letter == 'r');
        }
        return points(letter, dx, dy);
    }

    private static boolean points(char letter, int dx, int dy) {
        return switch (letter) {
            case 'f' -> dy > 0;
            case 'b' -> dy < 0;
            case 'l' -> dx < 0;
            case 'r' -> dx > 0;
            case 'v' -> dy != 0;
            case 's' -> dx != 0;
            default -> throw new IllegalArgumentException("no direction: " + letter);
        };
    }

    private static boolean longerLegIs(char letter, int dx, int dy) {
        return (VERTICAL.indexOf(letter) >= 0) == (Math.abs(dy) > Math.abs(dx));
    }
}
