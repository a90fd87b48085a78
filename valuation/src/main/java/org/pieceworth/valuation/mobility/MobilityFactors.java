package org.pieceworth.valuation.mobility;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// The weights of the mobility model.
///
/// @param distance value of a square by its distance, 1 first; the last one is also for all greater distances
/// @param direction value of a direction
/// @param colourBound the divisor of a colour-bound piece's penalty
public record MobilityFactors(List<Double> distance, double direction, double colourBound) {

    /// Tables 1 and 2 and formula 3 of the source, in centipawns.
    public static final MobilityFactors PUBLISHED = new MobilityFactors(List.of(50.0, 30.0, 24.0, 12.0), 8, 3);

    public static final int NUMBER = 6;

    private static final double MOST = 10_000;

    public MobilityFactors {
        distance = List.copyOf(distance);
    }

    /// Reads six numbers: for distances 1 to 4, directions and the divisor for pieces bound to a colour.
    ///
    /// @throws InputException when they are not six numbers, or the divisor is below 1
    public static MobilityFactors parse(String text) {
        String[] numbers = text.split(",", -1);
        boolean plain = Stream.of(numbers)
                .allMatch(number -> PlainNumber.read(number.strip()).isPresent());
        if (numbers.length != NUMBER || !plain) {
            throw InputException.about(
                    "factors",
                    "found '" + text + "', expected six numbers with commas, for distances 1 to 4, directions and the"
                            + " divisor of pieces bound to a colour, as in 50,30,24,12,8,3");
        }
        List<Double> all = Stream.of(numbers)
                .map(number -> Double.parseDouble(number.strip()))
                .toList();
        if (all.getLast() < 1 || all.stream().anyMatch(number -> Math.abs(number) > MOST)) {
            throw InputException.about(
                    "factors",
                    "found '" + text + "', expected numbers to 10000, and a divisor of 1 or more as the sixth");
        }
        return of(all);
    }

    /// The six in their order.
    ///
    /// @throws IllegalArgumentException when they are not six
    public static MobilityFactors of(List<Double> six) {
        if (six.size() != NUMBER) {
            throw new IllegalArgumentException("found " + six.size() + " factors");
        }
        return new MobilityFactors(six.subList(0, 4), six.get(4), six.get(5));
    }

    /// All of them: distances, direction, divisor.
    public List<Double> all() {
        return Stream.concat(distance.stream(), Stream.of(direction, colourBound))
                .toList();
    }

    /// The factors in the format of the parser.
    public String text() {
        return all().stream().map(PlainNumber::of).collect(Collectors.joining(","));
    }
}
