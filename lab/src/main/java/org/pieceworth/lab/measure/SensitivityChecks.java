package org.pieceworth.lab.measure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.StartBoard;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.measure.MeasureResult.Systematic;
import org.pieceworth.lab.measure.MeasuredGame.MeasuredPiece;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;

/// Measures again with changes that should not matter: half and double the positions a move, one, two and four copies
/// of the pieces, more strong pieces, another pool. Each check plays a fraction of the games, so that its errors are
/// about twice as large.
final class SensitivityChecks {

    private static final int FRACTION = 4;
    private static final double MORE_STRONG = 0.18;

    /// Of the squares, what is left at least for other pieces.
    private static final double LEAST_POOL = 0.1;

    private static final double SAME = 0.03;

    private final MeasureSettings settings;
    private final PieceValues values;
    private final StartValues found;
    private final MeasureMeans means;
    private final List<Systematic> all = new ArrayList<>();

    SensitivityChecks(MeasureSettings settings, PieceValues values, StartValues found, MeasureMeans means) {
        this.settings = settings;
        this.values = values;
        this.found = found;
        this.means = means;
    }

    /// A measurement with a change.
    ///
    /// @param change in words
    /// @param changed the settings with the change
    /// @param games to be played
    /// @param time they take, as a share of that of as many games as measured
    private record Check(String change, MeasureSettings changed, long games, double time) {}

    /// All of them.
    ///
    /// @param measured games of the measurement proper
    /// @param end when all of them have to be done, by the system's nanoseconds; each then has its share of what is
    /// left, and ends with fewer games if need be
    List<Systematic> run(long measured, Optional<Long> end) {
        List<Check> checks = checks(Math.max(2, measured / FRACTION / 2 * 2));
        double left = checks.stream().mapToDouble(Check::time).sum();
        for (Check check : checks) {
            long now = System.nanoTime();
            double share = check.time() / left;
            Optional<Long> until = end.map(last -> now + Math.round((last - now) * share));
            run(
                    check,
                    () -> until.filter(limit -> System.nanoTime() - limit > 0).isEmpty());
            left -= check.time();
        }
        return all;
    }

    private List<Check> checks(long games) {
        List<Check> checks = new ArrayList<>();
        MeasurementDesign design = settings.design();
        if (settings.nodes() > 1) {
            long half = settings.nodes() / 2;
            checks.add(new Check(half + " nodes a move", settings.withNodes(half), games, 0.5));
        }
        long twice = 2 * settings.nodes();
        checks.add(new Check(twice + " nodes a move", settings.withNodes(twice), games, 2));
        // The error falls with the copies in play: one copy takes more games.
        copies(1, 2 * games, 2).ifPresent(checks::add);
        copies(2, games, 1).ifPresent(checks::add);
        copies(4, games, 1).ifPresent(checks::add);
        checks.add(new Check("strong company", settings.with(design.withStrong(strong(design))), games, 1));
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

    /// This many copies of the measured pieces in an army, on average, unless that is what was measured.
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

    private void run(Check check, BooleanSupplier goesOn) {
        String change = check.change();
        MeasureSettings changed = check.changed();
        means.listener().part(change);
        StartFit fit = new StartFit(changed.columns());
        PieceValues played = values(changed.game());
        SelfPlaySettings games =
                changed.withSeed(changed.seed() + change.hashCode()).games(played);
        try (Experiment experiment = Experiment.open(
                games.plan("measure, " + change, means.version(), changed.planned(played), check.games()),
                new GameKeeping.Nowhere())) {
            fit.play(experiment, changed.player(games), means, goesOn);
        }
        try {
            add(change, fit.fit(settings.anchor()), fit.games());
        } catch (FitException _) {
            // So few games say nothing.
        }
    }

    private void add(String change, StartValues changed, long games) {
        for (MeasuredPiece piece : settings.game().pieces()) {
            changed.bounded(piece.letter())
                    .map(MeasuredValue.Worth::estimate)
                    .ifPresent(other -> found.bounded(piece.letter())
                            .map(MeasuredValue.Worth::estimate)
                            .ifPresent(first -> all.add(new Systematic(
                                    piece,
                                    change,
                                    other,
                                    new Estimate(
                                            other.value() - first.value(),
                                            Math.hypot(other.standardError(), first.standardError())),
                                    games))));
        }
    }
}
