package org.pieceworth.studies.drawing;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Leg;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.movement.Step;
import org.pieceworth.rules.movement.Stop;

/// A disc with a piece's own moves: dots for leaps, lines for rides; rings and dashed lines do not capture,
/// crosses do nothing else, open circles are hurdles, a bar ends a limited ride, lines at the rim are joined
/// edges. For a side that moves up.
final class MoveGlyph {

    private static final double RIM = 41;
    private static final double MIDDLE = 50;
    private static final Point CENTRE = new Point(MIDDLE, MIDDLE);

    private final Movement movement;
    private final StringBuilder out = new StringBuilder();
    private final double unit;

    private MoveGlyph(Movement movement) {
        this.movement = movement;
        unit = unit();
    }

    static String of(Movement movement, boolean royal) {
        MoveGlyph glyph = new MoveGlyph(movement);
        glyph.draw(royal);
        return glyph.out.toString();
    }

    private record Point(double x, double y) {}

    /// The length of a square's side in the picture: all steps of the piece end within the rim.
    private double unit() {
        int longest = movement.rays().stream()
                .filter(ray -> ray.max() == 1 || ray.kind() != RayKind.SLIDE || leaps(ray))
                .mapToInt(ray -> Math.max(Math.abs(ray.dx()), Math.abs(ray.dy())))
                .max()
                .orElse(1);
        double usual = switch (longest) {
            case 0, 1 -> 22;
            case 2 -> 16;
            case 3 -> 11.5;
            default -> 35.0 / longest;
        };
        double within = movement.rays().stream()
                .filter(MoveGlyph::leaps)
                .mapToDouble(ray -> Math.min(RIM - 2, 22 + 5.0 * longest) / Math.hypot(ray.dx(), ray.dy()))
                .reduce(usual, Math::min);
        return movement.compounds().stream()
                .mapToDouble(move -> switch (move) {
                    case BentRide ride -> Math.min(16, RIM / reach(joints(ride)));
                    case MultiLeg legs -> Math.min(16, (RIM - 3) / reach(joints(legs)));
                    case Castling _ -> usual;
                })
                .reduce(within, Math::min);
    }

    /// True if steps leap over squares.
    private static boolean leaps(Ray ray) {
        return Math.max(Math.abs(ray.dx()), Math.abs(ray.dy())) > 1;
    }

    /// The end points of the parts of a move, in squares from its start.
    private static List<Point> joints(BentRide ride) {
        List<Point> joints = new ArrayList<>();
        Point at = new Point(0, 0);
        for (Step step : ride.steps()) {
            at = new Point(at.x() + step.dx(), at.y() + step.dy());
            joints.add(at);
        }
        return joints;
    }

    /// A leg that rides before another one is drawn with a step and a half.
    private static List<Point> joints(MultiLeg move) {
        List<Point> joints = new ArrayList<>();
        Point at = new Point(0, 0);
        for (Leg leg : move.legs()) {
            double steps = leg.max() == 1 ? 1 : 1.5;
            at = new Point(at.x() + steps * leg.dx(), at.y() + steps * leg.dy());
            joints.add(at);
        }
        return joints;
    }

    private static double reach(List<Point> joints) {
        return joints.stream().mapToDouble(at -> Math.hypot(at.x(), at.y())).reduce(1, Math::max);
    }

    private List<Point> placed(List<Point> joints) {
        List<Point> points = new ArrayList<>(List.of(CENTRE));
        joints.forEach(at -> points.add(new Point(MIDDLE + at.x() * unit, MIDDLE - at.y() * unit)));
        return points;
    }

    private void draw(boolean royal) {
        out.append("<g class=\"glyph of-moves\"><g transform=\"translate(6 6) scale(.88)\">"
                + "<circle class=\"face\" cx=\"50\" cy=\"50\" r=\"46\"/>");
        if (royal) {
            circle("royal", MIDDLE, MIDDLE, RIM);
        }
        out.append("<rect class=\"dot\" x=\"46\" y=\"46\" width=\"8\" height=\"8\"/>");
        if (movement.any(Ray::around)) {
            out.append(
                    "<path class=\"thin\" d=\"M7 32q-3 18 0 36M93 32q3 18 0 36M11 34q-3 16 0 32M89 34q3 16 0 32\"/>");
        }
        movement.rays().forEach(this::ray);
        movement.compounds().forEach(this::compound);
        out.append("</g></g>");
    }

    private void ray(Ray ray) {
        String letters = ray.modality().letters();
        double x = MIDDLE + ray.dx() * unit;
        double y = MIDDLE - ray.dy() * unit;
        if (ray.kind() == RayKind.LEAP
                || ray.kind() == RayKind.JUMP
                || (ray.kind() == RayKind.LAME && ray.max() == 1)) {
            if (ray.kind() != RayKind.LEAP) {
                path("thin", List.of(CENTRE, new Point(x, y)));
            }
            trail(ray);
            dot(new Point(x, y), letters, ray.initial());
            return;
        }
        double step = Math.hypot(ray.dx(), ray.dy()) * unit;
        boolean ends = ray.max() != 0 && !leaps(ray);
        // The shorter the ride, the shorter the line; a bar at its end tells it from one without end.
        double far = ends ? RIM * ray.max() / (ray.max() + 1.5) : RIM;
        Point start = ray.kind() == RayKind.SKI ? toward(ray, Math.min(far - 8, 2 * step)) : CENTRE;
        line(List.of(start, toward(ray, far)), letters, ray.initial());
        if (ends) {
            bar(ray, toward(ray, far));
        }
        if (leaps(ray) && ray.kind() == RayKind.SLIDE) {
            for (int steps = 1; steps == 1 || (steps < ray.max() && steps * step < RIM); steps++) {
                dot(toward(ray, steps * step), letters, ray.initial());
            }
        }
        if (ray.kind() == RayKind.HOP || ray.kind() == RayKind.GRASSHOP) {
            hurdle(toward(ray, ray.kind() == RayKind.HOP ? 22 : 28));
        }
    }

    /// Small dots on squares passed by a straight leap: one for an alfil, two for a tripper.
    private void trail(Ray ray) {
        int passed =
                BigInteger.valueOf(ray.dx()).gcd(BigInteger.valueOf(ray.dy())).intValue();
        for (int i = 1; i < passed; i++) {
            circle("dot", MIDDLE + i * unit * ray.dx() / passed, MIDDLE - i * unit * ray.dy() / passed, 2.6);
        }
    }

    private void hurdle(Point at) {
        circle("hurdle", at.x(), at.y(), 6.5);
    }

    /// Across the end of a line.
    private void bar(Ray ray, Point end) {
        double size = Math.hypot(ray.dx(), ray.dy());
        double x = 5.5 * ray.dy() / size;
        double y = 5.5 * ray.dx() / size;
        path("line", List.of(new Point(end.x() - x, end.y() - y), new Point(end.x() + x, end.y() + y)));
    }

    private static Point toward(Ray ray, double length) {
        double size = Math.hypot(ray.dx(), ray.dy());
        return new Point(MIDDLE + ray.dx() * length / size, MIDDLE - ray.dy() * length / size);
    }

    private void compound(CompoundMove move) {
        switch (move) {
            case BentRide ride -> bent(ride);
            case MultiLeg legs -> legs(legs);
            case Castling _ -> {
                // Castling is not shown: it is not a move of the piece itself.
            }
        }
    }

    /// To the rim, unless the ride ends with these steps.
    private void bent(BentRide ride) {
        List<Point> points = placed(joints(ride));
        if (ride.max() != ride.steps().size()) {
            points.set(points.size() - 1, onRim(points.getLast(), ride.steps().getLast()));
        }
        line(points, ride.modality().letters(), ride.initial());
        switch (ride.kind()) {
            case HOP -> hurdle(middle(CENTRE, points.get(1)));
            case GRASSHOP -> hurdle(points.get(1));
            case LEAP, SLIDE, LAME, JUMP, SKI -> {
                // Nothing to pass.
            }
        }
    }

    private static Point middle(Point one, Point other) {
        return new Point((one.x() + other.x()) / 2, (one.y() + other.y()) / 2);
    }

    /// The point of the rim in a direction from a point.
    private static Point onRim(Point from, Step step) {
        Point end = from;
        while ((step.dx() != 0 || step.dy() != 0)
                && Math.hypot(end.x() + step.dx() - MIDDLE, end.y() - step.dy() - MIDDLE) <= RIM) {
            end = new Point(end.x() + step.dx(), end.y() - step.dy());
        }
        return end;
    }

    /// Legs as a thin line with their effect at the end of each; the last one rides to the rim.
    private void legs(MultiLeg move) {
        List<Point> points = placed(joints(move));
        boolean rides = move.last().max() != 1;
        if (rides) {
            points.set(points.size() - 1, onRim(points.getLast(), move.last().step()));
            line(points, letters(move.last()), move.initial());
        } else if (points.size() > 2) {
            path("thin", points);
        }
        for (int i = 0; i < move.legs().size() - 1; i++) {
            Leg leg = move.legs().get(i);
            if (leg.stops().contains(Stop.TAKE_ENEMY)) {
                dot(points.get(i + 1), "c", move.initial());
            } else if (!leg.stops().contains(Stop.EMPTY)) {
                circle("hurdle", points.get(i + 1).x(), points.get(i + 1).y(), 4.5);
            }
        }
        Point end = points.getLast();
        if (Math.hypot(end.x() - MIDDLE, end.y() - MIDDLE) < 1) {
            circle("hurdle", MIDDLE, MIDDLE, 10);
        } else if (!rides) {
            dot(end, letters(move.last()), move.initial());
        }
    }

    private static String letters(Leg leg) {
        boolean empty = leg.stops().contains(Stop.EMPTY);
        boolean takes = leg.stops().contains(Stop.TAKE_ENEMY) || leg.stops().contains(Stop.TAKE_FRIEND);
        return empty && takes ? "mc" : takes ? "c" : "m";
    }

    /// Small enough that dots on neighbouring squares stay apart.
    private void dot(Point at, String letters, boolean first) {
        double size = Math.max(5.4, Math.min(7, 0.39 * unit));
        switch (letters) {
            case "m" -> circle("ring" + more(first), at.x(), at.y(), size - 1.2);
            case "c" ->
                out.append("<path class=\"line cross")
                        .append(more(first))
                        .append("\" d=\"M")
                        .append(digits(at.x() - 5))
                        .append(' ')
                        .append(digits(at.y() - 5))
                        .append("l10 10m0-10l-10 10\"/>");
            default -> circle("dot" + more(first), at.x(), at.y(), size);
        }
    }

    private void line(List<Point> points, String letters, boolean first) {
        path("line" + (letters.equals("m") ? " quiet-line" : "") + more(first), points);
        if (letters.equals("c")) {
            dot(points.getLast(), letters, first);
        }
    }

    private static String more(boolean first) {
        return first ? " first-move" : "";
    }

    private void path(String style, List<Point> points) {
        out.append("<path class=\"").append(style).append("\" d=\"");
        for (int i = 0; i < points.size(); i++) {
            out.append(i == 0 ? "M" : "L")
                    .append(digits(points.get(i).x()))
                    .append(' ')
                    .append(digits(points.get(i).y()));
        }
        out.append("\"/>");
    }

    private void circle(String style, double x, double y, double r) {
        out.append("<circle class=\"")
                .append(style)
                .append("\" cx=\"")
                .append(digits(x))
                .append("\" cy=\"")
                .append(digits(y))
                .append("\" r=\"")
                .append(digits(r))
                .append("\"/>");
    }

    private static String digits(double number) {
        String text = String.format(Locale.ROOT, "%.1f", number);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
