package org.pieceworth.valuation.play;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.Leg;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.Step;
import org.pieceworth.rules.movement.Stop;

/// A short text that is equal for equal movements, regardless of their notation: it finds a piece among
/// hundreds without parsing their notations.
///
/// Files contain it, so all parts are written in a fixed order: the iteration order of a set differs between
/// two starts of the program. Record patterns deconstruct rays, legs and rides, so that a new component does
/// not compile until it is handled here.
public final class MovementKey {

    private static final long PRIME = 0x100_0000_01B3L;
    private static final long BASIS = 0xCBF2_9CE4_8422_2325L;

    private MovementKey() {}

    /// FNV-1a of its parts, 64 bits in hexadecimal digits.
    public static String of(Movement movement) {
        String text = text(movement);
        long hash = BASIS;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * PRIME;
        }
        return Long.toHexString(hash);
    }

    /// The parts of a movement, in its own order.
    static String text(Movement movement) {
        return joined(Stream.concat(
                movement.rays().stream().map(MovementKey::text),
                movement.compounds().stream().map(MovementKey::text)));
    }

    private static String text(Ray ray) {
        return switch (ray) {
            case Ray(var kind, int dx, int dy, int max, var end, boolean initial, boolean around) ->
                words("ray", kind.name(), dx, dy, max, text(end), initial, around);
        };
    }

    private static String text(CompoundMove compound) {
        return switch (compound) {
            case CompoundMove.BentRide(var kind, var steps, int max, var end, boolean initial, boolean around) ->
                words(
                        "bent",
                        kind.name(),
                        joined(steps.stream().map(MovementKey::text)),
                        max,
                        text(end),
                        initial,
                        around);
            case CompoundMove.MultiLeg(var legs, boolean initial) ->
                words("legs", joined(legs.stream().map(MovementKey::text)), initial);
            case CompoundMove.Castling(int direction, int steps, int inside, boolean initial) ->
                words("castling", direction, steps, inside, initial);
        };
    }

    private static String text(Step step) {
        return words(step.dx(), step.dy());
    }

    private static String text(Leg leg) {
        return switch (leg) {
            case Leg(int dx, int dy, int skip, int max, var stops, boolean around) ->
                words(dx, dy, skip, max, text(stops), around);
        };
    }

    private static String text(Set<Stop> stops) {
        return joined(Arrays.stream(Stop.values()).filter(stops::contains).map(Stop::name));
    }

    private static String text(Modality end) {
        return words(end.quiet(), end.capture(), end.enPassant());
    }

    private static String words(Object... words) {
        return Arrays.stream(words).map(Object::toString).collect(Collectors.joining(" "));
    }

    private static String joined(Stream<String> parts) {
        return parts.collect(Collectors.joining(",", "[", "]"));
    }
}
