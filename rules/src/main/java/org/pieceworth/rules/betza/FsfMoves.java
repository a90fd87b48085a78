package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.rules.betza.FsfEntry.Slot;
import org.pieceworth.rules.betza.FsfEntry.Style;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.movement.Step;

/// The moves that Fairy-Stockfish makes of atoms.
///
/// It stores one limit for each kind of move (leap, slide, hop), direction, and quiet move or capture, so that a later
/// atom overwrites an earlier one; and it has tables for few of them: slides of W, F and N, hops of W and F, lame leaps
/// of D, N, A and Z. Other atoms are read but yield no moves.
final class FsfMoves {

    private static final Atom.Leaper KNIGHT = new Atom.Leaper(1, 2);
    private static final Set<Atom.Leaper> RIDERS = Set.of(Atoms.WAZIR, Atoms.FERZ, KNIGHT);
    private static final Set<Atom.Leaper> HOPPERS = Set.of(Atoms.WAZIR, Atoms.FERZ);
    private static final Set<Atom.Leaper> LAME_LEAPERS =
            Set.of(new Atom.Leaper(0, 2), KNIGHT, new Atom.Leaper(2, 2), Atoms.ZEBRA);

    private final Map<Slot, FsfEntry> entries = new LinkedHashMap<>();
    private final Set<String> remarks = new LinkedHashSet<>();

    /// @param rider whether it rides: R, B, Q, a doubled letter, a digit
    /// @param limit the digit; without one 1 under g, else 0
    void add(Prefix prefix, Atom atom, boolean rider, int limit) {
        boolean hops = prefix.has(Modifier.HOP) || prefix.has(Modifier.GRASSHOP);
        boolean lame = prefix.has(Modifier.LAME) && !rider;
        Style style = hops ? Style.HOP : rider ? Style.SLIDE : Style.LEAP;
        for (Atom.Leaper leaper : atom.leapers()) {
            note(style, lame, leaper);
            boolean splits = atom.leapers().size() == 1 && leaper.orthogonal();
            for (Step step : Compass.steps(leaper)) {
                if (keeps(prefix.directions(), splits, leaper, step)) {
                    put(style, step, lame ? FsfEntry.LAME : limit, prefix);
                }
            }
        }
        if (prefix.has(Modifier.INITIAL) && !prefix.has(Modifier.MOVE)) {
            remarks.add("i has no captures");
        }
    }

    Set<String> remarks() {
        return remarks;
    }

    private void note(Style style, boolean lame, Atom.Leaper leaper) {
        if (style == Style.SLIDE && !RIDERS.contains(leaper)) {
            remarks.add("riders on atoms other than W, F and N have no move");
        }
        if (style == Style.HOP && !HOPPERS.contains(leaper)) {
            remarks.add("hoppers on atoms other than W and F have no move");
        }
        if (lame && (style == Style.HOP || !LAME_LEAPERS.contains(leaper))) {
            remarks.add("n on anything but N, A, Z and D has no move");
        }
    }

    private void put(Style style, Step step, int limit, Prefix prefix) {
        boolean unsaid = !prefix.has(Modifier.MOVE) && !prefix.has(Modifier.CAPTURE);
        boolean initial = prefix.has(Modifier.INITIAL);
        if (unsaid || prefix.has(Modifier.MOVE)) {
            put(new Slot(style, step, false, initial), new FsfEntry(limit, false));
        }
        if (unsaid || prefix.has(Modifier.CAPTURE)) {
            put(new Slot(style, step, true, initial), new FsfEntry(limit, prefix.has(Modifier.EN_PASSANT)));
        }
    }

    private void put(Slot slot, FsfEntry entry) {
        FsfEntry known = entries.put(slot, entry);
        if (known != null && !known.equals(entry)) {
            remarks.add("of two ranges for one direction the last counts");
        }
    }

    Movement movement() {
        List<Ray> rays = new ArrayList<>();
        entries.forEach((slot, entry) -> {
            if (!slot.capture() || !slot.initial()) {
                ray(slot, entry).ifPresent(rays::add);
            }
        });
        for (boolean capture : new boolean[] {false, true}) {
            rays.addAll(new FsfLines(entries, capture, false).rays());
        }
        rays.addAll(new FsfLines(entries, false, true).rays());
        return new Movement(rays);
    }

    private Optional<Ray> ray(Slot slot, FsfEntry entry) {
        Atom.Leaper leaper = Atom.Leaper.of(slot.step().dx(), slot.step().dy());
        return switch (slot.style()) {
            case LEAP -> leap(slot, entry, leaper);
            case SLIDE -> RIDERS.contains(leaper) ? Optional.of(slide(slot, entry)) : Optional.empty();
            case HOP -> HOPPERS.contains(leaper) ? hop(slot, entry) : Optional.empty();
        };
    }

    private static Optional<Ray> leap(Slot slot, FsfEntry entry, Atom.Leaper leaper) {
        if (entry.limit() != FsfEntry.LAME) {
            return Optional.of(ray(RayKind.LEAP, 1, slot, entry));
        }
        return LAME_LEAPERS.contains(leaper) ? Optional.of(ray(RayKind.LAME, 1, slot, entry)) : Optional.empty();
    }

    /// A slide is restricted to squares that any atom of its kind can reach, so that a hop along the same line
    /// lengthens it.
    private Ray slide(Slot slot, FsfEntry entry) {
        int max = FsfEntry.longer(entry.limit(), hopLength(slot));
        return ray(max == 1 ? RayKind.LEAP : RayKind.SLIDE, max, slot, entry);
    }

    private Optional<Ray> hop(Slot slot, FsfEntry entry) {
        if (entry.limit() == FsfEntry.LAME) {
            return Optional.empty();
        }
        if (entry.limit() == 1) {
            return Optional.of(ray(RayKind.GRASSHOP, 0, slot, entry));
        }
        FsfEntry slide = entries.get(new Slot(Style.SLIDE, slot.step(), slot.capture(), slot.initial()));
        int max = slide == null ? entry.limit() : FsfEntry.longer(entry.limit(), slide.limit());
        return Optional.of(ray(RayKind.HOP, max, slot, entry));
    }

    /// The longest hop along the slot's line: 1 if there is none, 0 without limit.
    private int hopLength(Slot slot) {
        FsfEntry hop = entries.get(new Slot(Style.HOP, slot.step(), slot.capture(), slot.initial()));
        if (hop == null || hop.limit() == FsfEntry.LAME) {
            return 1;
        }
        return hop.limit() == 1 ? 0 : hop.limit();
    }

    private static Ray ray(RayKind kind, int max, Slot slot, FsfEntry entry) {
        Modality modality = new Modality(!slot.capture(), slot.capture(), entry.enPassant());
        return new Ray(kind, slot.step().dx(), slot.step().dy(), max, modality, slot.initial(), false);
    }

    /// Each of the eight points corresponds to a set of direction pairs; the points of an orthogonal or diagonal step
    /// coincide by twos. A pair before a single orthogonal atom is read letter by letter.
    private static boolean keeps(List<String> directions, boolean splits, Atom.Leaper leaper, Step step) {
        if (directions.isEmpty()) {
            return true;
        }
        Set<String> pairs = new LinkedHashSet<>();
        for (String pair : directions) {
            if (splits && pair.charAt(0) != pair.charAt(1)) {
                pairs.add(pair.substring(0, 1).repeat(2));
                pairs.add(pair.substring(1).repeat(2));
            } else {
                pairs.add(pair);
            }
        }
        for (int point = 0; point < Compass.POINTS; point++) {
            if (Compass.turn(new Step(leaper.small(), leaper.large()), point).equals(step)
                    && NAMES.get(point).stream().anyMatch(pairs::contains)) {
                return true;
            }
        }
        return false;
    }

    /// The direction pairs of each point, clockwise from the steep one forward right.
    private static final List<Set<String>> NAMES = List.of(
            Set.of("ff", "vv", "rf", "rv", "fh", "rh", "hr"),
            Set.of("rr", "ss", "fr", "fs", "fh", "rh", "hl"),
            Set.of("rr", "ss", "br", "bs", "bh", "rh", "hr"),
            Set.of("bb", "vv", "rb", "rv", "bh", "rh", "hl"),
            Set.of("bb", "vv", "lb", "lv", "bh", "lh", "hr"),
            Set.of("ll", "ss", "bl", "bs", "bh", "lh", "hl"),
            Set.of("ll", "ss", "fl", "fs", "fh", "lh", "hr"),
            Set.of("ff", "vv", "lf", "lv", "fh", "lh", "hl"));
}
