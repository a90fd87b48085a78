package org.pieceworth.stats.ratings;

import java.util.Arrays;

/// Results of games between players, numbered from 0, in clusters of games that depend on each other: mostly
/// pairs of games with the same opening and colours reversed.
public final class GameResults {

    private static final int FIRST_SIZE = 16;

    private int games;
    private int players;
    private int clusters;
    private int[] whites = new int[FIRST_SIZE];
    private int[] blacks = new int[FIRST_SIZE];
    private int[] cluster = new int[FIRST_SIZE];
    private byte[] points = new byte[FIRST_SIZE];

    public GameResults() {}

    /// Two games that begin alike, with colours changed.
    ///
    /// @param first player who has White in the first of them
    /// @param halfPoints first player's score in the first game in half points, 0 to 2
    /// @param halfPointsAsBlack first player's score in the second game in half points
    public void addPair(int first, int second, int halfPoints, int halfPointsAsBlack) {
        int pair = newCluster();
        add(first, second, halfPoints, pair);
        add(second, first, 2 - halfPointsAsBlack, pair);
    }

    /// A number for games that depend on each other.
    public int newCluster() {
        return clusters++;
    }

    /// A game that depends on others.
    ///
    /// @param halfPoints White's score in half points, 0 to 2
    /// @param group its cluster, from [#newCluster()]
    /// @throws IllegalArgumentException when a player plays himself, or numbers are out of range
    public void add(int white, int black, int halfPoints, int group) {
        if (white == black || white < 0 || black < 0) {
            throw new IllegalArgumentException("a game has two players, not " + white + " and " + black);
        }
        if (halfPoints < 0 || halfPoints > 2 || group < 0 || group >= clusters) {
            throw new IllegalArgumentException(
                    "not half points of a game and a known cluster: " + halfPoints + ", " + group);
        }
        if (games == whites.length) {
            int size = games + (games >> 1);
            whites = Arrays.copyOf(whites, size);
            blacks = Arrays.copyOf(blacks, size);
            cluster = Arrays.copyOf(cluster, size);
            points = Arrays.copyOf(points, size);
        }
        whites[games] = white;
        blacks[games] = black;
        points[games] = (byte) halfPoints;
        cluster[games++] = group;
        players = Math.max(players, Math.max(white, black) + 1);
    }

    public int games() {
        return games;
    }

    /// One more than the highest number of a player.
    public int players() {
        return players;
    }

    public int white(int game) {
        return whites[game];
    }

    public int black(int game) {
        return blacks[game];
    }

    /// Of White, 0 to 2.
    public int halfPoints(int game) {
        return points[game];
    }

    /// The games, those of a cluster together; otherwise in their order.
    int[] byCluster() {
        int[] starts = new int[clusters + 1];
        for (int game = 0; game < games; game++) {
            starts[cluster[game] + 1]++;
        }
        for (int i = 0; i < clusters; i++) {
            starts[i + 1] += starts[i];
        }
        int[] order = new int[games];
        for (int game = 0; game < games; game++) {
            order[starts[cluster[game]]++] = game;
        }
        return order;
    }

    int cluster(int game) {
        return cluster[game];
    }
}
