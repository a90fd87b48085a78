package org.pieceworth.empirical.rows;

import java.util.List;
import java.util.Map;
import org.pieceworth.empirical.memory.ByteList;
import org.pieceworth.empirical.memory.LongIndex;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Target;

/// The games of one run, packed so that joining runs costs little for each game: that is done in one thread,
/// on one machine, while many collect and pack runs.
public final class PackedGames {

    /// Bit in a game's first number, set if its weight is not 1.
    static final int WEIGHTED = 4;

    private static final long ONE = Double.doubleToRawLongBits(1);

    /// Distinct rows of this run.
    public final VectorIndex vectors;

    /// Hash of each game.
    public final long[] keys;

    /// Results of the games, 0 to 2.
    public final byte[] outcomes;

    /// Input of [GameRows.Game], one game after another, by the run's own numbers of vectors and groups.
    final byte[] rows;

    /// Per game its ordinal and its line, each less that of the game before.
    final byte[] places;

    /// True if its rows can be counted: every game weighs 1, and no row has a separate score.
    public final boolean counted;

    /// Per vector and outcome the number of rows, if they can be counted.
    final int[] counts;

    /// The distinct values of the cluster tags; see [ClusterTags#key].
    final long[] tagKeys;

    /// Per game and tag the number of its value, from 1; 0 if the game has none.
    final int[] tagNumbers;

    final int mostRows;

    /// Number of moves in all games.
    public final long plies;

    public final List<String> groupNames;
    public final Map<String, CollectedGames.Skipped> skipped;

    /// Games found, used or skipped.
    public final long found;

    /// True if some game has its weight, see [org.pieceworth.empirical.settings.Weighting#isSaid].
    public final boolean weighted;

    PackedGames(
            VectorIndex vectors,
            long[] keys,
            byte[] outcomes,
            byte[] rows,
            byte[] places,
            boolean counted,
            int[] counts,
            long[] tagKeys,
            int[] tagNumbers,
            int mostRows,
            long plies,
            List<String> groupNames,
            Map<String, CollectedGames.Skipped> skipped,
            long found,
            boolean weighted) {
        this.vectors = vectors;
        this.keys = keys;
        this.outcomes = outcomes;
        this.rows = rows;
        this.places = places;
        this.counted = counted;
        this.counts = counts;
        this.tagKeys = tagKeys;
        this.tagNumbers = tagNumbers;
        this.mostRows = mostRows;
        this.plies = plies;
        this.groupNames = List.copyOf(groupNames);
        this.skipped = Map.copyOf(skipped);
        this.found = found;
        this.weighted = weighted;
    }

    /// Number of games used.
    public int games() {
        return keys.length;
    }

    /// Adds its counts, which are whole numbers, so that the order of runs is irrelevant.
    ///
    /// @param vectorOf maps its vectors to those of the counts
    public void addTo(ObservationCounts into, int[] vectorOf) {
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] != 0) {
                into.add(vectorOf[i / 3], i % 3, counts[i]);
            }
        }
    }

    /// Packs a run.
    public static PackedGames of(CollectedGames run, ObservationSettings options) {
        int games = run.keys.size();
        boolean scored = options.positions().target() == Target.SCORE;
        boolean counted = !scored;
        boolean grouped = options.groups().by().isPresent();
        int tags = options.groups().clusterTags().size();
        byte[] outcomes = new byte[games];
        int[] counts = new int[scored ? 0 : 3 * run.vectors.size()];
        int[] tagNumbers = new int[games * tags];
        LongIndex tagValues = new LongIndex(tagNumbers.length);
        ByteList rows = new ByteList();
        ByteList places = new ByteList();
        long ordinal = 0;
        long line = 0;
        long plies = 0;
        int mostRows = 0;
        int row = 0;
        for (int game = 0; game < games; game++) {
            int end = run.rowEnds.get(game);
            int outcome = run.outcomes.get(game);
            long weight = run.weights.get(game);
            counted &= weight == ONE;
            outcomes[game] = (byte) outcome;
            plies += run.plies.get(game);
            mostRows = Math.max(mostRows, end - row);
            rows.writeNumber((long) (end - row) << 3 | (weight == ONE ? 0 : WEIGHTED) | outcome);
            rows.writeNumber(run.plies.get(game));
            if (weight != ONE) {
                rows.writeLong(weight);
            }
            if (grouped) {
                writeGroups(run, game, rows);
            }
            for (; row < end; row++) {
                int vector = run.rows.get(row);
                rows.writeNumber(vector);
                if (scored) {
                    rows.writeLong(run.targets.get(row));
                } else {
                    counts[3 * vector + outcome]++;
                }
            }
            places.writeSigned(run.ordinals.get(game) - ordinal);
            places.writeSigned(run.lines.get(game) - line);
            ordinal = run.ordinals.get(game);
            line = run.lines.get(game);
            for (int tag = 0; tag < tags; tag++) {
                long key = run.clusters.get(game * tags + tag);
                tagNumbers[game * tags + tag] = key == ClusterTags.UNKNOWN ? 0 : tagValues.add(key) + 1;
            }
        }
        return new PackedGames(
                run.vectors,
                run.keys.toArray(),
                outcomes,
                rows.toArray(),
                places.toArray(),
                counted,
                counted ? counts : new int[0],
                tagValues.keys(),
                tagNumbers,
                mostRows,
                plies,
                List.copyOf(run.groupNames.keySet()),
                run.skipped,
                run.found,
                run.weighted);
    }

    private static void writeGroups(CollectedGames run, int game, ByteList into) {
        int first = game == 0 ? 0 : run.groupEnds.get(game - 1);
        int end = run.groupEnds.get(game);
        into.writeNumber(end - first);
        for (int i = first; i < end; i++) {
            into.writeNumber(run.groups.get(i));
        }
    }

    /// Number of drawn games.
    public long drawn() {
        long drawn = 0;
        for (byte outcome : outcomes) {
            drawn += outcome == 1 ? 1 : 0;
        }
        return drawn;
    }
}
