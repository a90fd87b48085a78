package org.pieceworth.lab.tune;

import java.util.List;
import java.util.function.Consumer;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.settings.ClockRange;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Positions;
import org.pieceworth.empirical.settings.QuietRule;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.experiment.GameObservations;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.rules.fairy.VariantRules;

/// Turns games into rows for a fit of weights: quiet positions, each with the terms of its evaluation.
public final class TuneGames {

    /// A row at each change of these, so that most quiet positions are rows.
    private static final String CHANGING = "material,reach";

    /// One quiet ply is enough, since the evaluation includes hanging pieces.
    private static final Positions QUIET = new Positions(new QuietRule(1, 1), Target.RESULT, ClockRange.ANY);

    private TuneGames() {}

    private static ObservationSettings options(VariantRules rules) {
        return GameObservations.options(rules).withFeatures(CHANGING).with(QUIET);
    }

    /// Games from files.
    ///
    /// @param threads number of reading threads
    public static void read(TuneRows rows, VariantRules rules, List<String> files, int threads) {
        ObservationSettings options = options(rules).withThreads(threads);
        ObservationReader reader = new ObservationReader(options, ReadProgress.NONE, new Collector(rows, rules));
        files.forEach(reader::read);
        // Games are handed on until the reading is over.
        long _ = reader.observations().games();
    }

    /// Takes games one by one.
    ///
    /// @param games passes all games to the given sink
    public static void take(TuneRows rows, VariantRules rules, Consumer<GameSink> games) {
        long _ = GameObservations.collect(options(rules), new Collector(rows, rules), GameLabels.SELF::tags, games)
                .observations()
                .games();
    }

    private static final class Collector implements ObservedGameListener {

        private final TuneRows.OfVariant into;
        private final VariantRules rules;

        Collector(TuneRows rows, VariantRules rules) {
            into = rows.variant(rules);
            this.rules = rules;
        }

        @Override
        public boolean wantsPositions() {
            return true;
        }

        @Override
        public void game(ObservedGame game) {
            into.game(
                    game.result(),
                    game.rows().stream()
                            .filter(row -> !row.position().isEmpty())
                            .map(row -> rules.position(row.position()))
                            .toList());
        }
    }
}
