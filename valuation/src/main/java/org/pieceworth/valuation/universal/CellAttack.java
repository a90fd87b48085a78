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
import org.pieceworth.rules.board.TriangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;

/// Ideal attack values on hexagons and triangles, where whole sets of neighbours replace W, F and N, and
/// rides along edges and corners replace R and B.
public final class CellAttack {

    private static final int ORTHOGONAL = 4;
    private static final int OBLIQUE = 8;

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
            Set<Integer> all = new TreeSet<>();
            for (Part part : parts) {
                all.addAll(attacked(cell, part, board));
            }
            cells.add(List.copyOf(all));
        }
        return Optional.of(List.copyOf(cells));
    }

    static Valuation value(Movement movement, CellBoard board) {
        List<String> reasons = new ArrayList<>();
        List<Part> parts = parts(movement, board, reasons);
        if (!reasons.isEmpty()) {
            return Valuation.none(reasons);
        }
        List<Step> steps = new ArrayList<>();
        double total = 0;
        for (Part part : parts) {
            int sum = 0;
            for (int cell = 0; cell < board.squares(); cell++) {
                sum += attacked(cell, part, board).size();
            }
            double ideal = (double) sum / board.squares();
            total += ideal;
            steps.add(new Step(
                    "ideal attack value",
                    part.name(),
                    "cells attacked, added up / cells",
                    List.of(new Input("added up", sum), new Input("cells", board.squares())),
                    ideal));
        }
        steps.add(new Step("ideal attack value", "in cells", "parts added", List.of(), total));
        return Valuation.of(total, steps, notes(movement, board));
    }

    private static List<String> notes(Movement movement, CellBoard board) {
        List<String> notes = new ArrayList<>();
        notes.add("the ideal attack value, in cells: practical values are defined on squares only");
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
