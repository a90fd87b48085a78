package org.pieceworth.empirical.rows;

import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import org.pieceworth.empirical.memory.ByteList;
import org.pieceworth.empirical.memory.SpillBuffer;
import org.pieceworth.empirical.settings.ClusterTags;

/// The rows of each game in the order of the games, in a buffer that spills to a temporary file. Errors
/// clustered by game need them in addition to the counts, and counts are made from them.
public final class GameRows {

    private final SpillBuffer buffer = new SpillBuffer();

    private final boolean scored;
    private final boolean grouped;
    private final ClusterTags tags;
    private final GameTags tagged;
    private int games;
    private int mostRows;
    private BitSet left = new BitSet();

    /// @param scored true if rows have separate scores
    /// @param grouped true if games belong to groups
    /// @param tags tags for clusters
    public GameRows(boolean scored, boolean grouped, ClusterTags tags) {
        this.scored = scored;
        this.grouped = grouped;
        this.tags = tags;
        tagged = new GameTags(tags);
    }

    /// Adds a packed run of games.
    ///
    /// @param vectorOf maps its vectors to numbers here
    /// @param groupOf maps its groups to numbers here
    public void add(PackedGames run, int[] vectorOf, int[] groupOf) {
        if (run.games() == 0) {
            return;
        }
        buffer.writeNumber(run.games());
        write(vectorOf);
        write(groupOf);
        buffer.writeBytes(run.rows);
        tagged.add(run);
        mostRows = Math.max(mostRows, run.mostRows);
        games += run.games();
    }

    private void write(int[] numbers) {
        buffer.writeNumber(numbers.length);
        for (int number : numbers) {
            buffer.writeNumber(number);
        }
    }

    /// The share of a row's weight that is won, drawn or lost.
    ///
    /// @param scored true if it has a score instead of its game's outcome
    public static double share(boolean scored, int outcome, double weight, double score, int ofOutcome) {
        if (!scored) {
            return outcome == ofOutcome ? weight : 0;
        }
        return switch (ofOutcome) {
            case 2 -> weight * score;
            case 0 -> weight * (1 - score);
            default -> 0;
        };
    }

    /// Leaves out games, by their numbers from 0, from now on.
    public void leaveOut(BitSet duplicates) {
        left = duplicates;
    }

    /// The tags for clusters.
    public ClusterTags clusterTags() {
        return tags;
    }

    /// Number of distinct values of the cluster tags.
    public int distinctClusterValues() {
        return tagged.distinct();
    }

    /// The key of a value of a cluster tag, see [ClusterTags#key].
    ///
    /// @param value its number from 1
    public long clusterKey(int value) {
        return tagged.key(value);
    }

    /// Per cluster tag and game (including excluded ones) the number of the tag's value, from 1; 0 if a game
    /// has none.
    public int[][] clusterValues() {
        return tagged.read(games);
    }

    /// Number of games added, including excluded ones.
    public int games() {
        return games;
    }

    /// Receives games.
    @FunctionalInterface
    public interface Visitor {
        void game(Game game);
    }

    /// A game, valid only during the call.
    public final class Game {
        public int number;
        public int outcome;
        public int plies;
        public double weight = 1;
        public int groups;
        public final int[] group = new int[2];

        public int rows;
        public int[] vector = new int[Math.max(1, mostRows)];
        public double[] score = new double[Math.max(1, mostRows)];

        private Game() {}

        /// True if rows have scores instead of their game's outcome.
        public boolean isScored() {
            return scored;
        }

        /// The share of a row's weight that is won, drawn or lost.
        public double share(int row, int ofOutcome) {
            return GameRows.share(scored, outcome, weight, score[row], ofOutcome);
        }

        private void read(ByteList.Cursor in, int[] vectorOf, int[] groupOf) {
            long head = in.readNumber();
            outcome = (int) head & 3;
            rows = (int) (head >>> 3);
            plies = (int) in.readNumber();
            weight = (head & PackedGames.WEIGHTED) != 0 ? Double.longBitsToDouble(in.readLong()) : 1;
            groups = grouped ? (int) in.readNumber() : 0;
            for (int i = 0; i < groups; i++) {
                group[i] = groupOf[(int) in.readNumber()];
            }
            for (int row = 0; row < rows; row++) {
                vector[row] = vectorOf[(int) in.readNumber()];
                score[row] = scored ? Double.longBitsToDouble(in.readLong()) : 0;
            }
        }
    }

    /// Passes on every game, including excluded ones.
    public void forEachAdded(Visitor visitor) {
        forEach(number -> number, visitor);
    }

    /// Passes on every game except excluded ones.
    public void forEach(Visitor visitor) {
        forEach(left::nextClearBit, visitor);
    }

    /// Passes on some games, even excluded ones.
    ///
    /// @param some their numbers
    public void forEachOf(BitSet some, Visitor visitor) {
        forEach(
                number -> {
                    int next = some.nextSetBit(number);
                    return next < 0 ? games : next;
                },
                visitor);
    }

    /// @param next the first game to be passed on from a number on
    private void forEach(IntUnaryOperator next, Visitor visitor) {
        SpillBuffer.Reader in = buffer.reader();
        ByteList.Cursor cursor = new ByteList.Cursor();
        Game game = new Game();
        int before = 0;
        for (int wanted = next.applyAsInt(0); before < games; ) {
            int ofRun = (int) in.readNumber();
            int[] vectorOf = numbers(in);
            int[] groupOf = numbers(in);
            if (wanted >= before + ofRun) {
                in.skipBytes();
                before += ofRun;
                continue;
            }
            cursor.start(in.readBytes());
            for (int end = before + ofRun; before < end; before++) {
                game.number = before;
                game.read(cursor, vectorOf, groupOf);
                if (before == wanted) {
                    visitor.game(game);
                    wanted = next.applyAsInt(before + 1);
                }
            }
        }
    }

    private static int[] numbers(SpillBuffer.Reader in) {
        int[] numbers = new int[(int) in.readNumber()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (int) in.readNumber();
        }
        return numbers;
    }
}
