package org.pieceworth.stats.ratings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/// Players with ratings comparable through games. Ratings exist within a group where a chain of points won
/// leads from each player to each other (Ford 1957): a player who won all games against the rest has no
/// finite rating there.
final class PlayerGroups {

    private final int[] group;
    private final int[] island;

    private PlayerGroups(int[] group, int[] island) {
        this.group = group;
        this.island = island;
    }

    /// Groups with most games first; a player without games is a separate group.
    static PlayerGroups of(Encounters encounters) {
        int[] found = new StrongComponents(encounters).component;
        int count = Arrays.stream(found).max().orElse(-1) + 1;
        double[] games = new double[count];
        for (int i = 0; i < encounters.size; i++) {
            if (found[encounters.whites[i]] == found[encounters.blacks[i]]) {
                games[found[encounters.whites[i]]] += encounters.games(i);
            }
        }
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            order.add(i);
        }
        int[] first = new int[count];
        Arrays.fill(first, Integer.MAX_VALUE);
        for (int player = 0; player < found.length; player++) {
            first[found[player]] = Math.min(first[found[player]], player);
        }
        order.sort(Comparator.<Integer>comparingDouble(one -> -games[one]).thenComparingInt(one -> first[one]));
        int[] place = new int[count];
        for (int i = 0; i < count; i++) {
            place[order.get(i)] = i;
        }
        return new PlayerGroups(Arrays.stream(found).map(one -> place[one]).toArray(), islands(encounters));
    }

    private static int[] islands(Encounters encounters) {
        int[] parent = new int[encounters.players];
        Arrays.setAll(parent, player -> player);
        for (int i = 0; i < encounters.size; i++) {
            parent[root(parent, encounters.whites[i])] = root(parent, encounters.blacks[i]);
        }
        int[] island = new int[parent.length];
        Arrays.setAll(island, player -> root(parent, player));
        return island;
    }

    private static int root(int[] parent, int player) {
        int at = player;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }

    int of(int player) {
        return group[player];
    }

    /// True for a group of more than one player.
    boolean compares(int which) {
        return Arrays.stream(group).filter(one -> one == which).count() > 1;
    }

    /// True if games connect the two, over any number of other players.
    boolean met(int player, int other) {
        return island[player] == island[other];
    }

    /// The new number of each player of some groups, in their order; -1 for others.
    int[] numbers(Set<Integer> which) {
        int[] number = new int[group.length];
        int next = 0;
        for (int player = 0; player < number.length; player++) {
            number[player] = which.contains(group[player]) ? next++ : -1;
        }
        return number;
    }
}
