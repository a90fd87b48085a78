package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.memory.LongIndex;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.text.InputException;
import org.pieceworth.stats.errors.ClusterWay;

/// Which games belong together by their tags. A game that does not say belongs with no other.
final class CoarseClusters {

    /// A game that does not say.
    private static final int UNKNOWN = 0;

    private final ClusterTags tags;

    /// Per tag and game its value, numbered from 1.
    private final int[][] values;

    private final int distinct;

    private Optional<ClusterWay> pairs = Optional.empty();

    CoarseClusters(GameRows games) {
        tags = games.clusterTags();
        distinct = games.distinctClusterValues();
        values = games.clusterValues();
    }

    /// Whether some games say what they belong to.
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

    /// The ways in which games belong together; none where each is by itself, or nothing was asked for.
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

    /// The values of several tags as one.
    ///
    /// @param of per game its value, numbered from 1
    /// @param size how many different values there are
    private record Joined(int[] of, int size) {}

    /// Who plays whom, worked out once: what is the same array is added up once.
    private ClusterWay pairs(int sign) {
        ClusterWay known = pairs.orElseGet(() -> {
            Joined found = findPairs();
            return way(1, found.size(), found.of());
        });
        pairs = Optional.of(known);
        return new ClusterWay(known.of(), known.clusters(), sign);
    }

    /// Who plays whom, whoever is White.
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

    /// All intersections of tags, with the sign that counts each game once.
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

    /// Values as clusters from 0 in the order in which they come, unknown ones each by itself.
    ///
    /// @param size how many values there are
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

    /// Numbers clusters on.
    ///
    /// @param numbers of values that came before, from 1
    /// @param before how many clusters there are
    /// @return how many there are then
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
