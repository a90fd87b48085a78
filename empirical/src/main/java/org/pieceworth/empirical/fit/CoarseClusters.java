package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.memory.LongIndex;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.stats.errors.ClusterWay;
import org.pieceworth.text.InputException;

/// Groups games into clusters by their tags. A game without the tag is a separate cluster.
final class CoarseClusters {

    /// The number of a missing value.
    private static final int UNKNOWN = 0;

    private final ClusterTags tags;

    /// Per tag and game the number of its value, from 1.
    private final int[][] values;

    private final int distinct;

    private Optional<ClusterWay> pairs = Optional.empty();

    CoarseClusters(GameRows games) {
        tags = games.clusterTags();
        distinct = games.distinctClusterValues();
        values = games.clusterValues();
    }

    /// True if some game has the tags that it needs.
    boolean offers(Clustering by) {
        return switch (by.kind()) {
            case AUTO, GAME -> true;
            case PAIR, PLAYER -> offers("White") || offers("Black");
            case TAGS -> by.tags().stream().allMatch(this::offers);
        };
    }

    private boolean offers(String tag) {
        for (int value : of(tag)) {
            if (value != UNKNOWN) {
                return true;
            }
        }
        return false;
    }

    /// The memberships of games, one for each term of the inclusion-exclusion sum; empty if games are the clusters.
    List<ClusterWay> ways(Clustering by) {
        return switch (by.kind()) {
            case AUTO, GAME -> List.of();
            case PAIR -> {
                checkPlayers(by);
                yield List.of(pairs(1));
            }
            case PLAYER -> {
                checkPlayers(by);
                yield List.of(way(1, distinct, of("White"), of("Black")), pairs(-1));
            }
            case TAGS -> tags(by.tags());
        };
    }

    private int[] of(String tag) {
        int index = tags.indexOf(tag);
        if (index < 0) {
            throw new IllegalStateException("the tag " + tag + " was not read");
        }
        return values[index];
    }

    /// Several tags combined to one.
    ///
    /// @param of per game the number of its value, from 1
    /// @param size number of distinct values
    private record Joined(int[] of, int size) {}

    /// Pairs of players, cached: terms with the same array are summed once.
    private ClusterWay pairs(int sign) {
        ClusterWay known = pairs.orElseGet(() -> {
            Joined found = findPairs();
            return way(1, found.size(), found.of());
        });
        pairs = Optional.of(known);
        return new ClusterWay(known.of(), known.clusters(), sign);
    }

    /// Pairs of players, with either colour.
    private Joined findPairs() {
        int[] white = of("White");
        int[] black = of("Black");
        LongIndex index = new LongIndex(white.length / 8);
        int[] joined = new int[white.length];
        for (int i = 0; i < joined.length; i++) {
            joined[i] = joined(index, Math.min(white[i], black[i]), Math.max(white[i], black[i]));
        }
        return new Joined(joined, index.size());
    }

    private static Joined joined(int[] first, int[] second) {
        LongIndex index = new LongIndex(first.length / 2);
        int[] joined = new int[first.length];
        for (int i = 0; i < joined.length; i++) {
            joined[i] = joined(index, first[i], second[i]);
        }
        return new Joined(joined, index.size());
    }

    private static int joined(LongIndex index, int first, int second) {
        boolean unknown = first == UNKNOWN || second == UNKNOWN;
        return unknown ? UNKNOWN : index.add((long) first << Integer.SIZE | second) + 1;
    }

    /// All intersections of tags, with the sign that makes each game count once.
    private List<ClusterWay> tags(List<String> names) {
        names.forEach(this::checkAny);
        List<ClusterWay> ways = new ArrayList<>();
        for (int set = 1; set < 1 << names.size(); set++) {
            int first = Integer.numberOfTrailingZeros(set);
            Joined joined = new Joined(of(names.get(first)), distinct);
            for (int tag = first + 1; tag < names.size(); tag++) {
                if ((set >> tag & 1) != 0) {
                    joined = joined(joined.of(), of(names.get(tag)));
                }
            }
            ways.add(way(Integer.bitCount(set) % 2 == 1 ? 1 : -1, joined.size(), joined.of()));
        }
        return ways;
    }

    private void checkPlayers(Clustering by) {
        if (!offers(by)) {
            throw InputException.about("cluster", "found no game with the tags White and Black, expected one or more");
        }
    }

    private void checkAny(String name) {
        if (!offers(name)) {
            throw InputException.about("cluster", "found no game with the tag " + name + ", expected one or more");
        }
    }

    /// Numbers clusters from 0 in order of occurrence; games with an unknown value get one each.
    ///
    /// @param size number of values
    private ClusterWay way(int sign, int size, int[]... memberships) {
        int[] numbers = new int[size];
        int clusters = 0;
        int[][] of = new int[memberships.length][];
        for (int member = 0; member < memberships.length; member++) {
            of[member] = new int[memberships[member].length];
            clusters = number(memberships[member], numbers, clusters, of[member]);
        }
        return new ClusterWay(of, clusters, sign);
    }

    /// Continues the numbering of clusters.
    ///
    /// @param numbers numbers of known values, from 1
    /// @param before number of clusters so far
    /// @return the new number of clusters
    private static int number(int[] known, int[] numbers, int before, int[] of) {
        int clusters = before;
        for (int i = 0; i < known.length; i++) {
            if (known[i] == UNKNOWN) {
                of[i] = clusters++;
            } else if (numbers[known[i] - 1] == 0) {
                of[i] = clusters++;
                numbers[known[i] - 1] = clusters;
            } else {
                of[i] = numbers[known[i] - 1] - 1;
            }
        }
        return clusters;
    }
}
