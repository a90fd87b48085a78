package org.pieceworth.valuation.fairystockfish;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;

/// A piece in the engine's representation: directions of leaps, rides and hops, for captures and for quiet
/// moves.
///
/// @param captures directions of captures
/// @param quiets directions of quiet moves
/// @param foreign why the engine cannot have the piece; empty when it can
/// @param notes properties ignored by the count; a line each
record EngineMoves(Directions captures, Directions quiets, List<String> foreign, List<String> notes) {

    /// Directions of one power.
    ///
    /// @param leaps number of leaps of one step, including lame ones
    /// @param rides number of rides of several steps
    /// @param ridePercent sum of the range percentages of these rides
    /// @param straightRides number of rides along files and ranks
    /// @param hops number of hops over a hurdle
    record Directions(int leaps, int rides, int ridePercent, int straightRides, int hops) {}

    private record Step(int dx, int dy) {}

    private static final int UNLIMITED = 100;
    private static final int LONGEST = 8;
    private static final int KNIGHT_STEP = 5;

    EngineMoves {
        foreign = List.copyOf(foreign);
        notes = List.copyOf(notes);
    }

    static EngineMoves of(Movement movement) {
        List<String> foreign = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        Counter captures = new Counter();
        Counter quiets = new Counter();
        for (Ray ray : movement.rays()) {
            if (ray.initial()) {
                note("its initial moves are not counted", notes);
            } else {
                foreign(ray, foreign);
                if (ray.modality().capture()) {
                    captures.add(ray);
                }
                if (ray.modality().quiet()) {
                    quiets.add(ray);
                }
            }
        }
        if (!movement.straight()) {
            note("the engine has no rides that bend and no moves of several legs", foreign);
        }
        return new EngineMoves(captures.directions(), quiets.directions(), foreign, notes);
    }

    private static void foreign(Ray ray, List<String> foreign) {
        if (ray.around()) {
            note("the engine has no o, and would silently ignore it", foreign);
        }
        switch (ray.kind()) {
            case JUMP, SKI -> note("the engine has no j, and would silently ignore it", foreign);
            case LEAP, LAME, SLIDE, HOP, GRASSHOP -> {
                boolean known = Math.max(Math.abs(ray.dx()), Math.abs(ray.dy())) == 1
                        || ray.dx() * ray.dx() + ray.dy() * ray.dy() == KNIGHT_STEP;
                if (ray.max() != 1 && !known) {
                    note("in the engine only the knight of all long leapers can ride", foreign);
                }
            }
        }
    }

    private static void note(String note, List<String> notes) {
        if (!notes.contains(note)) {
            notes.add(note);
        }
    }

    /// Leaps, lame ones too, are counted as leaps.
    int leaps() {
        return captures.leaps() + quiets.leaps();
    }

    /// Rides and hops.
    int sliders() {
        return captures.rides() + captures.hops() + quiets.rides() + quiets.hops();
    }

    /// The engine stores one range per step, so that a direction counts once in each kind.
    private static final class Counter {
        private final Map<Step, Integer> leaps = new HashMap<>();
        private final Map<Step, Integer> rides = new HashMap<>();
        private final Map<Step, Integer> hops = new HashMap<>();

        void add(Ray ray) {
            Step step = new Step(ray.dx(), ray.dy());
            switch (ray.kind()) {
                case HOP, GRASSHOP -> hops.put(step, 1);
                case LEAP, LAME, SLIDE, JUMP, SKI -> {
                    if (ray.max() == 1) {
                        leaps.put(step, 1);
                    } else {
                        rides.merge(step, percent(ray.max()), Math::max);
                    }
                }
            }
        }

        private static int percent(int range) {
            return range == 0 ? UNLIMITED : 2 * UNLIMITED * Math.min(range + 1, LONGEST) / (2 * LONGEST);
        }

        Directions directions() {
            int straight = (int) rides.keySet().stream()
                    .filter(step -> step.dx() == 0 || step.dy() == 0)
                    .count();
            return new Directions(
                    leaps.size(),
                    rides.size(),
                    rides.values().stream().mapToInt(Integer::intValue).sum(),
                    straight,
                    hops.size());
        }
    }
}
