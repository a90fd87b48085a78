package org.pieceworth.valuation.play;

import java.util.EnumSet;
import java.util.Set;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;

/// Kinds of pieces with possibly too few examples for a model: leave-one-out errors show how inaccurate the
/// model is without the kind.
public final class MovementKinds {

    /// With fewer pieces of a kind, the model warns of little evidence.
    static final int FEW = 5;

    private static final double PAWN = 100;

    /// A kind.
    public enum Kind {
        HOPPER("hoppers"),
        LAME("pieces with lame leaps"),
        BENT("rides that bend"),
        SEVERAL_LEGS("pieces with moves of several legs"),
        ONLY_ONE_WAY("pieces that go one way only"),
        FIRST_MOVES("pieces with first moves of their own"),
        DIVERGENT("pieces that capture otherwise than they move"),
        WEAK("pieces weaker than a pawn"),
        PLAIN("pieces of leaps and rides");

        private final String plural;

        Kind(String plural) {
            this.plural = plural;
        }

        /// The name for users.
        public String plural() {
            return plural;
        }
    }

    private MovementKinds() {}

    /// The kinds of a piece.
    ///
    /// @param value value by the model
    public static Set<Kind> of(Movement movement, double value) {
        Set<Kind> kinds = of(movement);
        if (value < PAWN) {
            kinds.add(Kind.WEAK);
        }
        return kinds;
    }

    /// The kinds of a movement.
    public static Set<Kind> of(Movement movement) {
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        for (CompoundMove compound : movement.compounds()) {
            switch (compound) {
                case CompoundMove.BentRide _ -> kinds.add(Kind.BENT);
                case CompoundMove.MultiLeg _ -> kinds.add(Kind.SEVERAL_LEGS);
                case CompoundMove.Castling _ -> {}
            }
        }
        if (movement.any(ray -> isHop(ray.kind()))) {
            kinds.add(Kind.HOPPER);
        }
        if (movement.any(ray -> ray.kind() == RayKind.LAME)) {
            kinds.add(Kind.LAME);
        }
        if (movement.any(ray -> ray.initial())) {
            kinds.add(Kind.FIRST_MOVES);
        }
        if (movement.straight()
                && (movement.rays().stream().allMatch(ray -> ray.dy() > 0)
                        || movement.rays().stream().allMatch(ray -> ray.dy() < 0))) {
            kinds.add(Kind.ONLY_ONE_WAY);
        }
        if (movement.any(ray -> ray.modality().quiet() != ray.modality().capture())) {
            kinds.add(Kind.DIVERGENT);
        }
        if (kinds.isEmpty()) {
            kinds.add(Kind.PLAIN);
        }
        return kinds;
    }

    /// True if each leap and ride has its mirror images: left and right, forward and backward, and across the
    /// diagonal.
    public static boolean goesAllWays(Movement movement) {
        return movement.rays().stream()
                .allMatch(ray -> has(movement, ray, -ray.dx(), ray.dy())
                        && has(movement, ray, ray.dx(), -ray.dy())
                        && has(movement, ray, ray.dy(), ray.dx()));
    }

    private static boolean has(Movement movement, Ray like, int dx, int dy) {
        return movement.any(
                ray -> ray.dx() == dx && ray.dy() == dy && ray.kind() == like.kind() && ray.max() == like.max());
    }

    static boolean isHop(RayKind kind) {
        return switch (kind) {
            case HOP, GRASSHOP, JUMP -> true;
            case LEAP, SLIDE, LAME, SKI -> false;
        };
    }
}
