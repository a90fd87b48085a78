package org.pieceworth.empirical.rows;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.memory.LongList;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.IntList;

/// What one run of games gave, before it is put together with the others: numbered by itself, so that runs
/// can be collected by several threads.
public final class CollectedGames {

    public CollectedGames() {}

    /// Distinct rows of this run.
    public final VectorIndex vectors = new VectorIndex();

    /// Per usable game.
    public final LongList keys = new LongList();

    public final LongList ordinals = new LongList();
    public final LongList lines = new LongList();
    public final IntList outcomes = new IntList();
    public final IntList plies = new IntList();
    public final IntList rowEnds = new IntList();
    final IntList groupEnds = new IntList();

    /// Per usable game the hashes of its cluster tags, one after another.
    final LongList clusters = new LongList();

    public final LongList weights = new LongList();

    /// Per row its vector and, when rows are fitted to a score, that score.
    public final IntList rows = new IntList();

    public final LongList targets = new LongList();

    /// Per row the moves played before it.
    public final IntList rowPlies = new IntList();

    /// Per mention of a group its number in `groupNames`.
    final IntList groups = new IntList();

    public final Map<String, Integer> groupNames = new LinkedHashMap<>();

    public final Map<String, Skipped> skipped = new HashMap<>();

    /// Games found, used or skipped.
    public long found;

    /// Whether some game says its weight, see [Weighting#isSaid].
    public boolean weighted;

    /// Games skipped for one reason, and the place of the first.
    public record Skipped(long count, long ordinal, long line) {

        Skipped another() {
            return new Skipped(count + 1, ordinal, line);
        }
    }

    public void skip(String reason, long ordinal, long line) {
        skipped.merge(reason, new Skipped(1, ordinal, line), (known, _) -> known.another());
    }

    /// The index of a game's first row; those of the game end where the next one's begin, at `rowEnds`.
    public int firstRow(int game) {
        return game == 0 ? 0 : rowEnds.get(game - 1);
    }

    /// Ends a usable game, whose rows were added.
    ///
    /// @param weight of each of its rows, or of all together when games weigh alike
    public void endGame(
            long key, long ordinal, long line, GameResult result, int pliesPlayed, double weight, boolean gamesAlike) {
        int count = rows.size() - firstRow(rowEnds.size());
        keys.add(key);
        ordinals.add(ordinal);
        lines.add(line);
        outcomes.add(ObservationCounts.outcome(result));
        plies.add(pliesPlayed);
        rowEnds.add(rows.size());
        weights.add(Double.doubleToRawLongBits(gamesAlike && count > 0 ? weight / count : weight));
    }

    /// The hashes of the cluster tags of the game that ended.
    public void endClusters(long[] hashes) {
        clusters.addAll(hashes);
    }

    /// The groups of the game that ended, none when games are not grouped.
    public void endGroups(Optional<Grouping> grouping, Map<String, String> tags, NameAliases aliases) {
        if (grouping.isPresent()) {
            grouping.get().groups(tags, aliases).forEach(name -> groups.add(groupNumber(name)));
        }
        groupEnds.add(groups.size());
    }

    private int groupNumber(String name) {
        Integer known = groupNames.putIfAbsent(name, groupNames.size());
        return known == null ? groupNames.size() - 1 : known;
    }
}
