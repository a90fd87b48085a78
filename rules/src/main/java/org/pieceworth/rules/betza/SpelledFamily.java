package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
            text = joined(text, part(steps, passing, letters));
        }
        int quiet = steps(rays, List.of(BOTH, QUIET));
        int capture = steps(rays, List.of(BOTH, CAPTURE));
        return joined(text, plain(quiet, capture, letters));
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
        Optional<Part> quiets = part(quiet, QUIET, letters);
        Optional<Part> captures = part(capture, CAPTURE, letters);
        if (both == 0) {
            return joined(quiets, captures);
        }
        Optional<Part> together = part(both, BOTH, letters);
        Optional<Part> moreQuiets = part(quiet & ~both, QUIET, letters);
        Optional<Part> moreCaptures = part(capture & ~both, CAPTURE, letters);
        return Stream.of(
                        joined(together, joined(moreQuiets, moreCaptures)),
                        joined(together, joined(quiets, moreCaptures)),
                        joined(together, joined(moreQuiets, captures)),
                        joined(together, joined(quiets, captures)),
                        joined(quiets, captures))
                .flatMap(Optional::stream)
                .min(Part.BEST_FIRST);
    }

    private static Optional<Part> joined(Optional<Part> one, Optional<Part> other) {
        return one.flatMap(first -> other.map(first::and));
    }

    private Optional<Part> part(int steps, Modality modality, DirectionLetters letters) {
        if (steps == 0) {
            return Optional.of(new Part("", true));
        }
        Movement meant = new Movement(rays(steps, modality));
        Optional<Part> unlike = Optional.empty();
        for (String directions : letters.keeping(steps)) {
            for (String atomText : ranged()) {
                String text = prefix(directions, modality) + atomText;
                if (DialectReader.allRead(text, meant)) {
                    return Optional.of(new Part(text, true));
                }
                if (unlike.isEmpty() && DialectReader.reads(Dialect.STANDARD, text, meant)) {
                    unlike = Optional.of(new Part(text, false));
                }
            }
        }
        return unlike;
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
