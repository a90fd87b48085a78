package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.rules.movement.Leg;
import org.pieceworth.rules.movement.Step;
import org.pieceworth.rules.movement.Stop;

/// Turns one leg of the notation into legs of a movement: usually one, more if the path counts (a lame leap crosses its
/// empty squares, a hopper moves to its hurdle and on).
final class LegShapes {

    static final Set<Stop> FRIENDS = EnumSet.of(Stop.TAKE_FRIEND);

    private static final Set<Stop> EMPTY = EnumSet.of(Stop.EMPTY);
    private static final Set<Stop> HURDLE = EnumSet.of(Stop.OVER_ENEMY, Stop.OVER_FRIEND);

    private final Dialect dialect;
    private final Refusal refusal;

    LegShapes(Dialect dialect, Refusal refusal) {
        this.dialect = dialect;
        this.refusal = refusal;
    }

    /// The contents of its last square that a leg allows; by default an empty square or an enemy at the end of a move.
    Set<Stop> stops(Prefix prefix, boolean last) {
        return last ? ends(prefix) : relays(prefix);
    }

    private static Set<Stop> ends(Prefix prefix) {
        Set<Stop> stops = EnumSet.noneOf(Stop.class);
        addIf(prefix, Modifier.MOVE, Stop.EMPTY, stops);
        addIf(prefix, Modifier.CAPTURE, Stop.TAKE_ENEMY, stops);
        addIf(prefix, Modifier.FRIEND, Stop.TAKE_FRIEND, stops);
        addIf(prefix, Modifier.EN_PASSANT, Stop.EN_PASSANT, stops);
        return stops.isEmpty() ? EnumSet.of(Stop.EMPTY, Stop.TAKE_ENEMY) : stops;
    }

    private static Set<Stop> relays(Prefix prefix) {
        Set<Stop> stops = EnumSet.noneOf(Stop.class);
        boolean over = prefix.has(Modifier.HOP) || prefix.has(Modifier.GRASSHOP) && !prefix.has(Modifier.TOGGLE);
        addIf(prefix, Modifier.MOVE, Stop.EMPTY, stops);
        addIf(prefix, Modifier.TOGGLE, Stop.EMPTY, stops);
        addIf(prefix, Modifier.CAPTURE, Stop.TAKE_ENEMY, stops);
        addIf(prefix, Modifier.FRIEND, Stop.TAKE_FRIEND, stops);
        if (over) {
            stops.add(Stop.OVER_FRIEND);
        }
        if (over && !prefix.has(Modifier.TEST)) {
            stops.add(Stop.OVER_ENEMY);
        }
        return stops.isEmpty() && !prefix.has(Modifier.EN_PASSANT) ? EMPTY : stops;
    }

    private static void addIf(Prefix prefix, Modifier modifier, Stop stop, Set<Stop> stops) {
        if (prefix.has(modifier)) {
            stops.add(stop);
        }
    }

    /// The legs of a movement; empty if the letters leave no move.
    ///
    /// @param stops possible contents of its last square
    /// @param range the most steps, 0 for no limit
    Optional<List<Leg>> legs(Prefix prefix, Set<Stop> stops, Step step, int range, boolean last) {
        boolean around = prefix.has(Modifier.AROUND);
        boolean neighbour = Math.max(Math.abs(step.dx()), Math.abs(step.dy())) == 1;
        boolean jumps = prefix.has(Modifier.JUMP);
        boolean hops = last && (prefix.has(Modifier.HOP) || prefix.has(Modifier.GRASSHOP));
        boolean stuck = neighbour && prefix.has(Modifier.LAME) && dialect == Dialect.XBOARD;
        if (stops.isEmpty() || stuck || range == 1 && (hops || neighbour && jumps)) {
            return Optional.empty();
        }
        if (!neighbour && (jumps || prefix.has(Modifier.LAME))) {
            if (range != 1 || hops) {
                throw refusal.of("n or j on a ride of such leaps", "not supported: write its steps as legs");
            }
            return Optional.of(overPath(step, jumps, stops, around));
        }
        Leg plain = new Leg(step.dx(), step.dy(), jumps ? 1 : 0, range, stops, around);
        return Optional.of(hops ? hop(plain, prefix.has(Modifier.GRASSHOP)) : List.of(plain));
    }

    /// A leap over squares that must be empty, or over one that must not.
    private List<Leg> overPath(Step step, boolean jumps, Set<Stop> stops, boolean around) {
        List<Step> path = dialect == Dialect.XBOARD ? List.of(middle(step)) : step.path();
        if (jumps && path.size() > 1) {
            throw refusal.of(
                    "j on a leap over " + path.size() + " squares",
                    "not supported in a move of several legs: j on D, N or A is");
        }
        List<Leg> legs = new ArrayList<>();
        Step at = new Step(0, 0);
        for (Step square : path) {
            legs.add(leap(at, square, jumps ? HURDLE : EMPTY, around));
            at = square;
        }
        legs.add(leap(at, step, stops, around));
        return legs;
    }

    private static Leg leap(Step from, Step to, Set<Stop> stops, boolean around) {
        return new Leg(to.dx() - from.dx(), to.dy() - from.dy(), 0, 1, stops, around);
    }

    /// The one square that XBoard tests: half way, rounded towards the start.
    private static Step middle(Step step) {
        return new Step(step.dx() / 2, step.dy() / 2);
    }

    private List<Leg> hop(Leg plain, boolean grasshop) {
        if (plain.max() != 0 && !grasshop) {
            throw refusal.of(
                    "p on a ride of a few steps",
                    "not supported in a move of several legs: p on rides without limit is");
        }
        int before = Math.max(0, plain.max() - 1);
        Leg hurdle = new Leg(plain.dx(), plain.dy(), plain.skip(), before, HURDLE, plain.around());
        return List.of(hurdle, new Leg(plain.dx(), plain.dy(), 0, grasshop ? 1 : 0, plain.stops(), plain.around()));
    }
}
