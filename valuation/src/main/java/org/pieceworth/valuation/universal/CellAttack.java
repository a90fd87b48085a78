package org.pieceworth.valuation.universal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.CellBoard;
import org.pieceworth.rules.board.Neighbour;
import org.pieceworth.rules.board.SphericalBoard;
import org.pieceworth.rules.board.TriangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;

/// Attack values on triangles and spheres, where whole sets of neighbours replace W, F and N, and rides along edges and
/// corners replace R and B.
public final class CellAttack {

    private static final int ORTHOGONAL = 4;
    private static final int OBLIQUE = 8;
    private static final int VERTICAL = 4;
    private static final int DIAGONAL = 3;

    private CellAttack() {}

    /// A set of neighbours, stepped to or ridden along.
    private record Part(Neighbour neighbour, boolean rides, String name) {}

    /// Per cell the cells attacked from there, each once; empty if the piece has a part without a meaning on
    /// such a board.
    public static Optional<List<List<Integer>>> attacked(Movement movement, CellBoard board) {
        List<String> reasons = new ArrayList<>();
        List<Part> parts = parts(movement, board, reasons);
        if (!reasons.isEmpty()) {
            return Optional.empty();
        }
        List<List<Integer>> cells = new ArrayList<>();
        for (int cell = 0; cell < board.squares(); cell++) {
            cells.add(List.copyOf(all(cell, parts, board)));
        }
        return Optional.of(List.copyOf(cells));
    }

    /// In cells: no game on such a board has a pawn to count by.
    static Valuation value(Movement movement, CellBoard board, UniversalOptions options) {
        PracticalAttack attack = attack(movement, board, options);
        return attack.steps().isEmpty()
                ? Valuation.none(attack.notes())
                : Valuation.of(attack.practical(), attack.steps(), attack.notes());
    }

    /// Without steps for a piece that has a part without a meaning on such a board.
    static PracticalAttack attack(Movement movement, CellBoard board, UniversalOptions options) {
        List<String> reasons = new ArrayList<>();
        List<Part> parts = parts(movement, board, reasons);
        if (!reasons.isEmpty()) {
            return new PracticalAttack(0, 0, 0, List.of(), reasons);
        }
        List<CellSlides.Line> lines = measured(board);
        CellSlides slides = CellSlides.of(lines, options);
        List<Step> steps = new ArrayList<>(slides.measured(board));
        double total = 0;
        double unadjusted = 0;
        for (List<Part> each : classes(parts, options)) {
            int sum = 0;
            for (int cell = 0; cell < board.squares(); cell++) {
                sum += all(cell, each, board).size();
            }
            double ideal = (double) sum / board.squares();
            total += ideal;
            String name = String.join(", ", each.stream().map(Part::name).toList());
            steps.add(new Step(
                    "ideal attack value",
                    name,
                    "cells attacked, added up / cells",
                    List.of(new Input("added up", sum), new Input("cells", board.squares())),
                    ideal));
            unadjusted += each.getFirst().rides() ? slides.value(name, ideal, ways(each, lines, board), steps) : ideal;
        }
        double compound = full(parts) >= 2 ? Enhancements.COMPOUND : 0;
        double value = unadjusted * (1 + compound);
        steps.add(new Step(
                "practical attack value",
                "in cells",
                "unadjusted × (1 + enhancements)",
                List.of(new Input("unadjusted", unadjusted), new Input("enhancements", compound)),
                value));
        return new PracticalAttack(total, unadjusted, value, steps, notes(movement, board));
    }

    /// Rides along edges and beyond corners add as rook and bishop do, unless separate classes are requested.
    private static List<List<Part>> classes(List<Part> parts, UniversalOptions options) {
        List<Part> riding = parts.stream().filter(Part::rides).toList();
        List<List<Part>> classes = new ArrayList<>();
        if (options.queen() == UniversalOptions.QueenRule.SUM || riding.size() < 2) {
            riding.forEach(part -> classes.add(List.of(part)));
        } else {
            classes.add(riding);
        }
        parts.stream().filter(part -> !part.rides()).forEach(part -> classes.add(List.of(part)));
        return classes;
    }

    private static long full(List<Part> parts) {
        return parts.stream()
                .filter(part -> part.rides() || part.neighbour() == Neighbour.BEYOND)
                .count();
    }

    private static List<CellSlides.Line> measured(CellBoard board) {
        long[] sums = new long[board.rides(0).length / 2];
        for (int cell = 0; cell < board.squares(); cell++) {
            int[][] rides = board.rides(cell);
            for (int line = 0; line < sums.length; line++) {
                sums[line] += IntStream.concat(IntStream.of(rides[line]), IntStream.of(rides[line + sums.length]))
                        .distinct()
                        .count();
            }
        }
        return IntStream.range(0, sums.length)
                .mapToObj(line -> new CellSlides.Line(
                        "line " + (line + 1) + " of " + sums.length + ", clockwise from straight ahead",
                        line == 0 ? VERTICAL : 2 * line == sums.length ? 0 : DIAGONAL,
                        (double) sums[line] / board.squares()))
                .toList();
    }

    /// The lines of rides, each with the mean share of its two directions that they take.
    private static List<CellSlides.Way> ways(List<Part> riding, List<CellSlides.Line> lines, CellBoard board) {
        List<CellSlides.Way> ways = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++) {
            int taken = 0;
            for (int cell = 0; cell < board.squares(); cell++) {
                taken += takes(riding, board.kind(cell, line)) + takes(riding, board.kind(cell, line + lines.size()));
            }
            if (taken > 0) {
                ways.add(new CellSlides.Way(lines.get(line), taken / 2.0 / board.squares()));
            }
        }
        return ways;
    }

    private static int takes(List<Part> riding, Neighbour kind) {
        return riding.stream().anyMatch(part -> part.neighbour() == kind) ? 1 : 0;
    }

    private static Set<Integer> all(int cell, List<Part> parts, CellBoard board) {
        Set<Integer> all = new TreeSet<>();
        parts.forEach(part -> all.addAll(attacked(cell, part, board)));
        return all;
    }

    private static List<String> notes(Movement movement, CellBoard board) {
        List<String> notes = new ArrayList<>();
        notes.add("in cells: no game on " + board.shape() + " has a pawn to count by");
        notes.add(
                "the source has no values for such cells; vertical, horizontal and diagonal lines are Pieceworth's reading,"
                        + " and no piece is bound to a colour, so that only the compound enhancement counts");
        notes.addAll(readings(movement, board));
        return notes;
    }

    /// This implementation's interpretations where the source leaves the choice to its readers; a line each.
    public static List<String> readings(Movement movement, CellBoard board) {
        List<String> notes = new ArrayList<>();
        List<Part> parts = parts(movement, board, new ArrayList<>());
        if (board instanceof TriangularBoard && parts.stream().anyMatch(Part::rides)) {
            notes.add(
                    "slides go on in the source's twelve directions, those of a rook first across an edge, then through"
                            + " the corner opposite and so on by turns, those of a bishop first through a corner: Pieceworth's reading");
        }
        if (board instanceof SphericalBoard) {
            notes.add("a step over a pole leads to the opposite meridian, where rides go on: Pieceworth's reading");
        }
        if (board instanceof TriangularBoard && parts.stream().anyMatch(part -> part.neighbour() == Neighbour.BEYOND)) {
            notes.add("a knight leaps to the nearest cells on none of the twelve lines: Pieceworth's extension");
        }
        return notes;
    }

    private static Set<Integer> attacked(int from, Part part, CellBoard board) {
        IntStream cells = part.rides()
                ? IntStream.of(board.ridden(part.neighbour(), from))
                : Arrays.stream(board.neighbours(part.neighbour())).mapToInt(way -> way[from]);
        return cells.filter(cell -> cell != Board.OFF).boxed().collect(Collectors.toSet());
    }

    private static List<Part> parts(Movement movement, CellBoard board, List<String> reasons) {
        List<Part> parts = new ArrayList<>();
        List<Ray> left = new ArrayList<>(movement.rays().stream()
                .filter(ray -> ray.modality().capture() && !ray.initial())
                .toList());
        take(left, 0, 1, ORTHOGONAL).ifPresent(max -> parts.add(part(Neighbour.EDGE, max, "across edges")));
        take(left, 1, 1, ORTHOGONAL).ifPresent(max -> parts.add(part(Neighbour.VERTEX, max, "beyond corners")));
        take(left, 1, 2, OBLIQUE).ifPresent(max -> parts.add(part(Neighbour.BEYOND, max, "knight's leaps")));
        if (!left.isEmpty() || parts.isEmpty() || !movement.straight()) {
            reasons.add("on " + board.shape()
                    + " only whole W, F, N, R and B have a meaning, without directions, ranges and hops");
        }
        return parts;
    }

    private static Part part(Neighbour neighbour, int max, String name) {
        return new Part(neighbour, max == 0, max == 0 ? "riding " + name : name);
    }

    /// Takes a whole set of steps out of the rays: its range, 1 or unlimited.
    private static OptionalInt take(List<Ray> rays, int small, int large, int steps) {
        for (int max : new int[] {1, 0}) {
            List<Ray> found = rays.stream()
                    .filter(ray -> Math.min(Math.abs(ray.dx()), Math.abs(ray.dy())) == small
                            && Math.max(Math.abs(ray.dx()), Math.abs(ray.dy())) == large
                            && (ray.kind() == RayKind.LEAP || ray.kind() == RayKind.SLIDE)
                            && ray.max() == max
                            && !ray.around())
                    .toList();
            if (found.size() == steps) {
                rays.removeAll(found);
                return OptionalInt.of(max);
            }
        }
        return OptionalInt.empty();
    }
}
