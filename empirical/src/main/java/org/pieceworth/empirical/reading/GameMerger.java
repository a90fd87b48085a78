package org.pieceworth.empirical.reading;

import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.empirical.rows.CollectedGames;
import org.pieceworth.empirical.rows.GameLocations;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.rows.ObservationCounts;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// Merges runs of games in the order of the input, so that the result does not depend on the threads.
public final class GameMerger {

    private final ObservationSettings options;
    private final TermSet terms;
    private final VectorIndex vectors = new VectorIndex();
    private final GameRows rows;
    private final DuplicateGames keys;
    private final GameLocations places = new GameLocations();
    private final Map<String, Integer> groupNumbers = new LinkedHashMap<>();
    private final Map<String, Long> skipped = new HashMap<>();
    private final Map<String, String> firstPlaces = new HashMap<>();

    /// Totals over all games, used if none is left out; otherwise games are added up once duplicates are known.
    private final Totals all = new Totals();

    private long gamesBefore;
    private long linesBefore;
    private long found;
    private boolean weighted;

    public GameMerger(ObservationSettings options, TermSet terms) {
        this.options = options;
        this.terms = terms;
        keys = new DuplicateGames(options.target() == Target.RESULT);
        rows = new GameRows(options.target() == Target.SCORE, options.grouping().isPresent(), options.clusterTags());
    }

    /// Starts a file of games; the next runs are from it.
    public void startFile(String name) {
        places.startFile(name);
        gamesBefore = 0;
        linesBefore = 0;
    }

    /// Starts a file of labelled positions; the next runs are from it.
    public void startPositions(String name) {
        places.startPositions(name);
        gamesBefore = 0;
        linesBefore = 0;
    }

    /// Starts a table of games, a row each; the next runs are from it.
    public void startRows(String name) {
        places.startRows(name);
        gamesBefore = 0;
        linesBefore = 0;
    }

    /// Adds a run; its games and lines are counted from the end of the run before.
    ///
    /// @param games number of games found in the run
    /// @param lines number of lines read in the run
    /// @throws InputException when games are more than can be numbered
    public void add(CollectedGames run, long games, long lines) {
        if (rows.games() > Integer.MAX_VALUE - run.keys.size()) {
            throw new InputException("found more than " + Counted.number(Integer.MAX_VALUE)
                            + " games, expected at most as many; read fewer of them, such as by a condition")
                    .with("where", "CONDITION");
        }
        int[] vectorOf = new int[run.vectors.size()];
        for (int id = 0; id < vectorOf.length; id++) {
            vectorOf[id] = vectors.add(run.vectors, id);
        }
        int[] groupOf =
                run.groupNames.keySet().stream().mapToInt(this::groupNumber).toArray();
        for (int game = 0; game < run.keys.size(); game++) {
            rows.add(run, game, vectorOf, groupOf);
            if (options.keepDuplicates()) {
                all.add(run, game, vectorOf);
            } else {
                keys.add(run.keys.get(game), run.outcomes.get(game));
            }
            places.add(gamesBefore + run.ordinals.get(game), linesBefore + run.lines.get(game));
        }
        run.skipped.forEach((reason, skip) -> skip(
                reason,
                skip.count(),
                places.text(gamesBefore + skip.ordinal(), linesBefore + skip.line()),
                skipped,
                firstPlaces));
        found += run.found;
        weighted |= run.weighted;
        gamesBefore += games;
        linesBefore += lines;
    }

    private int groupNumber(String name) {
        Integer known = groupNumbers.putIfAbsent(name, groupNumbers.size());
        return known == null ? groupNumbers.size() - 1 : known;
    }

    private void skip(String reason, BitSet games, Map<String, Long> counts, Map<String, String> first) {
        if (!games.isEmpty()) {
            skip(reason, games.cardinality(), places.of(games.nextSetBit(0)), counts, first);
        }
    }

    private static void skip(
            String reason, long count, String place, Map<String, Long> counts, Map<String, String> first) {
        counts.merge(reason, count, Long::sum);
        first.putIfAbsent(reason, "first: " + place);
    }

    /// Games found so far, used or skipped.
    public long found() {
        return found;
    }

    /// True if weights are not wanted, or some game has the tag.
    public boolean weighted() {
        return weighted;
    }

    /// The combined observations, without duplicate games.
    ///
    /// @param keeper learns the duplicates, and passes on the other games
    public Observations observations(Optional<DuplicateFilter> keeper) {
        RepeatedGames repeated = options.keepDuplicates() ? RepeatedGames.none() : keys.find();
        keeper.ifPresent(to -> to.end(repeated));
        Map<String, Long> counts = new HashMap<>(skipped);
        Map<String, String> first = new HashMap<>(firstPlaces);
        skip(SkippedGames.DUPLICATE, repeated.copies(), counts, first);
        skip(SkipReason.CONFLICTING_RESULT, repeated.conflicting(), counts, first);
        BitSet duplicates = repeated.all();
        rows.leaveOut(duplicates);
        Totals totals = options.keepDuplicates() ? all : totals(duplicates);
        return new Observations(
                terms,
                totals.games,
                totals.drawn,
                totals.plies,
                totals.counts,
                totals.duplicates,
                Optional.of(rows),
                List.copyOf(groupNumbers.keySet()),
                Optional.of(places),
                new SkippedGames(counts, first));
    }

    private Totals totals(BitSet duplicates) {
        Totals totals = new Totals();
        rows.forEachAdded(game -> totals.add(game, duplicates.get(game.number)));
        return totals;
    }

    /// Adds up games.
    private final class Totals {
        private final ObservationCounts counts = new ObservationCounts(vectors);
        private final ObservationCounts duplicates = new ObservationCounts(vectors);
        private long games;
        private long drawn;
        private long plies;

        /// Adds a game of a run.
        void add(CollectedGames run, int game, int[] vectorOf) {
            boolean scored = options.target() == Target.SCORE;
            int outcome = run.outcomes.get(game);
            double weight = Double.longBitsToDouble(run.weights.get(game));
            for (int row = run.firstRow(game); row < run.rowEnds.get(game); row++) {
                double score = scored ? Double.longBitsToDouble(run.targets.get(row)) : 0;
                add(counts, vectorOf[run.rows.get(row)], scored, outcome, weight, score);
            }
            addGame(outcome, run.plies.get(game));
        }

        /// Adds a game that was kept.
        void add(GameRows.Game game, boolean duplicate) {
            for (int row = 0; row < game.rows; row++) {
                add(
                        duplicate ? duplicates : counts,
                        game.vector[row],
                        game.isScored(),
                        game.outcome,
                        game.weight,
                        game.score[row]);
            }
            if (!duplicate) {
                addGame(game.outcome, game.plies);
            }
        }

        private static void add(
                ObservationCounts into, int vector, boolean scored, int ofGame, double weight, double score) {
            for (int outcome = scored ? 0 : ofGame; outcome <= (scored ? 2 : ofGame); outcome++) {
                double share = GameRows.share(scored, ofGame, weight, score, outcome);
                if (share != 0) {
                    into.add(vector, outcome, share);
                }
            }
        }

        private void addGame(int outcome, int ofPlies) {
            games++;
            drawn += outcome == 1 ? 1 : 0;
            plies += ofPlies;
        }
    }
}
