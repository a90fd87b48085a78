package org.pieceworth.valuation.synergy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;

/// A piece as seen by the law: the number of steps of each primitive.
///
/// @param steps per primitive the number of its steps that the piece has
/// @param notes omitted or doubtful parts; a line each
public record Decomposition(Map<Primitive, Integer> steps, List<String> notes) {

    /// The targets, and so the law, are for 8x8: no ride has more than seven squares.
    private static final int LONGEST = 7;

    private record Line(Power power, int dx, int dy, boolean plain) {}

    public Decomposition {
        steps = Collections.unmodifiableMap(new LinkedHashMap<>(steps));
        notes = List.copyOf(notes);
    }

    /// Takes a piece apart.
    ///
    /// @param headings whether forward, sideways and backward steps are separate primitives
    public static Decomposition of(Movement movement, boolean headings) {
        List<String> notes = new ArrayList<>();
        Map<Line, Ray> lines = new LinkedHashMap<>();
        for (Ray ray : movement.rays()) {
            if (ray.initial()) {
                note("its initial moves are not counted", notes);
            } else {
                if (ray.around()) {
                    note("moves around the edge of the board are not counted", notes);
                }
                if (ray.modality().quiet()) {
                    add(Power.MOVE, ray, lines);
                }
                if (ray.modality().capture()) {
                    add(Power.CAPTURE, ray, lines);
                }
            }
        }
        Map<Primitive, Integer> steps = new LinkedHashMap<>();
        lines.forEach((line, ray) -> steps.merge(primitive(line, ray, headings), 1, Integer::sum));
        if (overlapping(lines)) {
            note("parts of it reach the same squares, which the law counts twice", notes);
        }
        return new Decomposition(steps, notes);
    }

    private static void note(String note, List<String> notes) {
        if (!notes.contains(note)) {
            notes.add(note);
        }
    }

    /// Adds a ray; of two plain rides along one line the longer contains the shorter.
    private static void add(Power power, Ray ray, Map<Line, Ray> lines) {
        boolean plain = plain(ray);
        Line line = new Line(power, ray.dx(), ray.dy(), plain);
        lines.merge(line, ray, (known, other) -> reach(known) >= reach(other) ? known : other);
    }

    private static boolean plain(Ray ray) {
        return switch (ray.kind()) {
            case LEAP, SLIDE -> true;
            case LAME, JUMP, SKI, HOP, GRASSHOP -> false;
        };
    }

    private static int reach(Ray ray) {
        int longest = Math.max(1, LONGEST / Math.max(Math.abs(ray.dx()), Math.abs(ray.dy())));
        return ray.kind() == RayKind.LEAP ? 1 : Math.min(longest, ray.max() == 0 ? longest : ray.max());
    }

    private static Primitive primitive(Line line, Ray ray, boolean headings) {
        int width = Math.abs(line.dx());
        int height = Math.abs(line.dy());
        int large = Math.max(width, height);
        int reach = reach(ray);
        boolean whole = reach > 1 && reach >= LONGEST / large;
        return new Primitive(
                line.plain() ? RayKind.SLIDE : ray.kind(),
                Math.min(width, height),
                large,
                whole ? 0 : reach,
                line.power(),
                headings ? Heading.of(ray) : Heading.ANY);
    }

    private static boolean overlapping(Map<Line, Ray> lines) {
        List<Map.Entry<Line, Ray>> entries = List.copyOf(lines.entrySet());
        for (int i = 0; i < entries.size(); i++) {
            for (int j = i + 1; j < entries.size(); j++) {
                boolean together = entries.get(i).getKey().power()
                        == entries.get(j).getKey().power();
                if (together && meet(entries.get(i).getValue(), entries.get(j).getValue())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean meet(Ray ray, Ray other) {
        for (int i = 1; i <= reach(ray); i++) {
            for (int j = 1; j <= reach(other); j++) {
                if (i * ray.dx() == j * other.dx() && i * ray.dy() == j * other.dy()) {
                    return true;
                }
            }
        }
        return false;
    }
}
