package org.pieceworth.rules.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;

/// Brings compound moves into one order and one form, so that equal movements are equal.
final class CompoundMoves {

    /// Keys are made once, not for each comparison: there may be thousands of moves.
    private record Keyed(String key, CompoundMove compound) {}

    private CompoundMoves() {}

    /// Moves in normal form: without repetition, and without one that another makes too.
    static List<CompoundMove> united(List<CompoundMove> compounds) {
        Map<Object, List<CompoundMove>> alike = new LinkedHashMap<>();
        for (CompoundMove compound : compounds) {
            switch (compound) {
                case BentRide ride ->
                    ride.modality().each().forEach(modality -> add(alike, taken(ride.withModality(modality))));
                case MultiLeg _, Castling _ -> add(alike, compound);
            }
        }
        Map<BentRide, Modality> rides = new LinkedHashMap<>();
        List<CompoundMove> united = new ArrayList<>();
        alike.values()
                .forEach(moves -> moves.forEach(compound -> {
                    switch (compound) {
                        case BentRide ride ->
                            rides.merge(ride.withModality(Modality.NOTHING), ride.modality(), Modality::or);
                        case MultiLeg _, Castling _ -> united.add(compound);
                    }
                }));
        rides.forEach((ride, modality) -> united.add(ride.withModality(modality)));
        return united.stream()
                .map(compound -> new Keyed(key(compound), compound))
                .sorted(Comparator.comparing(Keyed::key))
                .map(Keyed::compound)
                .toList();
    }

    /// Only moves along the same steps are compared: there may be thousands.
    private static void add(Map<Object, List<CompoundMove>> alike, CompoundMove compound) {
        Object steps = switch (compound) {
            case BentRide ride -> ride.step(0);
            case MultiLeg move -> steps(move);
            case Castling castling -> castling.direction();
        };
        List<CompoundMove> known = alike.computeIfAbsent(steps, _ -> new ArrayList<>());
        if (known.stream().noneMatch(other -> makes(other, compound))) {
            known.removeIf(other -> makes(compound, other));
            known.add(compound);
        }
    }

    /// True if one makes each move of the other.
    private static boolean makes(CompoundMove wide, CompoundMove other) {
        if (wide.initial() && !other.initial()) {
            return false;
        }
        return switch (wide) {
            case BentRide ride ->
                other instanceof BentRide narrow
                        && ride.kind() == narrow.kind()
                        && begins(narrow, ride)
                        && ride.modality().equals(narrow.modality())
                        && ride.around() == narrow.around()
                        && reaches(ride.max(), narrow.max());
            case MultiLeg move ->
                other instanceof MultiLeg narrow
                        && move.legs().size() == narrow.legs().size()
                        && IntStream.range(0, move.legs().size())
                                .allMatch(i ->
                                        makes(move.legs().get(i), narrow.legs().get(i)));
            case Castling castling ->
                other instanceof Castling narrow
                        && castling.direction() == narrow.direction()
                        && castling.steps() == narrow.steps()
                        && castling.inside() == narrow.inside();
        };
    }

    /// A ride with only the steps that it takes.
    private static BentRide taken(BentRide ride) {
        return ride.max() == 0 || ride.max() >= ride.steps().size()
                ? ride
                : new BentRide(
                        ride.kind(),
                        ride.steps().subList(0, ride.max()),
                        ride.max(),
                        ride.modality(),
                        ride.initial(),
                        ride.around());
    }

    private static boolean begins(BentRide narrow, BentRide wide) {
        return narrow.max() == 0
                ? narrow.steps().equals(wide.steps())
                : IntStream.range(0, narrow.max()).allMatch(i -> narrow.step(i).equals(wide.step(i)));
    }

    private static boolean makes(Leg wide, Leg narrow) {
        return wide.step().equals(narrow.step())
                && wide.skip() == narrow.skip()
                && wide.around() == narrow.around()
                && wide.stops().containsAll(narrow.stops())
                && reaches(wide.max(), narrow.max());
    }

    private static boolean reaches(int wide, int narrow) {
        return wide == 0 || narrow != 0 && narrow <= wide;
    }

    static String name(CompoundMove compound) {
        return switch (compound) {
            case BentRide _ -> "rides that bend";
            case MultiLeg _ -> "moves of several legs";
            case Castling _ -> "castling";
        };
    }

    /// Its image from left to right.
    static CompoundMove mirrored(CompoundMove compound) {
        return switch (compound) {
            case BentRide ride ->
                new BentRide(
                        ride.kind(),
                        ride.steps().stream()
                                .map(step -> new Step(-step.dx(), step.dy()))
                                .toList(),
                        ride.max(),
                        ride.modality(),
                        ride.initial(),
                        ride.around());
            case MultiLeg move ->
                new MultiLeg(
                        move.legs().stream()
                                .map(leg ->
                                        new Leg(-leg.dx(), leg.dy(), leg.skip(), leg.max(), leg.stops(), leg.around()))
                                .toList(),
                        move.initial());
            case Castling castling ->
                new Castling(-castling.direction(), castling.steps(), castling.inside(), castling.initial());
        };
    }

    /// Rides, then legs, then castling; each from the forward ones on.
    private static String key(CompoundMove compound) {
        return switch (compound) {
            case BentRide ride -> "1 " + angles(ride.steps()) + ride;
            case MultiLeg move -> "2 " + angles(steps(move)) + lengths(move) + stops(move);
            case Castling castling -> "3 " + castling;
        };
    }

    private static List<Step> steps(MultiLeg move) {
        return move.legs().stream().map(leg -> new Step(leg.dx(), leg.dy())).toList();
    }

    private static String angles(List<Step> steps) {
        StringBuilder key = new StringBuilder();
        for (Step step : steps) {
            key.append((char) ('a' + 15 - step.dy())).append((char) ('a' + 15 + step.dx()));
        }
        return key.append(' ').toString();
    }

    private static String lengths(MultiLeg move) {
        StringBuilder key = new StringBuilder();
        for (Leg leg : move.legs()) {
            key.append((char) ('a' + leg.skip()))
                    .append((char) ('a' + leg.max()))
                    .append(leg.around() ? 'o' : '-');
        }
        return key.append(move.initial() ? 'i' : '-').toString();
    }

    private static String stops(MultiLeg move) {
        StringBuilder key = new StringBuilder();
        for (Leg leg : move.legs()) {
            int bits =
                    leg.stops().stream().mapToInt(stop -> 1 << stop.ordinal()).sum();
            key.append((char) (' ' + bits));
        }
        return key.toString();
    }
}
