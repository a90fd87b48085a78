package org.pieceworth.lab.measure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.StartBoard;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.PieceLetter;

/// Changes that should not matter: half and double the nodes per move, one, two and four copies of the
/// pieces, more strong pieces, another pool.
///
/// @param settings settings of the measurement, with its armies
/// @param values values of the measurement's pilot
record SensitivityChanges(MeasureSettings settings, PieceValues values) {

    private static final double MORE_STRONG = 0.18;

    /// Minimum share of the squares for other pieces.
    private static final double LEAST_POOL = 0.1;

    private static final double SAME = 0.03;

    /// A measurement with a change.
    ///
    /// @param change change in words
    /// @param changed the settings with the change
    /// @param games number of games to play
    /// @param time its duration, relative to that of the measurement with as many games
    record Check(String change, MeasureSettings changed, long games, double time) {}

    /// The games of a change, in words.
    MeasureGames games(String change) {
        return checks(2).stream()
                .filter(check -> check.change().equals(change))
                .findFirst()
                .map(this::games)
                .orElseThrow(() -> new IllegalArgumentException("found the change '" + change + "'"));
    }

    MeasureGames games(Check check) {
        MeasureSettings changed = check.changed();
        return new MeasureGames(
                new GamesPart(check.change(), Optional.of(values)),
                changed.withSeed(changed.seed() + check.change().hashCode()),
                values(changed.game()));
    }

    /// All of them that make sense here.
    ///
    /// @param games number of games of most of them
    List<Check> checks(long games) {
        List<Check> checks = new ArrayList<>();
        MeasurementDesign design = settings.design();
        if (settings.nodes() > 1) {
            long half = settings.nodes() / 2;
            checks.add(new Check(half + " nodes per move", settings.withNodes(half), games, 0.5));
        }
        long twice = 2 * settings.nodes();
        checks.add(new Check(twice + " nodes per move", settings.withNodes(twice), games, 2));
        // The error falls with the copies in play: one copy takes more games.
        copies(1, 2 * games, 2).ifPresent(checks::add);
        copies(2, games, 1).ifPresent(checks::add);
        copies(4, games, 1).ifPresent(checks::add);
        checks.add(new Check("strong pool", settings.with(design.withStrong(strong(design))), games, 1));
        settings.otherPool()
                .ifPresent(other -> checks.add(new Check(
                        "among " + other.poolText(),
                        settings.with(other).with(design.withStrong(strong(design))),
                        games,
                        1)));
        return checks;
    }

    private static double strong(MeasurementDesign design) {
        return Math.min(MORE_STRONG, (1 - design.measured() - design.empty()) / 2);
    }

    /// Values that the engine plays by: the pilot's of the measured pieces, its own of all others.
    private PieceValues values(MeasuredGame game) {
        if (game.equals(settings.game())) {
            return values;
        }
        Map<String, PieceValues.TaperedValue> both =
                new HashMap<>(Engine.ownValues(game.rules()).values());
        game.pieces().forEach(piece -> {
            String letter = PieceLetter.text(piece.letter());
            values.of(letter).ifPresent(value -> both.put(letter, value));
        });
        return new PieceValues(values.source(), both);
    }

    /// This many copies of the measured pieces in an army, on average, unless the measurement had as many.
    private Optional<Check> copies(int number, long games, double time) {
        MeasurementDesign design = settings.design();
        int slots =
                StartBoard.forArmies(settings.game().rules().variant()).slots().size();
        double chance = number / (double) slots;
        String change = number == 1 ? "one copy an army" : number + " copies an army";
        if (design.copies() > 0) {
            return number != design.copies() && number <= slots
                    ? Optional.of(new Check(change, settings.with(design.withCopies(number)), games, time))
                    : Optional.empty();
        }
        return chance < 1 - design.empty() - LEAST_POOL && Math.abs(chance - design.measured()) > SAME
                ? Optional.of(new Check(change, settings.with(design.withMeasured(chance)), games, time))
                : Optional.empty();
    }
}
