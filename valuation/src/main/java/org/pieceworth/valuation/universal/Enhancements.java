package org.pieceworth.valuation.universal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;

/// The "supreme piece(s) enhancements", shares of the unadjusted practical attack value.
///
/// The source works them out for archbishop, chancellor and queen. For other pieces this implementation has a
/// rule that gives the same three: each added full knight, bishop or rook counts separately, all other
/// additions count together, and the largest share counts; shares are taken nominally, a leap being worth 0
/// or 1 and an unlimited orthogonal ride ½.
///
/// @param nonColourBound enhancement with a full bishop: a quarter of the share of an added part's moves that
/// change colour
/// @param nonColourChanged enhancement with a full knight: an eighth of the share of an added part's moves
/// that do not change colour
/// @param compound enhancement for two or more of full knight, bishop and rook
record Enhancements(double nonColourBound, double nonColourChanged, double compound) {

    private static final double BOUND = 1 / 4.0;
    private static final double CHANGED = 1 / 8.0;
    static final double COMPOUND = 1 / 16.0;
    private static final double ORTHOGONAL_RIDE = 1 / 2.0;

    static Enhancements of(AttackParts parts) {
        return of(parts.fullKnight(), parts.fullBishop(), parts.fullRook(), ORTHOGONAL_RIDE, changing(rest(parts)));
    }

    /// @param knight whether a full knight is in the piece; so for bishop and rook
    /// @param ride share of a rook's moves that change colour
    /// @param rest mean share of all other moves that change colour; NaN without any
    static Enhancements of(boolean knight, boolean bishop, boolean rook, double ride, double rest) {
        boolean anyRest = !Double.isNaN(rest);
        double bound = bishop ? largest(knight ? 1 : 0, rook ? ride : 0, anyRest ? rest : 0) : 0;
        double changed = knight ? largest(bishop ? 1 : 0, rook ? 1 - ride : 0, anyRest ? 1 - rest : 0) : 0;
        long full = Stream.of(bishop, rook, knight).filter(each -> each).count();
        return new Enhancements(BOUND * bound, CHANGED * changed, full >= 2 ? COMPOUND : 0);
    }

    double sum() {
        return nonColourBound + nonColourChanged + compound;
    }

    private static double largest(double first, double second, double third) {
        return Math.max(first, Math.max(second, third));
    }

    /// All rays outside a full knight, bishop or rook.
    private static List<Ray> rest(AttackParts parts) {
        List<Ray> rest = new ArrayList<>(parts.oneWay());
        rest.addAll(parts.limited());
        rest.addAll(parts.others());
        parts.leaps().stream()
                .filter(leap -> !parts.fullKnight() || !AttackParts.knightLeap(leap))
                .forEach(rest::add);
        for (DirectionPair pair : parts.pairs()) {
            if (!(pair.diagonal() ? parts.fullBishop() : parts.fullRook())) {
                rest.addAll(IdealAttack.rays(pair));
            }
        }
        return rest;
    }

    /// The mean share of moves that change colour; NaN of nothing.
    private static double changing(List<Ray> rays) {
        return rays.stream()
                .mapToDouble(ray -> {
                    boolean changes = ((ray.dx() + ray.dy()) & 1) == 1;
                    return changes ? (ray.kind() == RayKind.LEAP ? 1 : ORTHOGONAL_RIDE) : 0;
                })
                .average()
                .orElse(Double.NaN);
    }

    /// True if the source itself works out the piece.
    static boolean published(AttackParts parts) {
        long full = Stream.of(parts.fullBishop(), parts.fullRook(), parts.fullKnight())
                .filter(each -> each)
                .count();
        return full == 2 && rest(parts).isEmpty();
    }
}
