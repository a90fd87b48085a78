package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Leg;
import org.pieceworth.rules.movement.Step;

/// Follows the legs of a component through every direction that they can take, to moves whose legs have directions of
/// the board.
///
/// Later legs turn by the eight-point compass, from the direction of the leg before. The standard dialect and
/// XBoard's differ for an oblique atom there: in the standard one it takes its own steps, in XBoard's it
/// moves the length of its longer leg along a file, rank or diagonal.
final class LegExpander {

    /// The most moves of all components of a piece together.
    static final int MAX_MOVES = 5000;

    private final Component component;
    private final Dialect dialect;
    private final Refusal refusal;
    private final LegShapes shapes;
    private final int before;
    private final List<CompoundMove> moves = new ArrayList<>();

    /// @param before the number of moves of the components before it
    LegExpander(Component component, Dialect dialect, Refusal refusal, int before) {
        this.before = before;
        this.component = component;
        this.dialect = dialect;
        this.refusal = refusal;
        this.shapes = new LegShapes(dialect, refusal);
    }

    /// Follows all moves that begin with that step of the atom.
    void start(Atom.Leaper leaper, Step step, int point) {
        boolean rider = component.atom() instanceof Atom.Compound compound && compound.rides();
        follow(0, leaper, new Heading(step, point), new Reach(component.range(), rider), List.of());
    }

    /// Adds the capture of friends by a single leg.
    void startTakingFriends(Atom.Leaper leaper, Step step) {
        shapes.legs(component.legs().getFirst(), LegShapes.FRIENDS, step, component.range(), true)
                .ifPresent(this::add);
    }

    List<CompoundMove> moves() {
        return moves;
    }

    /// The step of a leg and its point of the compass.
    private record Heading(Step step, int point) {}

    private void follow(int index, Atom.Leaper leaper, Heading heading, Reach reach, List<Leg> before) {
        Prefix prefix = component.legs().get(index);
        boolean last = index == component.legs().size() - 1;
        List<Leg> legs = new ArrayList<>(before);
        shapes.legs(prefix, shapes.stops(prefix, last), heading.step(), reach.range(), last)
                .ifPresent(more -> {
                    legs.addAll(more);
                    if (last) {
                        add(legs);
                    } else {
                        goOn(index + 1, leaper, heading.point(), reach.behind(prefix, leaper, dialect), legs);
                    }
                });
    }

    private void goOn(int index, Atom.Leaper leaper, int point, Reach reach, List<Leg> before) {
        boolean eightfold = leaper.oblique()
                || component.atom() instanceof Atom.Compound compound
                        && compound.leapers().size() > 1;
        int onwards = Compass.onwards(component.legs().get(index).directions(), eightfold, point);
        for (int next = 0; next < Compass.POINTS; next++) {
            if ((onwards & 1 << next) != 0) {
                Step step = dialect == Dialect.XBOARD
                        ? Compass.straight(leaper.large(), next)
                        : Compass.towards(leaper, next);
                follow(index, leaper, new Heading(step, next), reach, before);
            }
        }
    }

    private void add(List<Leg> legs) {
        moves.add(new MultiLeg(legs, component.has(Modifier.INITIAL)));
        if (before + moves.size() > MAX_MOVES) {
            throw refusal.of("more than " + MAX_MOVES + " paths", "expected fewer legs, or directions for them");
        }
    }

    /// The range of a leg.
    ///
    /// @param range the most steps, 0 for no limit
    /// @param rider whether the atom's letter is one of R, B, Q just now
    private record Reach(int range, boolean rider) {

        /// The reach of the next leg: y and g change a leap to a ride without limit, and a ride to a leap. XBoard swaps
        /// W, F, K with R, B, Q and drops the number, so that a ride of a few steps turns into one without
        /// limit.
        Reach behind(Prefix prefix, Atom.Leaper leaper, Dialect dialect) {
            if (!prefix.has(Modifier.TOGGLE) && !prefix.has(Modifier.GRASSHOP)) {
                return this;
            }
            boolean letterRides = leaper.large() == 1 && !rider;
            boolean unlimited = range == 1 || dialect == Dialect.XBOARD && letterRides;
            return new Reach(unlimited ? 0 : 1, letterRides);
        }
    }
}
