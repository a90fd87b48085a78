package org.pieceworth.rules.betza;

import java.util.List;

/// The way XBoard reads directions before an atom; sets of directions are points of the [Compass], those of an oblique
/// atom clockwise from the steep step forward right.
enum XboardFamily {
    /// W, D, H, R and O: letters do not pair; h ends them.
    ORTHOGONAL,
    /// F, A, G and B: a letter is two points, a pair one; s, v and h are none.
    DIAGONAL,
    /// N, C, Z, L and J: two steps a letter, halves with h after a letter, hr and hl in front.
    OBLIQUE,
    /// K and Q: the compass.
    COMPASS;

    private static final int EVEN = 0x55;
    private static final int ODD = 0xAA;

    static XboardFamily of(Atom atom) {
        if (atom.leapers().size() > 1) {
            return COMPASS;
        }
        if (atom instanceof Atom.Castle || atom.leapers().getFirst().orthogonal()) {
            return ORTHOGONAL;
        }
        return atom.leapers().getFirst().diagonal() ? DIAGONAL : OBLIQUE;
    }

    /// Splits off the direction letters at the beginning; the rest contains none.
    List<String> split(String letters) {
        return switch (this) {
            case ORTHOGONAL ->
                letters.substring(0, run(letters, "fbvlrs"))
                        .chars()
                        .mapToObj(letter -> String.valueOf((char) letter))
                        .toList();
            case DIAGONAL -> pairs(letters);
            case OBLIQUE -> oblique(letters);
            case COMPASS -> Compass.split(letters.substring(0, run(letters, "fbvlrsh")));
        };
    }

    private static int run(String letters, String known) {
        int length = 0;
        while (length < letters.length() && known.indexOf(letters.charAt(length)) >= 0) {
            length++;
        }
        return length;
    }

    private static List<String> pairs(String letters) {
        String directions = letters.substring(0, run(letters, "fbvlrsh"));
        return Directions.split(directions, XboardFamily::across);
    }

    private static List<String> oblique(String letters) {
        if (letters.startsWith("h")) {
            return List.of(letters.substring(0, Math.min(2, letters.length())));
        }
        String directions = letters.substring(0, run(letters, "fbvlrsh"));
        return Directions.split(
                directions,
                (first, second) ->
                        second == 'h' || second == first || "fblr".indexOf(first) >= 0 && across(first, second));
    }

    private static boolean across(char first, char second) {
        String other = "fbv".indexOf(first) >= 0 ? "lrs" : "lrs".indexOf(first) >= 0 ? "fbv" : "";
        return other.indexOf(second) >= 0;
    }

    /// The points that directions before the first leg name; every point of the atom if none remain.
    int points(List<String> directions) {
        int all = this == ORTHOGONAL ? EVEN : this == DIAGONAL ? ODD : Compass.ALL;
        int points = 0;
        for (String direction : directions) {
            points |= points(direction);
        }
        return (points & all) == 0 ? all : points & all;
    }

    private int points(String direction) {
        char first = direction.charAt(0);
        char second = direction.charAt(direction.length() - 1);
        return switch (this) {
            case ORTHOGONAL -> narrow(first);
            case DIAGONAL -> wide(first) & wide(second);
            case OBLIQUE -> oblique(direction, first, second);
            case COMPASS -> Compass.points(List.of(direction));
        };
    }

    private static int oblique(String direction, char first, char second) {
        if (first == 'h') {
            return direction.equals("hr") ? EVEN : ODD;
        }
        if (direction.length() == 1) {
            return narrow(first);
        }
        return second == 'h' ? wide(first) : wide(first) & narrow(second);
    }

    private static int wide(char letter) {
        return switch (letter) {
            case 'f' -> 0xC3;
            case 'r' -> 0x0F;
            case 'b' -> 0x3C;
            case 'l' -> 0xF0;
            default -> 0;
        };
    }

    private static int narrow(char letter) {
        return switch (letter) {
            case 'f' -> 0x81;
            case 'r' -> 0x06;
            case 'b' -> 0x18;
            case 'l' -> 0x60;
            case 'v' -> 0x99;
            case 's' -> 0x66;
            case 'h' -> Compass.ALL;
            default -> 0;
        };
    }
}
