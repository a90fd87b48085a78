package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.movement.Step;

/// Rays that differ only in direction and modality, of one leaper or of the two that K and Q join, and the shortest
/// text for them.
///
/// @param leapers the one, or both
/// @param atom the letter, or the two numbers between brackets
/// @param like a ray with the kind, range and restrictions of all of them
record SpelledFamily(List<Atom.Leaper> leapers, String atom, Ray like) {

    private static final Modality BOTH = new Modality(true, true, false);
    private static final Modality QUIET = new Modality(true, false, false);
    private static final Modality CAPTURE = new Modality(false, true, false);

    /// A text for some of the rays.
    ///
    /// @param alike true if all dialects read it alike
    record Part(String text, boolean alike) {

        static final Comparator<Part> BEST_FIRST = Comparator.comparing((Part part) -> !part.alike())
                .thenComparingInt(part -> part.text().length());

        Part and(Part other) {
            return new Part(text + other.text, alike && other.alike);
        }
    }

    /// The best text for the rays; empty if no letters keep exactly their directions.
    Optional<Part> spelled(List<Ray> rays, DirectionLetters letters) {
        Optional<Part> text = Optional.of(new Part("", true));
        for (Modality passing : List.of(
                new Modality(true, true, true),
                new Modality(true, false, true),
                new Modality(false, true, true),
                new Modality(false, false, true))) {
            int steps = steps(rays, List.of(passing));
            text = text.flatMap(known -> part(steps, passing, letters).map(known::and));
        }
        int quiet = steps(rays, List.of(BOTH, QUIET));
        int capture = steps(rays, List.of(BOTH, CAPTURE));
        Optional<Part> plain = plain(quiet, capture, letters);
        return text.flatMap(known -> plain.map(known::and));
    }

    /// The rays and those that change nothing, since others of the movement make their moves: more directions may have
    /// a shorter text.
    List<Ray> filled(List<Ray> rays, Movement movement) {
        Stream<Ray> idle = rays(-1, BOTH).stream()
                .filter(ray -> !rays.contains(ray))
                .filter(ray -> {
                    Stream<Ray> more = Stream.concat(movement.rays().stream(), Stream.of(ray));
                    return new Movement(more.toList()).equals(movement);
                });
        return Stream.concat(rays.stream(), idle).toList();
    }

    /// Writes moves and captures as one part, or as two parts that may overlap: the shorter of the two.
    private Optional<Part> plain(int quiet, int capture, DirectionLetters letters) {
        int both = quiet & capture;
        List<Part> found = new ArrayList<>();
        Map<Way, Integer> steps = new EnumMap<>(Way.class);
        for (int way = 0; way < (both == 0 ? 1 : 5); way++) {
            boolean apart = way == 4 || both == 0;
            steps.put(Way.BOTH, apart ? 0 : both);
            steps.put(Way.QUIET, apart || (way & 1) != 0 ? quiet : quiet & ~both);
            steps.put(Way.CAPTURE, apart || (way & 2) != 0 ? capture : capture & ~both);
            Stream.of(Way.values())
                    .map(each -> part(steps.getOrDefault(each, 0), each.modality(), letters))
                    .reduce((one, other) -> one.flatMap(first -> other.map(first::and)))
                    .flatMap(part -> part)
                    .ifPresent(found::add);
        }
        return found.stream().min(Part.BEST_FIRST);
    }

    private enum Way {
        BOTH,
        QUIET,
        CAPTURE;

        private Modality modality() {
            return switch (this) {
                case BOTH -> SpelledFamily.BOTH;
                case QUIET -> SpelledFamily.QUIET;
                case CAPTURE -> SpelledFamily.CAPTURE;
            };
        }
    }

    private Optional<Part> part(int steps, Modality modality, DirectionLetters letters) {
        if (steps == 0) {
            return Optional.of(new Part("", true));
        }
        Movement meant = new Movement(rays(steps, modality));
        List<String> texts = letters.keeping(steps).stream()
                .flatMap(directions -> ranged().stream().map(atomText -> prefix(directions, modality) + atomText))
                .filter(text -> DialectReader.reads(Dialect.STANDARD, text, meant))
                .toList();
        return texts.stream()
                .filter(text -> DialectReader.allRead(text, meant))
                .findFirst()
                .map(text -> new Part(text, true))
                .or(() -> texts.stream().findFirst().map(text -> new Part(text, false)));
    }

    private List<Ray> rays(int steps, Modality modality) {
        List<Ray> rays = new ArrayList<>();
        int bit = 1;
        for (Step step : allSteps()) {
            if ((steps & bit) != 0) {
                rays.add(new Ray(
                        like.kind(), step.dx(), step.dy(), like.max(), modality, like.initial(), like.around()));
            }
            bit <<= 1;
        }
        return rays;
    }

    private int steps(List<Ray> rays, List<Modality> modalities) {
        int steps = 0;
        int bit = 1;
        for (Step step : allSteps()) {
            steps |= rays.stream().anyMatch(ray -> ray.step().equals(step) && modalities.contains(ray.modality()))
                    ? bit
                    : 0;
            bit <<= 1;
        }
        return steps;
    }

    private List<Step> allSteps() {
        return leapers.stream()
                .flatMap(leaper -> Compass.steps(leaper).stream())
                .toList();
    }

    /// XBoard's order: i, directions, then m c e p g o n j.
    private String prefix(String directions, Modality modality) {
        boolean plain = modality.equals(BOTH);
        return (like.initial() ? "i" : "")
                + directions
                + (modality.quiet() && !plain ? "m" : "")
                + (modality.capture() && !plain ? "c" : "")
                + (modality.enPassant() ? "e" : "")
                + passing(like.kind(), true)
                + (like.around() ? "o" : "")
                + passing(like.kind(), false);
    }

    private static String passing(RayKind kind, boolean hops) {
        return switch (kind) {
            case LEAP, SLIDE -> "";
            case LAME -> hops ? "" : "n";
            case JUMP, SKI -> hops ? "" : "j";
            case HOP -> hops ? "p" : "";
            case GRASSHOP -> hops ? "g" : "";
        };
    }

    /// The atom with its range. Riders usually have a doubled letter, but XBoard needs a 0 instead for N.
    private List<String> ranged() {
        boolean brackets = atom.startsWith("(");
        boolean hasRider = "RBQ".contains(atom) && !brackets;
        String single = switch (atom) {
            case "R" -> "W";
            case "B" -> "F";
            case "Q" -> "K";
            default -> atom;
        };
        if (like.max() == 1) {
            return List.of(single);
        }
        if (like.max() == 0) {
            return hasRider ? List.of(atom) : List.of(atom + atom, atom + "0");
        }
        return List.of((hasRider ? atom : single) + like.max(), single + like.max());
    }
}
