package org.pieceworth.valuation.universal;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.movement.Stop;

/// The attacks of a piece, sorted by the source's categories; parts that the source does not mention are
/// separate, with a note.
///
/// @param pairs slid along both ways to the edge
/// @param oneWay slides to the edge whose opposite is missing
/// @param limited slides that end before the edge; only their ideal value is defined
/// @param leaps leaps of one step
/// @param others oblique rides and other ones, likewise
/// @param compounds rides that bend and moves of several legs, likewise
/// @param notes a line each
record AttackParts(
        Set<DirectionPair> pairs,
        List<Ray> oneWay,
        List<Ray> limited,
        List<Ray> leaps,
        List<Ray> others,
        List<CompoundMove> compounds,
        List<String> notes) {

    private static final Modality BOTH = new Modality(true, true, false);
    private static final int KNIGHT_LEAPS = 8;

    static AttackParts of(Movement movement, SquareBoard board) {
        Map<DirectionPair, List<Ray>> slides = new EnumMap<>(DirectionPair.class);
        AttackParts parts = new AttackParts(
                EnumSet.noneOf(DirectionPair.class),
                new ArrayList<>(),
                new ArrayList<>(),
                new ArrayList<>(),
                new ArrayList<>(),
                new ArrayList<>(),
                new ArrayList<>());
        movement.compounds().forEach(parts::take);
        for (Ray ray : movement.rays()) {
            if (ray.initial()) {
                parts.note("its initial moves are not counted");
            } else if (ray.modality().capture()) {
                parts.sort(ray, slides, board);
            }
        }
        slides.forEach((pair, rays) -> {
            if (rays.size() == 2) {
                parts.pairs.add(pair);
            } else {
                parts.oneWay.addAll(rays);
                parts.note(
                        "it slides in one direction only and gets its share of the two-way slider's value, the only one"
                                + " that the source defines");
            }
        });
        if (movement.any(ray ->
                !ray.initial() && ray.modality().quiet() != ray.modality().capture())) {
            parts.note("its captures differ from its moves; the source counts the squares that it attacks");
        }
        return parts;
    }

    private void take(CompoundMove compound) {
        switch (compound) {
            case BentRide ride -> {
                if (!ride.initial() && ride.modality().capture()) {
                    takeBeyondTheSource(ride, "a ride that bends counts");
                }
            }
            case MultiLeg move -> {
                if (!move.initial() && takes(move)) {
                    takeBeyondTheSource(move, "moves of several legs count");
                }
            }
            case Castling _ -> note("castling is not counted");
        }
    }

    private static boolean takes(MultiLeg move) {
        return move.legs().stream().anyMatch(leg -> leg.stops().contains(Stop.TAKE_ENEMY));
    }

    private void takeBeyondTheSource(CompoundMove compound, String what) {
        note(what
                + " the squares attacked on an empty board: the ideal value, too high since it can be blocked; the source"
                + " has no such sliders");
        compounds.add(compound);
    }

    private void sort(Ray ray, Map<DirectionPair, List<Ray>> slides, SquareBoard board) {
        switch (ray.kind()) {
            case LEAP -> leaps.add(plain(ray, 1));
            case SLIDE -> slide(ray, slides, board);
            case LAME -> {
                note("lame leaps are counted as if their path were open");
                (ray.max() == 1 ? leaps : others).add(plain(ray, ray.max()));
            }
            case SKI -> {
                note("a jump over the first square counts only its squares: the ideal value, too high");
                others.add(ray);
            }
            case JUMP, HOP, GRASSHOP ->
                note("its hops are not counted: on an empty board there is nothing to hop over");
        }
    }

    private void slide(Ray ray, Map<DirectionPair, List<Ray>> slides, SquareBoard board) {
        boolean straight = Math.max(Math.abs(ray.dx()), Math.abs(ray.dy())) == 1;
        int longest = Math.max(board.files(), board.ranks()) - 1;
        if (ray.max() == 1) {
            leaps.add(plain(ray, 1));
        } else if (straight && (ray.max() == 0 || ray.max() >= longest)) {
            for (DirectionPair pair : DirectionPair.values()) {
                if (pair.holds(ray)) {
                    slides.computeIfAbsent(pair, _ -> new ArrayList<>()).add(ray);
                }
            }
        } else if (straight) {
            limited.add(plain(ray, ray.max()));
        } else {
            note("an oblique ride counts its ideal value, too high since it can be blocked; the source has no sliders"
                    + " except in the eight directions");
            others.add(plain(ray, ray.max()));
        }
    }

    /// A ray with these squares, without the properties that the source does not count.
    private static Ray plain(Ray ray, int max) {
        return new Ray(max == 1 ? RayKind.LEAP : RayKind.SLIDE, ray.dx(), ray.dy(), max, BOTH, false, ray.around());
    }

    private void note(String note) {
        if (!notes.contains(note)) {
            notes.add(note);
        }
    }

    boolean slides() {
        return !pairs.isEmpty() || !oneWay.isEmpty() || !limited.isEmpty();
    }

    /// True if the piece has only slides to the edge.
    boolean onlySlides() {
        return limited.isEmpty() && leaps.isEmpty() && others.isEmpty() && compounds.isEmpty();
    }

    /// Everything but sliders in pairs.
    List<Ray> unpaired() {
        List<Ray> rays = new ArrayList<>(oneWay);
        rays.addAll(limited);
        rays.addAll(leaps);
        rays.addAll(others);
        return rays;
    }

    /// These parts with every limited slide going on to the edge.
    AttackParts unlimited() {
        Set<DirectionPair> both = EnumSet.copyOf(pairs);
        List<Ray> rest = new ArrayList<>(oneWay);
        for (Ray ray : limited) {
            Ray slide = plain(ray, 0);
            if (rest.stream().noneMatch(other -> sameWay(other, slide))) {
                rest.add(slide);
            }
        }
        for (DirectionPair pair : DirectionPair.values()) {
            if (rest.stream().filter(pair::holds).count() == 2) {
                both.add(pair);
                rest.removeIf(pair::holds);
            }
        }
        return new AttackParts(both, rest, List.of(), leaps, others, compounds, List.of());
    }

    /// These parts with a single step for every slide.
    Movement stepped() {
        List<Ray> rays = new ArrayList<>(leaps);
        rays.addAll(others);
        oneWay.forEach(ray -> rays.add(plain(ray, 1)));
        limited.forEach(ray -> rays.add(plain(ray, 1)));
        pairs.forEach(pair -> IdealAttack.rays(pair).forEach(ray -> rays.add(plain(ray, 1))));
        return new Movement(rays, compounds);
    }

    private static boolean sameWay(Ray one, Ray other) {
        return one.dx() == other.dx() && one.dy() == other.dy();
    }

    boolean nothing() {
        return !slides() && leaps.isEmpty() && others.isEmpty() && compounds.isEmpty();
    }

    boolean fullBishop() {
        return pairs.containsAll(SliderClass.BISHOP.pairs());
    }

    boolean fullRook() {
        return pairs.containsAll(SliderClass.ROOK.pairs());
    }

    boolean fullKnight() {
        return leaps.stream().filter(AttackParts::knightLeap).count() == KNIGHT_LEAPS;
    }

    static boolean knightLeap(Ray ray) {
        return Math.abs(ray.dx() * ray.dy()) == 2;
    }
}
