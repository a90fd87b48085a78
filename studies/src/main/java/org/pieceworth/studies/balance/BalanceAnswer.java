package org.pieceworth.studies.balance;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.valuation.army.ArmyPool;
import org.pieceworth.valuation.army.ArmyPool.Kind;
import org.pieceworth.valuation.army.ArmyShape;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.score.ScoreForecast;
import org.pieceworth.valuation.synergy.SynergyDifference;

/// Armies of the same value as a given one.
///
/// @param request the question
/// @param values method of valuing the pieces
/// @param army the kinds of the given army, one for each piece
/// @param black the other side, if the army is White's in a variant with different sides
/// @param search the armies gone through
/// @param rows the listed armies; if none is within the tolerance, the nearest one
/// @param remarks the model's notes on the pieces of the given army and of those listed: for each note,
/// its pieces
/// @param readings moves, by letter, of its variant's pieces that Pieceworth's notation would
/// read differently
public record BalanceAnswer(
        BalanceRequest request,
        Values values,
        List<Kind> army,
        Optional<Opponent> black,
        Search search,
        List<EqualArmy> rows,
        Map<String, List<String>> remarks,
        Map<String, String> readings) {

    /// Copies the lists; the order of the remarks is preserved.
    public BalanceAnswer {
        army = List.copyOf(army);
        rows = List.copyOf(rows);
        remarks = Collections.unmodifiableMap(new LinkedHashMap<>(remarks));
        readings = Collections.unmodifiableMap(new LinkedHashMap<>(readings));
    }

    /// The combined value of the given army.
    public double worth() {
        return army.stream().mapToDouble(Kind::value).sum();
    }

    /// The armies gone through.
    ///
    /// @param pool the pieces to choose from
    /// @param shape shape of the armies
    /// @param within number of armies within the tolerance
    /// @param nearest number of these to list or choose from
    public record Search(ArmyPool pool, ArmyShape shape, long within, int nearest) {}

    /// The model and its scale.
    ///
    /// @param model its name
    /// @param made its version; empty if there is only one
    /// @param source author, year and title
    /// @param scaleNote origin of the scale; may be empty
    public record Values(String model, String made, String source, Board board, String scaleNote) {}

    /// The army on the other side.
    ///
    /// @param army its kinds, one for each piece
    /// @param worth their combined value
    /// @param range range of White's army less Black's over equally good fits, if there is one
    /// @param forecasts White's expected score by strength; empty if unknown
    public record Opponent(
            List<Kind> army, double worth, Optional<SynergyDifference> range, List<ScoreForecast> forecasts) {

        public Opponent {
            army = List.copyOf(army);
            forecasts = List.copyOf(forecasts);
        }
    }

    /// A listed army.
    ///
    /// @param kinds kinds with the number of each, most valuable first
    /// @param value the sum of their values
    /// @param range range of the difference over equally good fits, if there is one
    /// @param forecasts its expected score against the given army by strength, over both colors; if two
    /// armies are compared White's, the given one's
    /// @param itself whether it is the given army
    public record EqualArmy(
            Map<Kind, Integer> kinds,
            double value,
            Optional<SynergyDifference> range,
            List<ScoreForecast> forecasts,
            boolean itself) {

        public EqualArmy {
            forecasts = List.copyOf(forecasts);
        }

        /// Distance of its score from one half at the first strength: the root mean square.
        double fromEven() {
            return forecasts.stream()
                    .findFirst()
                    .map(first ->
                            Math.hypot(first.score() - 0.5, (first.high() - first.low()) / 2 / PlayLaw.NINE_IN_TEN))
                    .orElse(1.0);
        }

        double width() {
            return range.map(each -> each.high() - each.low()).orElse(0.0);
        }
    }
}
