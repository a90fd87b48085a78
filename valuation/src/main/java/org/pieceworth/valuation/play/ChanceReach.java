package org.pieceworth.valuation.play;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board.SquareBoard;

/// Squares reached and attacked in two moves, each by the likeliest way to it, as means over the starting
/// squares.
final class ChanceReach {

    static final List<String> NAMES = List.of(
            "attack the far half from the first rank",
            "attack the far half in 2 from the first rank",
            "attack in 2",
            "attack ahead in 2",
            "reach in 2",
            "ways to attack in 2");

    private final SquareBoard board;
    private final double[] sums = new double[NAMES.size()];

    private ChanceReach(SquareBoard board) {
        this.board = board;
    }

    /// @param moves probabilities of quiet moves by square and target
    /// @param captures probabilities of captures by square and target
    /// @param values receives the numbers, in the order of [#NAMES]
    static void add(double[][] moves, double[][] captures, SquareBoard board, List<Double> values) {
        ChanceReach reach = new ChanceReach(board);
        int[][] targets = targets(moves);
        int[][] attacked = targets(captures);
        double[] two = new double[board.squares()];
        double[] inTwo = new double[board.squares()];
        for (int from = 0; from < board.squares(); from++) {
            System.arraycopy(moves[from], 0, two, 0, two.length);
            System.arraycopy(captures[from], 0, inTwo, 0, inTwo.length);
            double ways = 0;
            for (int middle : targets[from]) {
                double chance = moves[from][middle];
                raise(two, moves[middle], targets[middle], chance);
                raise(inTwo, captures[middle], attacked[middle], chance);
                for (int target : attacked[middle]) {
                    ways += chance * captures[middle][target];
                }
            }
            two[from] = 0;
            reach.count(from, captures[from], two, inTwo, ways);
        }
        for (double sum : reach.sums) {
            values.add(sum);
        }
    }

    private void count(int from, double[] captures, double[] two, double[] inTwo, double ways) {
        if (board.rank(from) == 0) {
            sums[0] += farHalf(captures) / board.files();
            sums[1] += farHalf(inTwo) / board.files();
        }
        double ahead = 0;
        for (int square = 0; square < inTwo.length; square++) {
            ahead += board.dy(from, square) > 0 ? inTwo[square] : 0;
        }
        sums[2] += Arrays.stream(inTwo).sum() / board.squares();
        sums[3] += ahead / board.squares();
        sums[4] += Arrays.stream(two).sum() / board.squares();
        sums[5] += ways / board.squares();
    }

    private double farHalf(double[] attacked) {
        double sum = 0;
        for (int square = 0; square < attacked.length; square++) {
            sum += 2 * board.rank(square) >= board.ranks() ? attacked[square] : 0;
        }
        return sum;
    }

    private static int[][] targets(double[][] chances) {
        return Arrays.stream(chances)
                .map(row ->
                        IntStream.range(0, row.length).filter(i -> row[i] > 0).toArray())
                .toArray(int[][]::new);
    }

    private static void raise(double[] reached, double[] chances, int[] targets, double before) {
        for (int target : targets) {
            reached[target] = Math.max(reached[target], before * chances[target]);
        }
    }
}
