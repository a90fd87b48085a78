package org.pieceworth.valuation.score;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;

/// Advantages as odds in chess: the side that is ahead by a pawn, two pawns, a knight, a rook or a queen at chess's
/// start
/// scores as much at the same strength.
///
/// @param marks the odds, least first
public record OddsScale(List<Mark> marks) {

    private static final double PAWN = 100;
    private static final List<String> ARMY = List.of("R", "N", "B", "Q", "B", "N", "R");

    /// Advantages that differ by less, in log-odds, are called equal: about 3 % of the score.
    private static final double NEAR = 0.15;

    private static final double NONE = 0.01;

    /// @param name such as `knight`
    /// @param pawns combined value of the missing piece, in pawns
    /// @param advantage in log-odds
    public record Mark(String name, double pawns, double advantage) {}

    public OddsScale {
        marks = List.copyOf(marks);
    }

    /// @param advantage of an army over another, in log-odds
    /// @param value of a piece, in centipawns
    static OddsScale of(ToDoubleBiFunction<ArmySide, ArmySide> advantage, ToDoubleFunction<Movement> value) {
        List<Mark> marks = new ArrayList<>();
        ArmySide whole = side(ARMY, 8);
        marks.add(new Mark("pawn", 1, advantage.applyAsDouble(whole, side(ARMY, 7))));
        marks.add(new Mark("two-pawn", 2, advantage.applyAsDouble(whole, side(ARMY, 6))));
        List.of("knight:N", "rook:R", "queen:Q").forEach(each -> {
            String letter = each.substring(each.length() - 1);
            List<String> less = new ArrayList<>(ARMY);
            less.remove(letter);
            marks.add(new Mark(
                    each.substring(0, each.length() - 2),
                    value.applyAsDouble(Betza.movementOf(letter)) / PAWN,
                    advantage.applyAsDouble(whole, side(less, 8))));
        });
        return new OddsScale(marks);
    }

    private static ArmySide side(List<String> pieces, int pawns) {
        List<Movement> movements = pieces.stream().map(Betza::movementOf).toList();
        return ArmySide.of(movements, pawns);
    }

    /// Pawns ahead, linear in log-odds between marks and beyond the last; negative when behind.
    public double pawns(double advantage) {
        double size = Math.abs(advantage);
        Mark low = new Mark("", 0, 0);
        for (Mark high : marks) {
            if (size <= high.advantage() || high.equals(marks.getLast())) {
                double share = (size - low.advantage()) / (high.advantage() - low.advantage());
                return Math.copySign(low.pawns() + share * (high.pawns() - low.pawns()), advantage);
            }
            low = high;
        }
        throw new IllegalStateException("no marks");
    }

    /// `no odds`, `as much as knight odds`, `between pawn and two-pawn odds`, `less than pawn odds`, `more than queen
    /// odds`.
    public String words(double advantage) {
        double size = Math.abs(advantage);
        if (size < NONE) {
            return "no odds";
        }
        Mark nearest = marks.getFirst();
        String below = "";
        String above = "";
        for (Mark mark : marks) {
            nearest = Math.abs(mark.advantage() - size) < Math.abs(nearest.advantage() - size) ? mark : nearest;
            below = mark.advantage() <= size ? mark.name() : below;
            above = above.isEmpty() && mark.advantage() > size ? mark.name() : above;
        }
        if (Math.abs(nearest.advantage() - size)
                < Math.min(NEAR, marks.getFirst().advantage() / 2)) {
            return "as much as " + nearest.name() + " odds";
        }
        return below.isEmpty()
                ? "less than " + above + " odds"
                : above.isEmpty() ? "more than " + below + " odds" : "between " + below + " and " + above + " odds";
    }
}
