package org.pieceworth.empirical;

import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.terms.TermSet;

/// Puts runs of games together, in the order of the input: whoever collected them, the result is the same.
final class GameMerger {

    private final CollectionOptions options;
    private final TermSet terms;
    private final VectorIndex vectors = new VectorIndex();
    private final GameRows rows;
    private final DuplicateGames keys = new DuplicateGames();
    private final GamePlaces places = new GamePlaces();
    private final Map<String, Integer> groupNumbers = new LinkedHashMap<>();
    private final Map<String, Long> skipped = new HashMap<>();
    private final Map<String, String> firstPlaces = new HashMap<>();

    private long gamesBefore;
    private long linesBefore;
    private long found;
    private boolean weighted;

    GameMerger(CollectionOptions options, TermSet terms) {
        this.options = options;
        this.terms = terms;
        rows = new GameRows(options.target() == Target.SCORE, options.grouping().isPresent());
    }

    /// Names the file that the next runs come from.
    void startFile(String name) {
        places.startFile(name);
        gamesBefore = 0;
        linesBefore = 0;
    }

    /// Adds a run whose games and lines were counted from the place where the run before ended.
    ///
    /// @param games games met in the run
    /// @param lines lines passed in the run
    void add(CollectedGames run, long games, long lines) {
        int[] vectorOf = new int[run.vectors.size()];
        for (int id = 0; id < vectorOf.length; id++) {
            vectorOf[id] = vectors.add(run.vectors, id);
        }
        int[] groupOf =
                run.groupNames.keySet().stream().mapToInt(this::groupNumber).toArray();
        for (int game = 0; game < run.keys.size(); game++) {
            rows.add(run, game, vectorOf, groupOf);
            if (!options.keepDuplicates()) {
                keys.add(run.keys.get(game));
            }
            places.add(gamesBefore + run.ordinals.get(game), linesBefore + run.lines.get(game));
        }
        run.skipped.forEach((reason, skip) ->
                skip(reason, skip.count(), places.text(gamesBefore + skip.ordinal(), linesBefore + skip.line())));
        found += run.found;
        weighted |= run.weighted;
        gamesBefore += games;
        linesBefore += lines;
    }

    private int groupNumber(String name) {
        Integer known = groupNumbers.putIfAbsent(name, groupNumbers.size());
        return known == null ? groupNumbers.size() - 1 : known;
    }

    private void skip(String reason, long count, String place) {
        skipped.merge(reason, count, Long::sum);
        firstPlaces.putIfAbsent(reason, "first: " + place);
    }

    /// Games found so far, used or skipped.
    long found() {
        return found;
    }

    /// Whether some game says its weight, if that is asked for.
    boolean weighted() {
        return weighted;
    }

    /// All that was collected, duplicates left out.
    Observations observations() {
        BitSet duplicates = options.keepDuplicates() ? new BitSet() : keys.find();
        if (!duplicates.isEmpty()) {
            skip(Skips.DUPLICATE, duplicates.cardinality(), places.of(duplicates.nextSetBit(0)));
        }
        rows.leaveOut(duplicates);
        Totals totals = new Totals();
        rows.forEachAdded(game -> totals.add(game, duplicates.get(game.number)));
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
                new Skips(skipped, firstPlaces));
    }

    /// Adds up games.
    private final class Totals {
        private final ObservationCounts counts = new ObservationCounts(vectors);
        private final ObservationCounts duplicates = new ObservationCounts(vectors);
        private long games;
        private long drawn;
        private long plies;

        void add(GameRows.Game game, boolean duplicate) {
            ObservationCounts into = duplicate ? duplicates : counts;
            for (int row = 0; row < game.rows; row++) {
                for (int outcome = game.leastOutcome(); outcome <= game.mostOutcome(); outcome++) {
                    double share = game.share(row, outcome);
                    if (share != 0) {
                        into.add(game.vector[row], outcome, share);
                    }
                }
            }
            if (!duplicate) {
                games++;
                drawn += game.outcome == 1 ? 1 : 0;
                plies += game.plies;
            }
        }
    }
}
