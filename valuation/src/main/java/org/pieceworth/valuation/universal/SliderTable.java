package org.pieceworth.valuation.universal;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.valuation.universal.UniversalOptions.QueenRule;

/// The worth of sliders on a board, in squares: the four basic pairs as measured there, and the fifteen classes
/// that they make up ("4 selective move blocks", "3-directional foci").
///
/// @param board board of the measurement
/// @param sums attacks of each pair's slider, summed over all squares
/// @param densities densities of the game; empty if only sliders play
/// @param queen rule for bishop and rook in one piece
record SliderTable(
        SquareBoard board, Map<DirectionPair, Integer> sums, Optional<Densities> densities, QueenRule queen) {

    static SliderTable of(SquareBoard board, UniversalOptions options) {
        Map<DirectionPair, Integer> sums = new EnumMap<>(DirectionPair.class);
        for (DirectionPair pair : DirectionPair.values()) {
            sums.put(pair, IdealAttack.sum(IdealAttack.rays(pair), board));
        }
        Optional<Densities> densities = options.density().stream()
                .mapToObj(start -> Densities.of(start, options.rounding()))
                .findFirst();
        return new SliderTable(board, sums, densities, options.queen());
    }

    int sum(DirectionPair pair) {
        return sums.getOrDefault(pair, 0);
    }

    /// A directional average: x.
    double average(DirectionPair pair) {
        return (double) sum(pair) / board.squares();
    }

    /// A selective move block, by the source's formula.
    double block(DirectionPair pair) {
        return (1 - 1 / Math.cbrt(average(pair)))
                * densities.map(Densities::quotient).orElse(1.0);
    }

    /// True if the formula has a meaning along a pair: if slides are hardly longer than a step, the block is
    /// the whole slide or more.
    boolean wide(DirectionPair pair) {
        return average(pair) > 1;
    }

    /// The mean number of squares that a slider attacks. On boards with joined edges its lines may meet in a square.
    double ideal(SliderClass slider) {
        return board instanceof RectangularBoard
                ? slider.pairs().stream().mapToDouble(this::average).sum()
                : (double) IdealAttack.sum(
                                slider.pairs().stream()
                                        .flatMap(pair -> IdealAttack.rays(pair).stream())
                                        .toList(),
                                board)
                        / board.squares();
    }

    /// NaN if the board is too narrow for it.
    double meanBlock(SliderClass slider) {
        return slider.pairs().stream()
                .mapToDouble(pair -> wide(pair) ? block(pair) : Double.NaN)
                .average()
                .orElse(0);
    }

    /// "how to calculate practical attack values", steps 3 to 6.
    double value(SliderClass slider) {
        return ideal(slider) * meanBlock(slider) * slider.foci();
    }

    /// The classes that count for a piece with these slides: bishop and rook separately if they add,
    /// otherwise one class; none without slides.
    List<SliderClass> classes(Set<DirectionPair> pairs) {
        if (pairs.isEmpty()) {
            return List.of();
        }
        return queen == QueenRule.SUM && pairs.size() == DirectionPair.values().length
                ? List.of(SliderClass.BISHOP, SliderClass.ROOK)
                : List.of(SliderClass.of(pairs));
    }

    /// The unadjusted practical attack value of a piece that slides so.
    double value(Set<DirectionPair> pairs) {
        return classes(pairs).stream().mapToDouble(this::value).sum();
    }

    /// All sliders within the one with these slides, except itself.
    List<SliderClass> within(Set<DirectionPair> pairs) {
        List<SliderClass> within = new ArrayList<>();
        for (SliderClass slider : SliderClass.values()) {
            if (pairs.containsAll(slider.pairs()) && slider.pairs().size() < pairs.size()) {
                within.add(slider);
            }
        }
        return within;
    }
}
