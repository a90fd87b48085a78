package org.pieceworth.rules.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Brings courses into one order and one spelling, so that equal movements are equal.
final class Courses {

    private Courses() {}

    static List<Course> united(List<Course> courses) {
        List<Course> united = new ArrayList<>();
        for (Course course : courses) {
            unite(united, course);
        }
        united.sort(Comparator.comparing(Courses::key));
        return List.copyOf(united);
    }

    private static void unite(List<Course> united, Course course) {
        for (int i = 0; i < united.size(); i++) {
            Course known = united.get(i);
            if (known.equals(course)) {
                return;
            }
            if (known instanceof BentRide first
                    && course instanceof BentRide second
                    && first.withModality(second.modality()).equals(second)) {
                united.set(i, first.withModality(first.modality().or(second.modality())));
                return;
            }
        }
        united.add(course);
    }

    /// Rides, then legs, then castling; each from the forward ones on.
    private static String key(Course course) {
        return switch (course) {
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
            key.append((char) ('a' + leg.skip())).append((char) ('a' + leg.max())).append(leg.around() ? 'o' : '-');
        }
        return key.append(move.initial() ? 'i' : '-').toString();
    }

    private static String stops(MultiLeg move) {
        StringBuilder key = new StringBuilder();
        for (Leg leg : move.legs()) {
            int bits = leg.stops().stream().mapToInt(stop -> 1 << stop.ordinal()).sum();
            key.append((char) (' ' + bits));
        }
        return key.toString();
    }
}
