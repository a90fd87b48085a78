package org.pieceworth.bench.coverage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.rows.SourceFile;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.Control;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Games;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.experiment.GameObservations;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.regression.FitTrace;

/// A large set of games that is taken for all there are: what its fit says is the truth that samples of it should
/// find.
///
/// @param name what to call it
/// @param games the games
record Population(String name, List<ObservedGame> games) {

    private static final int MOST_GAMES = 60_000;
    private static final int NODES = 20;
    private static final List<String> TAGS = List.of("White", "Black", "Event");
    private static final ObservationSettings SETTINGS = ObservationSettings.DEFAULT.with(Games.WITH_DUPLICATES);

    /// The first games of a file, duplicates left out.
    static Population read(String name, String file) {
        List<ObservedGame> games = new ArrayList<>();
        ObservationReader reader =
                new ObservationReader(ObservationSettings.DEFAULT, ReadProgress.NONE, new Keeper(games));
        reader.read(file);
        reader.observations();
        return new Population(name, List.copyOf(games));
    }

    /// Games of the engine against itself, so quick that a few thousand take seconds.
    static Population ownGames(int number) {
        List<ObservedGame> games = new ArrayList<>();
        VariantRules rules = VariantRules.of(Variants.open("chess").variant());
        SelfPlaySettings settings = SelfPlaySettings.of(rules, 1).with(TimeControl.nodes(NODES));
        GameObservations.collect(
                        GameObservations.options(rules),
                        new Keeper(games),
                        GameLabels.SELF::tags,
                        sink -> new SelfPlay(settings).play(0, number, 2, sink))
                .finish();
        return new Population("self-play", List.copyOf(games));
    }

    /// Keeps games as they come.
    private record Keeper(List<ObservedGame> games) implements ObservedGameListener {
        @Override
        public Set<String> tags() {
            return Set.copyOf(TAGS);
        }

        @Override
        public void game(ObservedGame game) {
            if (games.size() < MOST_GAMES) {
                games.add(game);
            }
        }
    }

    /// What samples should find, by name.
    Map<String, Double> truth() {
        return FitFigures.truth(fit(observations(games), Clustering.GAME));
    }

    static Observations observations(List<ObservedGame> sample) {
        return observations(sample, SETTINGS);
    }

    static Observations observations(List<ObservedGame> sample, Grouping grouping) {
        return observations(sample, SETTINGS.withGrouping(grouping));
    }

    /// With the tags that a control needs.
    static Observations observations(List<ObservedGame> sample, Control control) {
        return observations(
                sample, SETTINGS.withClusterTags(ClusterTags.of(Clustering.GAME).and(control.tags())));
    }

    private static Observations observations(List<ObservedGame> sample, ObservationSettings settings) {
        ObservationReader reader = ObservationReader.withoutHashes(settings, ReadProgress.NONE);
        reader.add(new SourceFile("sample", 0, ""), sample::forEach);
        return reader.observations();
    }

    static PieceValueFit fit(Observations sample, Clustering by) {
        return fit(sample, FitSettings.DEFAULT.withClustering(by));
    }

    static PieceValueFit fit(Observations sample, FitSettings settings) {
        return PieceValueFitter.fit(sample, settings, FitTrace.NONE);
    }

    /// What is drawn as a whole.
    enum Unit {
        GAME,
        PAIR,
        EVENT;

        private String key(ObservedGame game, int index) {
            String own = "#" + index;
            Map<String, String> tags = game.tags();
            String white = tags.getOrDefault("White", own);
            String black = tags.getOrDefault("Black", own);
            return switch (this) {
                case GAME -> own;
                case PAIR -> white.compareTo(black) < 0 ? white + "\n" + black : black + "\n" + white;
                case EVENT -> tags.getOrDefault("Event", own);
            };
        }
    }

    /// Draws samples, with replacement.
    final class Sampler {
        private final int[][] clusters;
        private final Unit unit;

        private Sampler(Unit unit, int[][] clusters) {
            this.unit = unit;
            this.clusters = clusters;
        }

        /// How many draws give about this many games.
        int draws(int games) {
            return Math.max(2, Math.round((float) games * clusters.length / games().size()));
        }

        List<ObservedGame> draw(int games, SplittableRandom random) {
            List<ObservedGame> sample = new ArrayList<>();
            int draws = draws(games);
            BitSet before = new BitSet();
            for (int draw = 0; draw < draws; draw++) {
                int cluster = random.nextInt(clusters.length);
                for (int game : clusters[cluster]) {
                    ObservedGame drawn = games().get(game);
                    sample.add(unit == Unit.GAME ? drawn : tagged(drawn, tags(drawn, draw, before.get(cluster))));
                }
                before.set(cluster);
            }
            return sample;
        }

        /// A cluster that is drawn twice is two clusters, with players of its own: the same players would never meet in
        /// the same games again. Players of different events stay the same.
        private Map<String, String> tags(ObservedGame game, int draw, boolean again) {
            Map<String, String> tags = new HashMap<>(game.tags());
            TAGS.forEach(tag -> tags.computeIfPresent(
                    tag,
                    (_, value) -> unit == Unit.EVENT && !again && !tag.equals("Event") ? value : value + "#" + draw));
            return tags;
        }
    }

    static ObservedGame tagged(ObservedGame game, Map<String, String> tags) {
        return new ObservedGame(game.line(), game.key(), game.result(), game.plies(), game.weight(), tags, game.rows());
    }

    Sampler sampler(Unit unit) {
        Map<String, List<Integer>> byKey = new HashMap<>();
        List<String> order = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            String key = unit.key(games.get(i), i);
            byKey.computeIfAbsent(key, fresh -> {
                        order.add(fresh);
                        return new ArrayList<>();
                    })
                    .add(i);
        }
        int[][] clusters = order.stream()
                .map(key -> byKey.get(key).stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        return new Sampler(unit, clusters);
    }

    @Override
    public String toString() {
        return name + Arrays.asList(games.size());
    }
}
