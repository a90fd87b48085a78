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

/// The games of one run before merging. They have their own numbers, so that threads can collect runs independently.
public final class CollectedGames {

    public CollectedGames() {}

    /// Distinct rows of this run.
    public final VectorIndex vectors = new VectorIndex();

    /// Hash of each usable game.
    public final LongList keys = new LongList();

    public final LongList ordinals = new LongList();
    public final LongList lines = new LongList();
    public final IntList outcomes = new IntList();
    public final IntList plies = new IntList();
    public final IntList rowEnds = new IntList();
    final IntList groupEnds = new IntList();

    /// Hashes of each usable game's cluster tags, one after another.
    final LongList clusters = new LongList();

    public final LongList weights = new LongList();

    /// Per row its vector, and its score if rows are fitted to scores.
    public final IntList rows = new IntList();

    public final LongList targets = new LongList();

    /// Per row the number of moves before it.
    public final IntList rowPlies = new IntList();

    /// Per membership of a game in a group, the group's index in `groupNames`.
    final IntList groups = new IntList();

    public final Map<String, Integer> groupNames = new LinkedHashMap<>();

    public final Map<String, Skipped> skipped = new HashMap<>();

    /// Games found, used or skipped.
    public long found;

    /// True if some game has its weight, see [org.pieceworth.empirical.settings.Weighting#isSaid].
    public boolean weighted;

    /// Games skipped for one reason, with the place of the first.
    public record Skipped(long count, long ordinal, long line) {

        Skipped another() {
            return new Skipped(count + 1, ordinal, line);
        }
    }

    public void skip(String reason, long ordinal, long line) {
        skipped.merge(reason, new Skipped(1, ordinal, line), (known, _) -> known.another());
    }

    /// Index of a game's first row; its rows end before the next game's first row.
    public int firstRow(int game) {
        return game == 0 ? 0 : rowEnds.get(game - 1);
    }

    /// Ends a usable game after its rows were added.
    ///
    /// @param weight weight of each row, or of all rows together if games weigh alike
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

    /// Adds the hashes of the cluster tags of the game just ended.
    public void endClusters(long[] hashes) {
        clusters.addAll(hashes);
    }

    /// Adds the groups of the last game; none if games are not grouped.
    public void endGroups(Optional<Grouping> grouping, Map<String, String> tags, NameAliases aliases) {
        if (grouping.isPresent()) {
            grouping.get()
                    .groups(tags, aliases)
                    .forEach(name -> groups.add(groupNames.computeIfAbsent(name, _ -> groupNames.size())));
        }
        groupEnds.add(groups.size());
    }
}
