package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.pieceworth.empirical.memory.LongIndex;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.chess.Mixing;
import org.pieceworth.stats.errors.ClusterWay;

/// Which games hang together by their tags. A game that does not say hangs together with no other.
final class CoarseClusters {

    private final ClusterTags tags;
    private final long[][] hashes;

    /// The games that have rows.
    private final BitSet counted = new BitSet();

    CoarseClusters(GameRows games) {
        tags = games.clusterTags();
        hashes = new long[tags.size()][games.games()];
        games.forEach(game -> {
            counted.set(game.number, game.rows > 0);
            for (int tag = 0; tag < hashes.length; tag++) {
                hashes[tag][game.number] = game.clusters[tag];
            }
        });
    }

    /// Whether some game has the tag.
    boolean offers(String tag) {
        return Arrays.stream(of(tag)).anyMatch(hash -> hash != ClusterTags.UNKNOWN);
    }

    /// The ways in which games hang together.
    List<ClusterWay> ways(Clustering by) {
        return switch (by) {
            case Clustering.Auto _ -> List.of();
            case Clustering.Game _ -> List.of();
            case Clustering.Pair _ -> List.of(way(1, pairs()));
            case Clustering.Player _ -> List.of(way(1, of("White"), of("Black")), way(-1, pairs()));
            case Clustering.Tags each -> tags(each.tags());
        };
    }

    private long[] of(String tag) {
        int index = tags.indexOf(tag);
        if (index < 0) {
            throw new IllegalStateException("the tag " + tag + " was not read");
        }
        return hashes[index];
    }

    private long[] pairs() {
        long[] white = of("White");
        long[] black = of("Black");
        long[] pairs = new long[white.length];
        Arrays.setAll(
                pairs,
                i -> white[i] == ClusterTags.UNKNOWN || black[i] == ClusterTags.UNKNOWN
                        ? ClusterTags.UNKNOWN
                        : joined(Math.min(white[i], black[i]), Math.max(white[i], black[i])));
        return pairs;
    }

    private static long joined(long first, long second) {
        return Mixing.mix(first + Mixing.mix(second)) | 1;
    }

    /// All intersections of tags, with the sign that counts each game once.
    private List<ClusterWay> tags(List<String> names) {
        List<ClusterWay> ways = new ArrayList<>();
        for (int set = 1; set < 1 << names.size(); set++) {
            long[] joined = new long[hashes[0].length];
            for (int tag = 0; tag < names.size(); tag++) {
                if ((set >> tag & 1) != 0) {
                    long[] of = of(names.get(tag));
                    checkAny(of, names.get(tag));
                    boolean first = (set & (1 << tag) - 1) == 0;
                    for (int i = 0; i < joined.length; i++) {
                        boolean unknown = of[i] == ClusterTags.UNKNOWN || !first && joined[i] == ClusterTags.UNKNOWN;
                        joined[i] = unknown ? ClusterTags.UNKNOWN : first ? of[i] : joined(joined[i], of[i]);
                    }
                }
            }
            ways.add(way(Integer.bitCount(set) % 2 == 1 ? 1 : -1, joined));
        }
        return ways;
    }

    private static void checkAny(long[] of, String tag) {
        if (Arrays.stream(of).allMatch(hash -> hash == ClusterTags.UNKNOWN)) {
            throw InputException.about("cluster", "found no game with the tag " + tag + ", expected one or more");
        }
    }

    /// Hashes as numbers from 0, those of unknown ones each by itself.
    private ClusterWay way(int sign, long[]... memberships) {
        LongIndex index = new LongIndex();
        int[][] of = new int[memberships.length][];
        for (int member = 0; member < memberships.length; member++) {
            long[] keys = memberships[member];
            of[member] = new int[keys.length];
            for (int i = counted.nextSetBit(0); i >= 0; i = counted.nextSetBit(i + 1)) {
                long own = Mixing.mix(2L * i + member + 1) & ~1L;
                of[member][i] = index.add(keys[i] == ClusterTags.UNKNOWN ? own : keys[i]);
            }
        }
        return new ClusterWay(of, index.size(), sign);
    }
}
