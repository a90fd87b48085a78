package org.pieceworth.studies.moves;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.pieceworth.rules.movement.Step;

/// Directions of steps in words, as the side that moves up the board sees them.
final class DirectionWords {

    private static final int STRAIGHT = 4;
    private static final int OBLIQUE = 8;
    private static final List<String> NUMBERS =
            List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    private DirectionWords() {}

    static String number(int number) {
        return number < NUMBERS.size() ? NUMBERS.get(number) : Integer.toString(number);
    }

    /// `two squares`.
    static String counted(int number, String thing) {
        return number(number) + " " + thing + (number == 1 ? "" : "s");
    }

    /// `a, b or c`; a comma is before the last one if others have an `or` of their own.
    static String either(List<String> words) {
        boolean nested = words.stream().anyMatch(word -> word.contains(" or ") || word.contains(" and "));
        return words.size() < 2
                ? String.join("", words)
                : String.join(", ", words.subList(0, words.size() - 1)) + (nested ? ", or " : " or ") + words.getLast();
    }

    static boolean isOblique(Step step) {
        return step.dx() != 0 && step.dy() != 0 && Math.abs(step.dx()) != Math.abs(step.dy());
    }

    /// The chess piece with all these lines: `rook`, `bishop`, `queen`; empty for some of the lines.
    static String linePiece(Set<Step> steps) {
        long straight = steps.stream().filter(DirectionWords::isOrthogonal).count();
        long diagonal = steps.size() - straight;
        return straight % STRAIGHT != 0 || diagonal % STRAIGHT != 0
                ? ""
                : diagonal == 0 ? "rook" : straight == 0 ? "bishop" : "queen";
    }

    private static boolean isOrthogonal(Step step) {
        return step.dx() == 0 || step.dy() == 0;
    }

    /// Directions of equally long steps along ranks, files and diagonals.
    static String lines(Set<Step> steps) {
        String all = switch (linePiece(steps)) {
            case "rook" -> "orthogonally";
            case "bishop" -> "diagonally";
            case "queen" -> "in any direction";
            default -> "";
        };
        if (!all.isEmpty()) {
            return all;
        }
        Set<Step> straight = steps.stream()
                .filter(DirectionWords::isOrthogonal)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        Set<Step> diagonal = new LinkedHashSet<>(steps);
        diagonal.removeAll(straight);
        List<String> words = new ArrayList<>();
        if (straight.size() == STRAIGHT) {
            words.add("orthogonally");
        } else {
            take(straight, 1, step -> step.dy() > 0, "forward", words);
            take(straight, 1, step -> step.dy() < 0, "backward", words);
            take(straight, 2, _ -> true, "sideways", words);
            take(straight, 1, step -> step.dx() < 0, "to the left", words);
            take(straight, 1, step -> step.dx() > 0, "to the right", words);
        }
        take(diagonal, STRAIGHT, _ -> true, "diagonally", words);
        for (boolean forward : new boolean[] {true, false}) {
            String way = "diagonally " + (forward ? "forward" : "backward");
            take(diagonal, 2, step -> step.dy() > 0 == forward, way, words);
            take(diagonal, 1, step -> step.dy() > 0 == forward && step.dx() < 0, way + " to the left", words);
            take(diagonal, 1, step -> step.dy() > 0 == forward && step.dx() > 0, way + " to the right", words);
        }
        return either(words);
    }

    /// Takes the steps of a kind out of a set and adds their word, if there are that many.
    private static void take(Set<Step> from, int wanted, Predicate<Step> kind, String word, List<String> words) {
        List<Step> some = from.stream().filter(kind).toList();
        if (some.size() == wanted) {
            some.forEach(from::remove);
            words.add(word);
        }
    }

    /// Directions of equally long oblique steps; empty for all of them.
    static String oblique(Set<Step> steps) {
        if (steps.size() == OBLIQUE) {
            return "";
        }
        Set<Step> half = new LinkedHashSet<>(steps);
        List<String> words = new ArrayList<>();
        take(half, STRAIGHT, step -> step.dy() > 0, "forward", words);
        take(half, STRAIGHT, step -> step.dy() < 0, "backward", words);
        take(half, STRAIGHT, step -> step.dx() < 0, "to the left", words);
        take(half, STRAIGHT, step -> step.dx() > 0, "to the right", words);
        if (half.isEmpty()) {
            return either(words);
        }
        if (steps.stream().allMatch(step -> steps.contains(new Step(-step.dx(), step.dy())))) {
            return either(steps.stream()
                    .map(Step::dy)
                    .distinct()
                    .sorted(Comparator.reverseOrder())
                    .map(dy -> counted(Math.abs(dy), "rank") + (dy > 0 ? " forward" : " backward"))
                    .toList());
        }
        return "in " + number(steps.size()) + " of its eight directions";
    }
}
