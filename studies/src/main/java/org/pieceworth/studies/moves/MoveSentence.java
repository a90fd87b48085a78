package org.pieceworth.studies.moves;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Leg;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.movement.Step;
import org.pieceworth.rules.movement.Stop;

/// The moves of a piece in a sentence, on a board of squares: `Moves one square orthogonally or diagonally forward.`
final class MoveSentence {

    private static final int FEW_PATHS = 3;
    private static final String THEN = " and then ";

    /// Moves with the same conditions.
    private record Use(boolean initial, Modality modality) {}

    /// The first part of a move of several parts, and the others in words.
    private record Path(MovePhrase first, String before, String after) {

        String in(Set<Step> steps) {
            return before + first.in(steps) + after;
        }
    }

    private static final Comparator<MovePhrase> ORDER = Comparator.comparing((MovePhrase each) -> each.small() > 0)
            .thenComparingInt(MovePhrase::large)
            .thenComparingInt(MovePhrase::small)
            .thenComparing(MovePhrase::kind)
            .thenComparingInt(MovePhrase::max)
            .thenComparing(MovePhrase::around);
    private static final Comparator<Step> CLOCKWISE =
            Comparator.comparingInt(Step::dx).thenComparingInt(Step::dy);

    private final Map<Use, Map<MovePhrase, Set<Step>>> rays = new LinkedHashMap<>();
    private final Map<Use, Map<Path, Set<Step>>> paths = new LinkedHashMap<>();
    private boolean castles;

    private MoveSentence(Movement movement) {
        for (Ray ray : movement.rays()) {
            rays.computeIfAbsent(new Use(ray.initial(), ray.modality()), _ -> new TreeMap<>(ORDER))
                    .computeIfAbsent(
                            MovePhrase.of(ray.kind(), ray.step(), ray.max(), ray.around()),
                            _ -> new TreeSet<>(CLOCKWISE))
                    .add(ray.step());
        }
        for (CompoundMove move : movement.compounds()) {
            switch (move) {
                case BentRide ride ->
                    add(
                            new Use(ride.initial(), ride.modality()),
                            new Path(
                                    MovePhrase.of(ride.kind(), ride.step(0), 1, ride.around()),
                                    "by a ride that turns after each step (",
                                    ")"),
                            ride.step(0));
                case MultiLeg legs ->
                    add(
                            new Use(legs.initial(), modality(legs.legs())),
                            path(legs.legs()),
                            legs.legs().getFirst().step());
                case Castling _ -> castles = true;
            }
        }
    }

    static String of(Movement movement) {
        if (movement.rays().isEmpty() && movement.straight()) {
            return "Does not move.";
        }
        List<Ray> usual = movement.rays().stream().filter(ray -> !ray.initial()).toList();
        boolean onlyForward = movement.straight()
                && usual.stream()
                        .allMatch(
                                ray -> ray.modality().quiet() && ray.modality().capture() == ray.dy() > 0)
                && usual.stream().anyMatch(ray -> ray.dy() > 0)
                && usual.stream().anyMatch(ray -> ray.dy() <= 0);
        return onlyForward
                ? new MoveSentence(new Movement(movement.rays().stream()
                                .map(ray -> ray.initial() ? ray : bothWays(ray))
                                .toList()))
                        .text("captures only forward")
                : new MoveSentence(movement).text("");
    }

    private static Ray bothWays(Ray ray) {
        return new Ray(ray.kind(), ray.dx(), ray.dy(), ray.max(), new Modality(true, true, false), false, ray.around());
    }

    private void add(Use use, Path path, Step step) {
        paths.computeIfAbsent(use, _ -> new LinkedHashMap<>())
                .computeIfAbsent(path, _ -> new TreeSet<>(CLOCKWISE))
                .add(step);
    }

    /// A move with a capture on its way is a capture, also with an empty square at its end.
    private static Modality modality(List<Leg> legs) {
        Set<Stop> end = legs.getLast().stops();
        boolean before = legs.subList(0, legs.size() - 1).stream().anyMatch(MoveSentence::takes);
        boolean taking = end.contains(Stop.TAKE_ENEMY) || end.contains(Stop.TAKE_FRIEND);
        return new Modality(end.contains(Stop.EMPTY) && !before, taking || before, end.contains(Stop.EN_PASSANT));
    }

    private static boolean takes(Leg leg) {
        return !leg.stops().contains(Stop.EMPTY)
                && (leg.stops().contains(Stop.TAKE_ENEMY) || leg.stops().contains(Stop.TAKE_FRIEND));
    }

    private static Path path(List<Leg> legs) {
        StringBuilder after = new StringBuilder(content(legs.getFirst()));
        for (int i = 1; i < legs.size(); i++) {
            Leg leg = legs.get(i);
            after.append(THEN)
                    .append(phrase(leg).in(everywhere(leg.step())))
                    .append(turn(legs.get(i - 1).step(), leg.step()))
                    .append(content(leg));
        }
        return new Path(phrase(legs.getFirst()), "", after.toString());
    }

    private static MovePhrase phrase(Leg leg) {
        RayKind kind = leg.skip() > 0 ? RayKind.SKI : leg.max() == 1 ? RayKind.LEAP : RayKind.SLIDE;
        return MovePhrase.of(kind, leg.step(), leg.max(), leg.around());
    }

    private static String content(Leg leg) {
        boolean over = leg.stops().contains(Stop.OVER_ENEMY) || leg.stops().contains(Stop.OVER_FRIEND);
        return over ? " over a piece" : takes(leg) ? " (capturing)" : "";
    }

    private static String turn(Step before, Step after) {
        int along = before.dx() * after.dx() + before.dy() * after.dy();
        boolean straight = before.dx() * after.dy() == before.dy() * after.dx();
        return straight
                ? along > 0 ? " straight on" : " back"
                : along == 0 ? " at a right angle" : along > 0 ? " outward" : " inward";
    }

    private static Set<Step> everywhere(Step step) {
        Set<Step> all = new TreeSet<>(CLOCKWISE);
        for (int quarter = 0; quarter < 4; quarter++) {
            all.add(step.turned(quarter));
            all.add(new Step(step.dy(), step.dx()).turned(quarter));
        }
        return all;
    }

    private String text(String remark) {
        List<String> clauses = new ArrayList<>();
        for (boolean initial : new boolean[] {false, true}) {
            Map<String, List<String>> by = new LinkedHashMap<>();
            Set<Use> uses = new LinkedHashSet<>(rays.keySet());
            uses.addAll(paths.keySet());
            uses.stream()
                    .filter(use -> use.initial() == initial)
                    .forEach(use -> by.computeIfAbsent(use.modality().letters(), _ -> new ArrayList<>())
                            .addAll(phrases(use)));
            String before = initial ? "on its first move also " : by.containsKey("mc") ? "moves " : "";
            for (String letters : List.of("mc", "m", "c")) {
                List<String> phrases = by.getOrDefault(letters, List.of());
                if (!phrases.isEmpty()) {
                    clauses.add(clause(before, letters, DirectionWords.either(phrases)));
                    before = initial || before.isEmpty() ? before : "also ";
                }
            }
            if (!initial && by.size() == 1 && !by.containsKey("mc")) {
                clauses.add(by.containsKey("m") ? "never captures" : "moves only to capture");
            }
        }
        if (!remark.isEmpty()) {
            clauses.add(1, remark);
        }
        if (castles) {
            clauses.add("may castle");
        }
        String text = String.join("; ", clauses);
        return Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
    }

    private static String clause(String before, String letters, String phrases) {
        if (before.isEmpty()) {
            return letters.equals("c") ? "captures " + phrases : "moves " + phrases + ", without capturing";
        }
        return before
                + phrases
                + switch (letters) {
                    case "m" -> ", without capturing";
                    case "c" -> ", only to capture";
                    default -> "";
                };
    }

    private List<String> phrases(Use use) {
        List<String> phrases = new ArrayList<>();
        String passing =
                !use.modality().enPassant() ? "" : use.modality().capture() ? " (also en passant)" : " en passant only";
        rays.getOrDefault(use, Map.of()).forEach((phrase, steps) -> phrases.add(phrase.in(steps) + passing));
        Map<Path, Set<Step>> bent = paths.getOrDefault(use, Map.of());
        if (bent.size() > FEW_PATHS) {
            phrases.add("by several steps in turn");
        } else {
            bent.forEach((path, steps) -> addPath(path.in(steps), phrases));
        }
        return phrases;
    }

    /// A path whose first step is a move, too, continues that move.
    private static void addPath(String path, List<String> phrases) {
        int step = path.indexOf(THEN);
        int known = step < 0 ? -1 : phrases.indexOf(path.substring(0, step));
        if (known < 0) {
            phrases.add(path);
        } else {
            phrases.set(known, path.replaceFirst(THEN, " and may go on "));
        }
    }
}
