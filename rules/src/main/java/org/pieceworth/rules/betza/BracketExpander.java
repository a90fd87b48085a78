package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Leg;
import org.pieceworth.rules.movement.Step;

/// Follows legs between brackets through every direction that they can take.
///
/// Directions before the brackets choose among whole paths. A path that turns is one of eight, so that they are those
/// of an oblique atom: the steep paths are those whose first leg goes along the file, or which turn from a diagonal to
/// it. A path that never turns has the directions of its first leg.
final class BracketExpander {

    private static final Atom.Leaper OBLIQUE = new Atom.Leaper(1, 2);

    private final Component component;
    private final List<Atom.Link> links;
    private final Refusal refusal;
    private final LegShapes shapes;
    private final Onward onward;
    private final int before;
    private final List<Single> singles = new ArrayList<>();
    private final List<CompoundMove> moves = new ArrayList<>();

    /// A move that ends with its first leg.
    ///
    /// @param plain the leg by itself
    record Single(Component plain, Atom.Leaper leaper, Step step) {}

    /// A path so far.
    ///
    /// @param leaper of its first leg
    /// @param step of its first leg
    /// @param legs all legs so far; the move does not end with them
    /// @param heading of the last leg
    /// @param side of its first turn: 1 clockwise, −1 counterclockwise, 0 before it turns
    /// @param ends the moves that end on the way
    private record Path(
            Atom.Leaper leaper, Step step, List<Leg> legs, int heading, int side, List<CompoundMove> ends) {}

    /// @param before the number of moves of the components before it
    BracketExpander(Component component, Atom.Chain chain, Refusal refusal, int before) {
        this.component = component;
        this.links = chain.links();
        this.refusal = refusal;
        this.before = before;
        this.shapes = new LegShapes(Dialect.STANDARD, refusal);
        this.onward = new Onward(refusal);
    }

    void follow() {
        Atom.Link first = links.getFirst();
        for (Atom.Leaper leaper : first.atom().leapers()) {
            for (Step step : Compass.steps(leaper)) {
                if (Directions.keep(first.prefix().directions(), step.dx(), step.dy())) {
                    int heading = Onward.heading(leaper, Compass.point(leaper, step));
                    follow(0, step, new Path(leaper, step, List.of(), heading, 0, List.of()));
                }
            }
        }
    }

    boolean isEmpty() {
        return singles.isEmpty() && moves.isEmpty();
    }

    List<Single> singles() {
        return singles;
    }

    List<CompoundMove> moves() {
        return moves;
    }

    private void follow(int index, Step step, Path path) {
        Atom.Link link = links.get(index);
        boolean last = index == links.size() - 1;
        List<CompoundMove> ends = new ArrayList<>(path.ends());
        if (index > 0 && link.mayEnd()) {
            Prefix ending = ending(link);
            shapes.legs(ending, shapes.stops(ending, true), step, link.range(), true)
                    .ifPresent(legs -> ends.add(move(path.legs(), legs)));
        }
        if (last) {
            finish(path, ends);
            return;
        }
        Prefix passing = with(link.prefix(), around());
        shapes.legs(passing, shapes.stops(passing, false), step, link.range(), false)
                .ifPresent(legs -> goOn(
                        index + 1,
                        new Path(
                                path.leaper(),
                                path.step(),
                                joined(path.legs(), legs),
                                path.heading(),
                                path.side(),
                                ends)));
    }

    private void goOn(int index, Path path) {
        Atom.Link link = links.get(index);
        for (Onward.Turn turn : onward.from(path.heading(), link)) {
            int side = path.side() == 0 ? Integer.signum(turn.angle()) * (turn.isBack() ? 0 : 1) : path.side();
            follow(
                    index,
                    turn.step(),
                    new Path(path.leaper(), path.step(), path.legs(), turn.heading(), side, path.ends()));
        }
    }

    /// Directions choose whole paths only, so that the moves on the way belong to every path that goes on from them.
    private void finish(Path path, List<CompoundMove> ends) {
        Step whole = whole(path);
        if (!Directions.keep(component.directions(), whole.dx(), whole.dy())) {
            return;
        }
        if (links.getFirst().mayEnd()) {
            Atom.Link first = links.getFirst();
            Set<Modifier> initial = component.has(Modifier.INITIAL) ? EnumSet.of(Modifier.INITIAL) : Set.of();
            singles.add(new Single(
                    new Component(
                            List.of(with(ending(first), initial)),
                            first.atom(),
                            first.range(),
                            component.begin(),
                            component.end()),
                    path.leaper(),
                    path.step()));
        }
        moves.addAll(ends);
        if (before + moves.size() > LegExpander.MAX_MOVES) {
            throw refusal.of(
                    "more than " + LegExpander.MAX_MOVES + " paths", "expected fewer legs, or directions for them");
        }
    }

    private static Step whole(Path path) {
        int point = Compass.point(path.leaper(), path.step());
        if (path.leaper().oblique()) {
            return Compass.towards(OBLIQUE, point);
        }
        return path.side() == 0
                ? Compass.straight(1, point)
                : Compass.towards(OBLIQUE, Math.floorMod(path.side() > 0 ? point : point - 1, Compass.POINTS));
    }

    private MultiLeg move(List<Leg> legs, List<Leg> more) {
        return new MultiLeg(joined(legs, more), component.has(Modifier.INITIAL));
    }

    private static List<Leg> joined(List<Leg> legs, List<Leg> more) {
        List<Leg> all = new ArrayList<>(legs);
        all.addAll(more);
        return all;
    }

    /// The letters of a leg that may end the move, with those before the brackets.
    private Prefix ending(Atom.Link link) {
        Set<Modifier> whole = EnumSet.noneOf(Modifier.class);
        whole.addAll(component.modifiers());
        whole.remove(Modifier.INITIAL);
        return with(link.prefix(), whole);
    }

    private Set<Modifier> around() {
        return component.has(Modifier.AROUND) ? EnumSet.of(Modifier.AROUND) : Set.of();
    }

    private static Prefix with(Prefix prefix, Set<Modifier> more) {
        Set<Modifier> all = EnumSet.noneOf(Modifier.class);
        all.addAll(prefix.modifiers());
        all.addAll(more);
        return new Prefix(prefix.directions(), all);
    }
}
