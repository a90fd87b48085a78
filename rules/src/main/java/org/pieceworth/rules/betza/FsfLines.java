package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.FsfEntry.Slot;
import org.pieceworth.rules.betza.FsfEntry.Style;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.movement.Step;

/// The squares that one kind of move opens to the others in Fairy-Stockfish.
///
/// It looks up slides and hops along whole lines (the rank, the file, both diagonals) and includes all
/// squares that the piece can reach in any of these ways. So a piece that slides to one side of a line also
/// slides where it only hops on that line, and the other way round, and a slide ends on squares that a longer
/// leap or ride on the line names.
///
/// @param entries all limits
/// @param capture true for the limits of captures
/// @param initial true for the limits of first moves
record FsfLines(Map<Slot, FsfEntry> entries, boolean capture, boolean initial) {

    private static final int SIDE = 16;
    private static final int NEVER = -1;

    private static final List<List<Step>> LINES = List.of(
            List.of(new Step(1, 0), new Step(-1, 0)),
            List.of(new Step(0, 1), new Step(0, -1)),
            List.of(new Step(1, 1), new Step(1, -1), new Step(-1, 1), new Step(-1, -1)));

    List<Ray> rays() {
        List<Ray> rays = new ArrayList<>();
        for (List<Step> line : LINES) {
            boolean slides =
                    line.stream().anyMatch(step -> entry(Style.SLIDE, step).isPresent());
            boolean hops = line.stream().anyMatch(step -> hops(step, false));
            boolean lands = line.stream().anyMatch(step -> hops(step, true));
            for (Step step : line) {
                int reach = reach(step);
                if (reach != NEVER && slides && entry(Style.SLIDE, step).isEmpty()) {
                    rays.add(ray(reach == 1 ? RayKind.LEAP : RayKind.SLIDE, step, reach));
                }
                if (reach != NEVER && reach != 1 && hops && !hopsItself(step)) {
                    rays.add(ray(RayKind.HOP, step, reach));
                }
                if (reach != NEVER && reach != 1 && lands && !hops(step, true)) {
                    rays.add(ray(RayKind.GRASSHOP, step, reach));
                }
                if (slides && reach != 0) {
                    beyond(step)
                            .filter(length -> length > reach)
                            .forEach(length ->
                                    rays.add(ray(RayKind.LAME, new Step(length * step.dx(), length * step.dy()), 1)));
                }
            }
        }
        return rays;
    }

    private Optional<FsfEntry> entry(Style style, Step step) {
        return Optional.ofNullable(entries.get(new Slot(style, step, capture, initial)));
    }

    /// @param landing whether the hop ends directly behind its hurdle
    private boolean hops(Step step, boolean landing) {
        return entry(Style.HOP, step)
                .filter(entry -> (entry.limit() == 1) == landing)
                .isPresent();
    }

    /// True if the step has a hop of its own; a hop without limit or a lame one is not counted.
    private boolean hopsItself(Step step) {
        return entry(Style.HOP, step)
                .filter(entry -> entry.limit() != 1 && entry.limit() != FsfEntry.LAME)
                .isPresent();
    }

    /// The longest distance of the squares that the piece slides or hops to one by one: 0 without limit.
    private int reach(Step step) {
        Optional<Integer> slide = entry(Style.SLIDE, step).map(FsfEntry::limit);
        Optional<Integer> hop = entry(Style.HOP, step).map(entry -> switch (entry.limit()) {
            case 1 -> 0;
            case FsfEntry.LAME -> 1;
            default -> entry.limit();
        });
        return Stream.of(slide, hop)
                .flatMap(Optional::stream)
                .reduce(FsfEntry::longer)
                .orElse(NEVER);
    }

    /// The lengths of leaps of two and three squares along a line, and of rides by twos.
    private Stream<Integer> beyond(Step step) {
        Step two = new Step(2 * step.dx(), 2 * step.dy());
        Step three = new Step(3 * step.dx(), 3 * step.dy());
        Stream<Integer> rides = entry(Style.SLIDE, two)
                .map(entry -> entry.limit() == 0 ? SIDE / 2 : entry.limit())
                .map(max ->
                        IntStream.rangeClosed(1, Math.min(max, SIDE / 2 - 1)).mapToObj(i -> 2 * i))
                .orElse(Stream.of());
        Stream<Integer> lame = Stream.of(two, three)
                .filter(leap -> entry(Style.LEAP, leap)
                        .filter(entry -> entry.limit() == FsfEntry.LAME)
                        .isPresent())
                .map(leap -> leap.equals(two) ? 2 : 3);
        return Stream.concat(rides, lame).distinct();
    }

    private Ray ray(RayKind kind, Step step, int max) {
        return new Ray(kind, step.dx(), step.dy(), max, new Modality(!capture, capture, false), initial, false);
    }
}
