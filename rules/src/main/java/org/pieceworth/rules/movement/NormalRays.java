package org.pieceworth.rules.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.movement.CompoundMove.BentRide;

/// Rays in their normal form: rays in other words that make the same moves become equal lists.
///
/// Quiet moves, captures and captures en passant are separate. Of each, a step that another ray makes under no more
/// conditions is dropped, from the end of its ray: `R4` of `RR4`, `nD` of `RnD`, the second step of `R2` in `R2D`.
final class NormalRays {

    /// Steps of a ride without a limit; no board is that large.
    private static final int FAR = 1000;

    private static final Comparator<Ray> ORDER = Comparator.comparingInt((Ray ray) -> -ray.dy())
            .thenComparingInt(Ray::dx)
            .thenComparing(Ray::kind)
            .thenComparingInt(Ray::max)
            .thenComparing(Ray::initial)
            .thenComparing(Ray::around);

    private NormalRays() {}

    /// @param compounds bent rides make steps too: their first
    static List<Ray> of(List<Ray> rays, List<CompoundMove> compounds) {
        Map<Modality, List<Ray>> heads = parts(compounds.stream().flatMap(NormalRays::head));
        Map<Ray, Modality> united = new LinkedHashMap<>();
        parts(rays.stream()).forEach((modality, alike) -> {
            List<Ray> first = heads.getOrDefault(modality, List.of());
            normal(Stream.concat(alike.stream(), first.stream()).toList(), first)
                    .forEach(ray -> united.merge(ray.withModality(Modality.NOTHING), modality, Modality::or));
        });
        return united.entrySet().stream()
                .map(each -> each.getKey().withModality(each.getValue()))
                .sorted(ORDER)
                .toList();
    }

    private static List<Ray> normal(List<Ray> rays, List<Ray> heads) {
        // Most pieces have one ray for a direction, so that no step occurs twice.
        if (heads.isEmpty()
                && rays.stream().map(NormalRays::direction).distinct().count() == rays.size()) {
            return rays.stream().map(NormalRays::simple).toList();
        }
        List<Ray> after = pass(rays, heads);
        return after.equals(rays) ? after : normal(after, heads);
    }

    private static Step direction(Ray ray) {
        return new Step(FAR * ray.dx() / span(ray), FAR * ray.dy() / span(ray));
    }

    private static Map<Modality, List<Ray>> parts(Stream<Ray> rays) {
        return rays.flatMap(ray -> ray.modality().each().stream().map(ray::withModality))
                .collect(Collectors.groupingBy(Ray::modality, LinkedHashMap::new, Collectors.toList()));
    }

    private static Stream<Ray> head(CompoundMove compound) {
        if (!(compound instanceof BentRide ride) || ride.kind() != RayKind.SLIDE) {
            return Stream.empty();
        }
        Step step = ride.step(0);
        return Stream.of(
                new Ray(RayKind.LEAP, step.dx(), step.dy(), 1, ride.modality(), ride.initial(), ride.around()));
    }

    private static List<Ray> pass(List<Ray> rays, List<Ray> heads) {
        List<Ray> left = trimmed(
                rays.stream().map(NormalRays::simple).distinct().sorted(ORDER).toList(), List.of());
        for (int i = 0; i < left.size(); i++) {
            left.set(i, joined(left.get(i), left));
        }
        return trimmed(left, heads);
    }

    private static List<Ray> trimmed(List<Ray> rays, List<Ray> heads) {
        List<Ray> left = new ArrayList<>(rays);
        for (int i = left.size() - 1; i >= 0; i--) {
            Ray ray = left.remove(i);
            List<Ray> others = Stream.concat(left.stream(), heads.stream()).toList();
            int steps = ray.steps(FAR);
            while (steps > 0 && reached(ray, steps, others)) {
                steps--;
            }
            boolean endless = ray.max() == 0 && steps > FAR / 2;
            if (endless || steps == ray.steps(FAR)) {
                left.add(i, ray);
            } else if (steps >= (overFirst(ray.kind()) ? 2 : 1)) {
                left.add(i, with(ray.kind(), ray, 1, steps));
            }
        }
        return left;
    }

    /// A ride of one step and a jump over one square are leaps, a hop over one square is a leap over something.
    private static Ray simple(Ray ray) {
        return switch (ray.kind()) {
            case SLIDE -> ray.max() == 1 ? with(RayKind.LEAP, ray, 1, 1) : ray;
            case SKI -> ray.max() == 2 ? with(RayKind.LEAP, ray, 2, 1) : ray;
            case HOP, GRASSHOP -> ray.max() == 2 && span(ray) == 1 ? with(RayKind.JUMP, ray, 2, 1) : ray;
            case LEAP, LAME, JUMP -> ray;
        };
    }

    /// A lame leap and one over something are a leap together. A ride with a lame leap of its next step is longer. A
    /// first move of two steps adds a lame leap to a usual step.
    private static Ray joined(Ray ray, List<Ray> all) {
        List<Ray> others = all.stream().filter(other -> !other.equals(ray)).toList();
        boolean leap = ray.kind() == RayKind.LEAP;
        if (ray.kind() == RayKind.JUMP && reached(with(RayKind.LAME, ray, 1, 1), 1, others)) {
            return with(RayKind.LEAP, ray, 1, 1);
        }
        if (leap && span(ray) > 1 && reached(with(RayKind.JUMP, ray, 1, 1), 1, others)) {
            return with(RayKind.LAME, ray, 1, 1);
        }
        boolean step = span(ray) == 1 && (leap || ray.kind() == RayKind.SLIDE);
        if (step && ray.initial() && ray.max() == 2 && reached(with(RayKind.LEAP, ray, 1, 1), 1, others)) {
            return with(RayKind.LAME, ray, 2, 1);
        }
        if (!step || ray.max() == 0 || ray.initial() && ray.max() > 1) {
            return ray;
        }
        int steps = ray.max() + 1;
        while (steps < FAR && !ray.initial() && reached(with(ray.kind(), ray, 1, steps), steps, others)) {
            steps++;
        }
        return all.contains(with(RayKind.LAME, ray, steps, 1)) ? with(RayKind.SLIDE, ray, 1, steps) : ray;
    }

    private static Ray with(RayKind kind, Ray ray, int times, int max) {
        Step step = new Step(times * ray.dx(), times * ray.dy());
        int limit = max == FAR ? 0 : max;
        return new Ray(kind, step.dx(), step.dy(), limit, ray.modality(), ray.initial(), ray.around());
    }

    private static boolean reached(Ray ray, int steps, List<Ray> others) {
        return others.stream().anyMatch(other -> makes(other, ray, steps));
    }

    /// True if a ray makes that step of another whenever the other can.
    private static boolean makes(Ray maker, Ray ray, int steps) {
        int span = span(maker);
        int far = steps * span(ray);
        int own = far / span;
        boolean sameSquare = own * maker.dx() == steps * ray.dx() && own * maker.dy() == steps * ray.dy();
        if (!sameSquare
                || maker.max() != 0 && own > maker.max()
                || maker.initial() && !ray.initial()
                || !maker.around() && ray.around()) {
            return false;
        }
        boolean same = span == span(ray);
        boolean leaps = maker.kind() == RayKind.LEAP || maker.kind() == RayKind.SLIDE;
        boolean jumps = maker.kind() == RayKind.SKI && own > 1;
        if (leaps && own == 1 || jumps && own == 2) {
            return true;
        }
        boolean lame = maker.kind() == RayKind.LAME;
        boolean wider = lame
                && span(ray) == 1
                && (maker.initial() != ray.initial()
                        || maker.around() != ray.around()
                        || maker.max() == 0 && ray.max() > 0);
        boolean coarser = (leaps || jumps) && span % span(ray) == 0;
        return switch (ray.kind()) {
            case LEAP, SLIDE -> coarser || wider && finer(maker, ray);
            case SKI -> coarser && (jumps || !same);
            case GRASSHOP -> coarser && !same || same && isHop(maker.kind());
            case HOP -> same && maker.kind() == RayKind.HOP;
            case LAME -> coarser || isStraight(ray) && (leaps || jumps) || lame && finer(maker, ray);
            case JUMP -> same ? maker.kind() == RayKind.JUMP : far == 2 && own == 2 && isHop(maker.kind());
        };
    }

    /// Straight lame rides pass every square of their line.
    private static boolean finer(Ray ray, Ray other) {
        return isStraight(other) ? span(ray) <= span(other) || other.kind() != RayKind.LAME : span(ray) == span(other);
    }

    /// True if the first square of a ray is never its last.
    private static boolean overFirst(RayKind kind) {
        return kind == RayKind.SKI || isHop(kind);
    }

    private static boolean isHop(RayKind kind) {
        return kind == RayKind.HOP || kind == RayKind.GRASSHOP;
    }

    private static boolean isStraight(Ray ray) {
        return ray.dx() == 0 || ray.dy() == 0 || Math.abs(ray.dx()) == Math.abs(ray.dy());
    }

    private static int span(Ray ray) {
        return Math.max(Math.abs(ray.dx()), Math.abs(ray.dy()));
    }
}
