package org.pieceworth.empirical.armies;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.pieceworth.stats.errors.ClusterWay;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.regression.GroupedOutcomes;

/// Counts of pieces by file in each row, and rows with a common army. A file and its mirror image are one: 0
/// is the edge.
///
/// A file and its mirror image are one: 0 is the edge.
public final class ArmyDesign {

    private final ArmyResults results;
    private final List<String> pieces;
    private final int files;
    private final List<String> yardsticks;

    /// Per row the counts of each piece and file: piece after piece.
    private final int[][] white;

    private final int[][] black;

    private ArmyDesign(ArmyResults results, List<String> pieces, int files, List<String> yardsticks) {
        this.results = results;
        this.pieces = pieces;
        this.yardsticks = yardsticks;
        this.files = files;
        white = results.rows().stream().map(row -> counts(row.white())).toArray(int[][]::new);
        black = results.rows().stream().map(row -> counts(row.black())).toArray(int[][]::new);
    }

    /// The design of all rows.
    public static ArmyDesign of(ArmyResults results) {
        TreeMap<Character, String> byLetter = new TreeMap<>();
        for (ArmyResult row : results.rows()) {
            for (char letter : (row.white() + row.black()).toCharArray()) {
                if (letter != '-' && !results.letters().isKing(letter)) {
                    byLetter.put(letter, results.letters().pieces().get(letter));
                }
            }
        }
        List<String> pieces = byLetter.values().stream().distinct().toList();
        int files = (results.rows().getFirst().white().length() + 1) / 2;
        return new ArmyDesign(results, pieces, files, results.yardsticks());
    }

    /// Other rows with the same pieces.
    ArmyDesign with(List<ArmyResult> rows) {
        return new ArmyDesign(results.with(rows), pieces, files, yardsticks);
    }

    /// How many of each piece and file an army has, piece after piece.
    public int[] counts(String army) {
        int[] counts = new int[pieces.size() * files];
        for (int i = 0; i < army.length(); i++) {
            char letter = army.charAt(i);
            if (letter != '-' && !results.letters().isKing(letter)) {
                int piece = pieces.indexOf(results.letters().pieces().get(letter));
                counts[piece * files + Math.min(i, army.length() - 1 - i)]++;
            }
        }
        return counts;
    }

    public ArmyResults results() {
        return results;
    }

    /// The pieces, by their first letters.
    public List<String> pieces() {
        return pieces;
    }

    /// How many files are told apart.
    public int files() {
        return files;
    }

    public List<String> yardsticks() {
        return yardsticks;
    }

    /// Copies of a piece on a file in all rows.
    public int seen(int cell) {
        int seen = 0;
        for (int row = 0; row < white.length; row++) {
            seen += white[row][cell] + black[row][cell];
        }
        return seen;
    }

    int rows() {
        return white.length;
    }

    int[] white(int row) {
        return white[row];
    }

    int[] black(int row) {
        return black[row];
    }

    /// The features of each row, of pieces first and then of yardsticks.
    GroupedOutcomes outcomes(ArmyLevel level) {
        int ofPieces = columns(level);
        int columns = ofPieces + yardsticks.size();
        double[] features = new double[rows() * columns];
        double[][] weights = new double[3][rows()];
        for (int row = 0; row < rows(); row++) {
            int from = row * columns;
            for (int cell = 0; cell < white[row].length; cell++) {
                int piece = cell / files;
                switch (level) {
                    case PIECE -> features[from + piece] += white[row][cell] - black[row][cell];
                    case FILE -> features[from + cell] += white[row][cell] - black[row][cell];
                    case SIDE -> {
                        features[from + cell] += white[row][cell] - black[row][cell];
                        features[from + surplus(piece)] -= (white[row][cell] + black[row][cell]) / 2.0;
                    }
                }
            }
            ArmyResult result = results.rows().get(row);
            for (int i = 0; i < yardsticks.size(); i++) {
                String army = yardsticks.get(i);
                features[from + ofPieces + i] =
                        (army.equals(result.white()) ? 1 : 0) - (army.equals(result.black()) ? 1 : 0);
            }
            weights[0][row] = result.wins();
            weights[1][row] = result.draws();
            weights[2][row] = result.losses();
        }
        return GroupedOutcomes.dense(columns, features, weights[0], weights[1], weights[2]);
    }

    int columns(ArmyLevel level) {
        return switch (level) {
            case PIECE -> pieces.size();
            case FILE -> pieces.size() * files;
            case SIDE -> pieces.size() * (files + 1);
        };
    }

    /// The column, at the level of sides, of a piece's extra value to Black.
    public int surplus(int piece) {
        return pieces.size() * files + piece;
    }

    /// The rows where an army plays against itself.
    public ArmyDesign mirrored() {
        return with(results.rows().stream()
                .filter(row -> row.white().equals(row.black()))
                .toList());
    }

    /// Names of the features, for messages.
    String[] names(ArmyLevel level) {
        List<String> names = new ArrayList<>();
        switch (level) {
            case PIECE -> names.addAll(pieces);
            case FILE, SIDE -> {
                for (String piece : pieces) {
                    for (int file = 0; file < files; file++) {
                        names.add(piece + " on " + (char) ('a' + file));
                    }
                }
            }
        }
        if (level == ArmyLevel.SIDE) {
            pieces.forEach(piece -> names.add("Black's " + piece));
        }
        names.addAll(yardsticks);
        return names.toArray(String[]::new);
    }

    /// Rows with an army in common depend on each other, by its strength beyond the sum of its pieces: dyadic
    /// clusters (Aronow, Samii and Assenova 2015). Yardsticks are excluded, as they have their own terms.
    List<ClusterWay> ways() {
        Map<String, Integer> armies = new LinkedHashMap<>();
        int[] whites = new int[rows()];
        int[] blacks = new int[rows()];
        int[] pairs = new int[rows()];
        for (int row = 0; row < rows(); row++) {
            ArmyResult result = results.rows().get(row);
            String first = cluster(result.white(), row, "W");
            // An army against itself is in its cluster once.
            String second = result.black().equals(result.white()) ? "B" + row : cluster(result.black(), row, "B");
            whites[row] = number(armies, first);
            blacks[row] = number(armies, second);
        }
        Map<String, Integer> both = new LinkedHashMap<>();
        for (int row = 0; row < rows(); row++) {
            int least = Math.min(whites[row], blacks[row]);
            int most = Math.max(whites[row], blacks[row]);
            pairs[row] = number(both, least + " " + most);
        }
        int[][] byArmy = {whites, blacks};
        return List.of(new ClusterWay(byArmy, armies.size(), 1), new ClusterWay(new int[][] {pairs}, both.size(), -1));
    }

    private String cluster(String army, int row, String side) {
        return yardsticks.contains(army) ? side + row : army;
    }

    private static int number(Map<String, Integer> numbers, String name) {
        return numbers.computeIfAbsent(name, _ -> numbers.size());
    }

    /// Each row a cluster, to be joined by [#ways].
    ClusteredRows clusters() {
        return new ClusteredRows() {
            @Override
            public int clusters() {
                return rows();
            }

            @Override
            public void forEach(Visitor visitor) {
                int[] group = new int[1];
                double[] win = new double[1];
                double[] draw = new double[1];
                double[] loss = new double[1];
                for (int row = 0; row < rows(); row++) {
                    ArmyResult result = results.rows().get(row);
                    group[0] = row;
                    win[0] = result.wins();
                    draw[0] = result.draws();
                    loss[0] = result.losses();
                    visitor.cluster(row, 1, group, win, draw, loss);
                }
            }
        };
    }
}
