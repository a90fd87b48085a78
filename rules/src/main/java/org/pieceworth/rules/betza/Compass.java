package org.pieceworth.rules.betza;

import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.rules.movement.Step;

/// The eight points of the compass, for turns of later legs of a move and for XBoard's K and
/// Q: 0 is forward, then clockwise, so that even points are orthogonal and odd ones diagonal.
/// Sets of points are bits of an int.
///
/// A letter is one point (`f`), s and v two; a letter and one across are the diagonals between them (`fl` one, `fs`
/// two); a doubled letter is a direction by itself.
final class Compass {

    static final int POINTS = 8;
    static final int ALL = 0xFF;

    /// Directions of an atom with eight of them when it continues and none are named: all but straight back.
    private static final int ALL_BUT_BACK = 0xEF;

    /// Directions of an atom with four of them when it continues and none are named: forward, left and right.
    private static final int AHEAD_AND_ASIDE = 0x45;

    private Compass() {}

    /// A step that points ahead, or ahead and right, turned to a point. An oblique step is mirrored at odd
    /// points, so that its eight steps come round in order.
    static Step turn(Step step, int point) {
        Step first = point % 2 == 0 ? step : new Step(step.dy(), step.dx());
        return first.turned(point / 2);
    }

    /// All steps of an atom, clockwise from the one that is forward or forward right and steep.
    static List<Step> steps(Atom.Leaper leaper) {
        return IntStream.range(0, POINTS)
                .mapToObj(point -> turn(new Step(leaper.small(), leaper.large()), point))
                .distinct()
                .toList();
    }

    /// The point of a step of that atom.
    static int point(Atom.Leaper leaper, Step step) {
        for (int point = leaper.diagonal() ? 1 : 0; point < POINTS; point += leaper.oblique() ? 1 : 2) {
            if (towards(leaper, point).equals(step)) {
                return point;
            }
        }
        throw new IllegalArgumentException("no step of the atom: " + step);
    }

    /// The step of an atom at a point: its own step if it is oblique, else as far along the file, rank or
    /// diagonal.
    static Step towards(Atom.Leaper leaper, int point) {
        int large = leaper.large();
        if (leaper.oblique()) {
            return turn(new Step(leaper.small(), large), point);
        }
        return straight(large, point);
    }

    /// The step of that length along the file, rank or diagonal of a point.
    static Step straight(int length, int point) {
        return point % 2 == 0 ? new Step(0, length).turned(point / 2) : new Step(length, length).turned(point / 2);
    }

    /// Splits direction letters as the compass pairs them.
    static List<String> split(String letters) {
        return Directions.split(letters, (first, second) -> "fblr".indexOf(first) >= 0 && across(first, second));
    }

    private static boolean across(char first, char second) {
        return "fbv".indexOf(first) >= 0 ? "lrs".indexOf(second) >= 0 : "fbv".indexOf(second) >= 0;
    }

    /// The set of points that directions name; 0 for no directions.
    static int points(List<String> directions) {
        int points = 0;
        for (String direction : directions) {
            points |= direction.length() == 1
                    ? alone(direction.charAt(0))
                    : half(direction.charAt(0)) & half(direction.charAt(1));
        }
        return points;
    }

    /// The points of a leg's continuation after a step towards `heading`.
    ///
    /// @param eightfold whether the atom has eight directions
    static int onwards(List<String> directions, boolean eightfold, int heading) {
        int unasked = eightfold ? ALL_BUT_BACK : AHEAD_AND_ASIDE;
        int points = points(directions);
        int ahead = points == 0 ? unasked : points;
        return (ahead << heading | ahead >> (POINTS - heading)) & ALL;
    }

    private static int alone(char letter) {
        return switch (letter) {
            case 'f' -> 0x01;
            case 'r' -> 0x04;
            case 'b' -> 0x10;
            case 'l' -> 0x40;
            case 'v' -> 0x11;
            case 's' -> 0x44;
            case 'h' -> ALL;
            default -> throw new IllegalArgumentException("no direction: " + letter);
        };
    }

    private static int half(char letter) {
        return switch (letter) {
            case 'f' -> 0x83;
            case 'r' -> 0x0E;
            case 'b' -> 0x38;
            case 'l' -> 0xE0;
            case 'v' -> 0xBB;
            case 's' -> 0xEE;
            default -> throw new IllegalArgumentException("no direction of a pair: " + letter);
        };
    }
}
