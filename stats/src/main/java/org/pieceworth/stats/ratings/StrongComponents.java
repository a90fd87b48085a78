package org.pieceworth.stats.ratings;

import java.util.Arrays;

/// The strongly connected components (Tarjan 1972) of the graph with an arrow from each player to those that
/// lost points to him. Without recursion, since there may be many players in a row.
final class StrongComponents {

    /// The component of each player; one is numbered after all that its arrows lead to.
    final int[] component;

    private final int[] starts;
    private final int[] targets;
    private final int[] index;
    private final int[] low;
    private final int[] next;
    private final int[] stack;
    private final int[] path;
    private int stacked;
    private int visited;
    private int components;

    StrongComponents(Encounters encounters) {
        int players = encounters.players;
        component = new int[players];
        Arrays.fill(component, -1);
        starts = new int[players + 1];
        index = new int[players];
        low = new int[players];
        stack = new int[players];
        path = new int[players];
        for (int i = 0; i < encounters.size; i++) {
            starts[encounters.whites[i] + 1] += took(encounters.counts[i], RatingModel.WIN);
            starts[encounters.blacks[i] + 1] += took(encounters.counts[i], RatingModel.LOSS);
        }
        for (int i = 0; i < players; i++) {
            starts[i + 1] += starts[i];
        }
        targets = new int[starts[players]];
        next = Arrays.copyOf(starts, players);
        for (int i = 0; i < encounters.size; i++) {
            if (took(encounters.counts[i], RatingModel.WIN) > 0) {
                targets[next[encounters.whites[i]]++] = encounters.blacks[i];
            }
            if (took(encounters.counts[i], RatingModel.LOSS) > 0) {
                targets[next[encounters.blacks[i]]++] = encounters.whites[i];
            }
        }
        System.arraycopy(starts, 0, next, 0, players);
        for (int player = 0; player < players; player++) {
            if (index[player] == 0) {
                visit(player);
            }
        }
    }

    private static int took(double[] counts, int result) {
        return counts[result] > 0 || counts[RatingModel.DRAW] > 0 ? 1 : 0;
    }

    private void visit(int first) {
        int depth = 0;
        path[0] = enter(first);
        while (depth >= 0) {
            int player = path[depth];
            if (next[player] < starts[player + 1]) {
                int target = targets[next[player]++];
                if (index[target] == 0) {
                    path[++depth] = enter(target);
                } else if (component[target] < 0) {
                    low[player] = Math.min(low[player], index[target]);
                }
            } else {
                if (low[player] == index[player]) {
                    close(player);
                }
                depth--;
                if (depth >= 0) {
                    low[path[depth]] = Math.min(low[path[depth]], low[player]);
                }
            }
        }
    }

    private int enter(int player) {
        index[player] = ++visited;
        low[player] = visited;
        stack[stacked++] = player;
        return player;
    }

    private void close(int player) {
        int member;
        do {
            member = stack[--stacked];
            component[member] = components;
        } while (member != player);
        components++;
    }
}
