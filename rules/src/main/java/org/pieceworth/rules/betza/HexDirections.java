package org.pieceworth.rules.betza;

import java.util.List;
import org.pieceworth.rules.movement.Step;

/// The steps that a direction keeps on hexagons with an edge ahead.
///
/// One letter keeps the steps nearest to it: `f` one edge ahead (W), the two corners beside that (F), or the two
/// steepest leaps (N); v and s are two letters each. A pair keeps the quarter between two letters, `fs` both of them. A
/// letter with h keeps that half. A doubled letter is the letter.
final class HexDirections {

    /// The width of a file in steps, √3/2 of them for half a step in height.
    private static final double WIDTH = Math.sqrt(3);

    private static final double SAME = 1e-9;

    private HexDirections() {}

    static List<Step> keep(List<String> directions, List<Step> steps) {
        return directions.isEmpty()
                ? steps
                : steps.stream()
                        .filter(step -> directions.stream().anyMatch(direction -> keeps(direction, step, steps)))
                        .toList();
    }

    private static boolean keeps(String direction, Step step, List<Step> steps) {
        char first = direction.charAt(0);
        char second = direction.charAt(direction.length() - 1);
        if (first == second) {
            return letters(first).chars().anyMatch(letter -> nearest((char) letter, step, steps));
        }
        if (first == 'h' || second == 'h') {
            return towards(first == 'h' ? second : first, step);
        }
        return towards(first, step) && towards(second, step);
    }

    private static String letters(char letter) {
        return switch (letter) {
            case 'v' -> "fb";
            case 's' -> "lr";
            case 'h' -> "fblr";
            default -> String.valueOf(letter);
        };
    }

    private static boolean towards(char letter, Step step) {
        return letters(letter).chars().anyMatch(each -> along((char) each, step) > SAME);
    }

    private static boolean nearest(char letter, Step step, List<Step> steps) {
        double best =
                steps.stream().mapToDouble(each -> along(letter, each)).max().orElse(0);
        return along(letter, step) > best - SAME;
    }

    /// The cosine of the angle between a letter and a step.
    private static double along(char letter, Step step) {
        double across = WIDTH * step.dx();
        double ahead = 2 * step.dy() - step.dx();
        double length = Math.hypot(across, ahead);
        return switch (letter) {
            case 'f' -> ahead / length;
            case 'b' -> -ahead / length;
            case 'r' -> across / length;
            case 'l' -> -across / length;
            default -> throw new IllegalArgumentException("no direction: " + letter);
        };
    }
}
