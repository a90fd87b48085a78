package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.Step;

/// Turns a syntax tree into moves on hexagons: straight leaps and rides, in the sheared coordinates of
/// [org.pieceworth.rules.board.HexagonalBoard].
///
/// W steps across an edge and F beyond a corner, as orthogonal and diagonal steps do on squares. An atom of
/// `small` and `large` squares takes `large - small` steps of W and `small` of the nearest F: D is two edges
/// ahead, A two corners, N one of each, twelve leaps that change the colour.
final class HexResolver {

    /// Steps in the order of the clock, from straight ahead.
    private static final List<Step> EDGES = turned(new Step(0, 1));

    /// Steps in the order of the clock, the first half an hour past straight ahead.
    private static final List<Step> CORNERS = turned(new Step(1, 2));

    private static final int SIXTHS = 6;

    private HexResolver() {}

    /// @throws BetzaSyntaxException for parts that have no meaning on hexagons
    static Movement resolve(String text, List<Component> components) {
        List<Ray> rays = new ArrayList<>();
        for (Component component : components) {
            check(text, component);
            for (Atom.Leaper leaper : component.atom().leapers()) {
                List<Step> steps = HexDirections.keep(component.directions(), steps(leaper));
                steps.forEach(step -> add(rays, component, leaper, step));
            }
        }
        return new Movement(rays);
    }

    private static void check(String text, Component component) {
        boolean straight = component.atom() instanceof Atom.Leaper || component.atom() instanceof Atom.Compound;
        boolean lameLeap = component.has(Modifier.LAME) || component.has(Modifier.JUMP) && component.range() == 1;
        boolean oblique = component.atom().leapers().stream().anyMatch(leaper -> leaper.small() > 0);
        if (!straight
                || component.severalLegs()
                || component.has(Modifier.CROOKED)
                || component.has(Modifier.CIRCULAR)
                || component.has(Modifier.AROUND)
                || component.has(Modifier.FRIEND)
                || lameLeap && oblique) {
            throw new BetzaSyntaxException(
                    text,
                    component.begin() + 1,
                    "a move not defined on hexagons",
                    "expected straight leaps and rides such as W, fsF, N or R, without legs, castling, z, q, o and d,"
                            + " and n or j only before W, D and H");
        }
    }

    private static void add(List<Ray> rays, Component component, Atom.Leaper leaper, Step step) {
        Modality modality = Modalities.of(component.modifiers());
        if (modality.quiet() || modality.capture() || modality.enPassant()) {
            rays.add(new Ray(
                    BetzaResolver.kind(component, leaper),
                    step.dx(),
                    step.dy(),
                    component.range(),
                    modality,
                    component.has(Modifier.INITIAL),
                    false));
        }
    }

    /// All steps of an atom.
    static List<Step> steps(Atom.Leaper leaper) {
        int edges = leaper.large() - leaper.small();
        return Stream.iterate(0, i -> i < SIXTHS, i -> i + 1)
                .flatMap(i -> Stream.of(
                        sum(edges, EDGES.get(i), leaper.small(), CORNERS.get(i)),
                        sum(edges, EDGES.get(i), leaper.small(), CORNERS.get((i + SIXTHS - 1) % SIXTHS))))
                .distinct()
                .toList();
    }

    private static Step sum(int edges, Step edge, int corners, Step corner) {
        return new Step(edges * edge.dx() + corners * corner.dx(), edges * edge.dy() + corners * corner.dy());
    }

    /// A step and its turns clockwise by sixths: (x, y) becomes (y, y - x).
    private static List<Step> turned(Step step) {
        return Stream.iterate(step, last -> new Step(last.dy(), last.dy() - last.dx()))
                .limit(SIXTHS)
                .toList();
    }

    /// The steps that a direction keeps on hexagons with an edge ahead.
    ///
    /// One letter keeps the steps nearest to it: `f` one edge ahead (W), the two corners next to it (F), or the
    /// two steepest leaps (N); v and s are two letters each. A pair keeps the quarter between two letters, `fs`
    /// both of them. A letter with h keeps that half. A doubled letter is the letter.
    private static final class HexDirections {

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
            double best = steps.stream()
                    .mapToDouble(each -> along(letter, each))
                    .max()
                    .orElse(0);
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
}
