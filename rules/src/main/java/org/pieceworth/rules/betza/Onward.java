package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.movement.Step;

/// The possible directions of a leg between brackets after another.
///
/// The leg before counts as forward. Without letters a leg goes outward: in the directions of its atom that
/// are nearest to the last one, so straight on if it can, else to both sides. Letters before K and Q, and
/// before an oblique atom after an oblique one, are points of the [Compass], as for legs after `a`. Before
/// other atoms they have their meanings of a first leg; an orthogonal atom after a diagonal leg then has four
/// directions aslant, as a diagonal atom has.
final class Onward {

    /// Headings are sixteenths of a circle, clockwise from forward: the points of the compass, and between them the
    /// steps of oblique atoms.
    static final int HEADINGS = 16;

    private final Refusal refusal;

    Onward(Refusal refusal) {
        this.refusal = refusal;
    }

    /// A direction of a leg.
    ///
    /// @param step its step on the board
    /// @param heading its sixteenth of a circle
    /// @param angle from the leg before, −7 to 8 sixteenths
    record Turn(Step step, int heading, int angle) {

        boolean isBack() {
            return angle == HEADINGS / 2;
        }
    }

    static int heading(Atom.Leaper leaper, int point) {
        return 2 * point + (leaper.oblique() ? 1 : 0);
    }

    List<Turn> from(int heading, Atom.Link link) {
        List<Turn> all = all(heading, link.atom());
        List<String> directions = link.prefix().directions();
        if (directions.isEmpty()) {
            return nearest(all, 0);
        }
        boolean slanted = heading % 2 == 1;
        boolean compound = link.atom().leapers().size() > 1;
        Atom.Leaper leaper = link.atom().leapers().getFirst();
        if (slanted && !leaper.oblique()) {
            return behindOblique(all, directions);
        }
        int points = Compass.points(Compass.split(String.join("", directions)));
        return all.stream()
                .filter(turn -> compound || slanted
                        ? (points & 1 << Math.floorMod(turn.angle(), HEADINGS) / 2) != 0
                        : keeps(directions, leaper, turn))
                .toList();
    }

    private static boolean keeps(List<String> directions, Atom.Leaper leaper, Turn turn) {
        int point = Math.floorMod(turn.angle(), HEADINGS) / 2;
        Step seen = leaper.oblique() ? Compass.towards(leaper, point) : Compass.straight(1, point);
        return Directions.keep(directions, seen.dx(), seen.dy());
    }

    /// Left and right are not told apart there: they would be two of sixteen paths, not of eight.
    private List<Turn> behindOblique(List<Turn> all, List<String> directions) {
        String letters = String.join("", directions);
        if (letters.equals("f")) {
            return nearest(all, 0);
        }
        if (letters.equals("b")) {
            return nearest(all, HEADINGS / 2);
        }
        throw refusal.of(letters + " on a leg after an oblique one", "not supported: expected f or b there");
    }

    private static List<Turn> all(int heading, Atom atom) {
        List<Turn> all = new ArrayList<>();
        for (Atom.Leaper leaper : atom.leapers()) {
            for (Step step : Compass.steps(leaper)) {
                int towards = heading(leaper, Compass.point(leaper, step));
                int angle = Math.floorMod(towards - heading, HEADINGS);
                all.add(new Turn(step, towards, angle > HEADINGS / 2 ? angle - HEADINGS : angle));
            }
        }
        return all;
    }

    private static List<Turn> nearest(List<Turn> all, int angle) {
        int least = all.stream().mapToInt(turn -> away(turn, angle)).min().orElse(0);
        return all.stream().filter(turn -> away(turn, angle) == least).toList();
    }

    private static int away(Turn turn, int angle) {
        return Math.abs(angle - Math.abs(turn.angle()));
    }
}
