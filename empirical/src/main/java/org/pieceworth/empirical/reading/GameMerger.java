package org.pieceworth.empirical.reading;

import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.empirical.rows.GameLocations;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.rows.ObservationCounts;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.PackedGames;
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

    /// Totals over all games but those of `leftOut`, as long as rows are counted: sums of whole numbers do
    /// not depend on the order, and games can be subtracted again. Otherwise games are summed in their order
    /// at the end.
    private final Totals all = new Totals();

    private BitSet leftOut = new BitSet();
    private boolean counted = true;

    private long gamesBefore;
    private long linesBefore;
    private long found;
    private boolean weighted;

    public GameMerger(ObservationSettings options, TermSet terms) {
        this.options = options;
        this.terms = terms;
        keys = new DuplicateGames(options.positions().target() == Target.RESULT);
        rows = new GameRows(
                options.positions().target() == Target.SCORE,
                options.groups().by().isPresent(),
                options.groups().clusterTags());
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

    /// Counts an omitted file; all are named, so that users can get them again.
    public void skipFile(String name) {
        skipped.merge(SkippedGames.CORRUPT_FILE, 1L, Long::sum);
        firstPlaces.merge(SkippedGames.CORRUPT_FILE, name, (known, next) -> known + ", " + next);
    }

    /// Adds a run; its games and lines are counted from the end of the run before.
    ///
    /// @param games number of games found in the run
    /// @param lines number of lines read in the run
    /// @throws InputException when games are more than can be numbered
    public void add(PackedGames run, long games, long lines) {
        if (rows.games() > Integer.MAX_VALUE - run.games()) {
            throw new InputException("found more than " + Counted.number(Integer.MAX_VALUE)
                            + " games, expected at most as many; read fewer of them, such as by a condition")
                    .with("where", "CONDITION");
        }
        int[] vectorOf = new int[run.vectors.size()];
        for (int id = 0; id < vectorOf.length; id++) {
            vectorOf[id] = vectors.add(run.vectors, id);
        }
        int[] groupOf = run.groupNames.stream()
                .mapToInt(name -> groupNumbers.computeIfAbsent(name, _ -> groupNumbers.size()))
                .toArray();
        rows.add(run, vectorOf, groupOf);
        places.add(run, gamesBefore, linesBefore);
        if (!options.games().keepDuplicates()) {
            for (int game = 0; game < run.games(); game++) {
                keys.add(run.keys[game], run.outcomes[game]);
            }
        }
        counted &= run.counted;
        if (counted) {
            all.add(run, vectorOf);
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

    /// Number of games found so far, used or skipped.
    public long found() {
        return found;
    }

    /// True if weights are not requested, or some game has the tag.
    public boolean weighted() {
        return weighted;
    }

    /// The combined observations, without duplicate games.
    ///
    /// @param keeper learns the duplicates, and passes on the other games
    public Observations observations(DuplicateFilter keeper) {
        RepeatedGames repeated = options.games().keepDuplicates() ? RepeatedGames.none() : keys.find();
        keeper.end(repeated);
        Map<String, Long> counts = new HashMap<>(skipped);
        Map<String, String> first = new HashMap<>(firstPlaces);
        skip(SkippedGames.DUPLICATE, repeated.copies(), counts, first);
        skip(SkipReason.CONFLICTING_RESULT, repeated.conflicting(), counts, first);
        BitSet duplicates = repeated.all();
        rows.leaveOut(duplicates);
        Totals totals = counted ? allBut(duplicates) : totals(duplicates);
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

    /// Subtracts duplicates found since; a known duplicate always stays one.
    private Totals allBut(BitSet duplicates) {
        BitSet more = (BitSet) duplicates.clone();
        more.andNot(leftOut);
        if (!more.isEmpty()) {
            rows.forEachOf(more, all::takeAway);
        }
        leftOut = duplicates;
        return all;
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

        /// Adds a run whose rows are counted.
        void add(PackedGames run, int[] vectorOf) {
            run.addTo(counts, vectorOf);
            games += run.games();
            drawn += run.drawn();
            plies += run.plies;
        }

        /// Moves a game to the duplicates.
        void takeAway(GameRows.Game game) {
            for (int row = 0; row < game.rows; row++) {
                counts.add(game.vector[row], game.outcome, -1);
                duplicates.add(game.vector[row], game.outcome, 1);
            }
            games--;
            drawn -= game.outcome == 1 ? 1 : 0;
            plies -= game.plies;
        }

        /// Adds a used game.
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
                games++;
                drawn += game.outcome == 1 ? 1 : 0;
                plies += game.plies;
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
    }
}
