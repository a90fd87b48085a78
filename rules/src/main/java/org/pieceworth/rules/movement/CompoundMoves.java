package org.pieceworth.rules.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;

/// Brings compound moves into one order and one form, so that equal movements are equal.
final class CompoundMoves {

    /// Keys are made once, not for each comparison: there may be thousands of moves.
    private record Keyed(String key, CompoundMove compound) {}

    private CompoundMoves() {}

    static List<CompoundMove> united(List<CompoundMove> compounds) {
        List<BentRide> rides = new ArrayList<>();
        Set<CompoundMove> others = new LinkedHashSet<>();
        for (CompoundMove compound : compounds) {
            switch (compound) {
                case BentRide ride -> unite(rides, ride);
                case MultiLeg move -> others.add(move);
                case Castling castling -> others.add(castling);
            }
        }
        return Stream.concat(rides.stream(), others.stream())
                .map(compound -> new Keyed(key(compound), compound))
                .sorted(Comparator.comparing(Keyed::key))
                .map(Keyed::compound)
                .toList();
    }

    private static void unite(List<BentRide> rides, BentRide ride) {
        for (int i = 0; i < rides.size(); i++) {
            BentRide known = rides.get(i);
            if (known.withModality(ride.modality()).equals(ride)) {
                rides.set(i, known.withModality(known.modality().or(ride.modality())));
                return;
            }
        }
        rides.add(ride);
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
