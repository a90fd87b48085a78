package org.pieceworth.empirical.armies;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Results of armies against each other.
///
/// @param rows rows, at least one
/// @param letters letters of the armies
/// @param drawsKnown whether rows have the number of draws
/// @param gamesKnown whether rows have the number of games; else all count alike
public record ArmyResults(List<ArmyResult> rows, ArmyLetters letters, boolean drawsKnown, boolean gamesKnown) {

    /// An army in this many rows is a yardstick of the others: its own deviation from the sum of its pieces
    /// would be in all of them.
    private static final double YARDSTICK = 0.1;

    private static final int FEWEST = 20;

    public ArmyResults {
        rows = List.copyOf(rows);
    }

    /// The number of games, or of rows if these are not known.
    public double games() {
        return rows.stream().mapToDouble(ArmyResult::games).sum();
    }

    /// White's mean score in percent, all rows alike.
    public double meanScore() {
        return rows.stream().mapToDouble(ArmyResult::score).average().orElse(Double.NaN);
    }

    /// Different armies on either side.
    public int armies() {
        return appearances().size();
    }

    /// Armies in more than a tenth of the rows, and in at least twenty.
    public List<String> yardsticks() {
        double most = YARDSTICK * rows.size();
        return appearances().entrySet().stream()
                .filter(entry -> entry.getValue() > most && entry.getValue() >= FEWEST)
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    private Map<String, Integer> appearances() {
        Map<String, Integer> count = new HashMap<>();
        for (ArmyResult row : rows) {
            count.merge(row.white(), 1, Integer::sum);
            if (!row.white().equals(row.black())) {
                count.merge(row.black(), 1, Integer::sum);
            }
        }
        return count;
    }

    /// These results with other rows.
    public ArmyResults with(List<ArmyResult> others) {
        return new ArmyResults(others, letters, drawsKnown, gamesKnown);
    }
}
