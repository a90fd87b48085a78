package org.pieceworth.rules.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/// All moves of a piece, resolved from the notation.
///
/// @param rays without repetition, forward ones first, then from left to right
/// @param compounds the moves that are not straight rays, without repetition
public record Movement(List<Ray> rays, List<CompoundMove> compounds) {

    private static final Comparator<Ray> ORDER = Comparator.comparingInt((Ray ray) -> -ray.dy())
            .thenComparingInt(Ray::dx)
            .thenComparing(Ray::kind)
            .thenComparingInt(Ray::max)
            .thenComparing(Ray::initial)
            .thenComparing(Ray::around);

    /// Sorts the parts and merges those that differ only in modality.
    public Movement {
        List<Ray> united = new ArrayList<>();
        for (Ray ray : rays) {
            unite(united, ray);
        }
        united.sort(ORDER);
        rays = List.copyOf(united);
        compounds = CompoundMoves.united(compounds);
    }

    /// A piece with straight rays only.
    public Movement(List<Ray> rays) {
        this(rays, List.of());
    }

    private static void unite(List<Ray> united, Ray ray) {
        for (int i = 0; i < united.size(); i++) {
            Ray known = united.get(i);
            if (known.withModality(ray.modality()).equals(ray)) {
                united.set(i, known.withModality(known.modality().or(ray.modality())));
                return;
            }
        }
        united.add(ray);
    }

    /// True if it has the same moves to the left as to the right.
    public boolean hasNoSides() {
        return equals(new Movement(
                rays.stream().map(Ray::mirrored).toList(),
                compounds.stream().map(CompoundMoves::mirrored).toList()));
    }

    /// True if it consists of straight rays: no ride that bends, move of several legs or castling.
    public boolean straight() {
        return compounds.isEmpty();
    }

    /// The names of its parts other than straight rays: `rides that bend`, `moves of several legs`, `castling`.
    public List<String> beyondRays() {
        return compounds.stream().map(CompoundMoves::name).distinct().toList();
    }

    public boolean any(Predicate<Ray> condition) {
        return rays.stream().anyMatch(condition);
    }
}
