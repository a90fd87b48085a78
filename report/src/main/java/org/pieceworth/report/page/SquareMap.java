package org.pieceworth.report.page;

/// What a piece's square adds to its value, seen from White.
///
/// @param key the piece's letter
/// @param name in words: `knight`
/// @param stage of the game, or empty where the map is of the whole game
/// @param values 64 numbers on the page's scale, a1, b1, … h8; NaN where there is none
/// @param standardErrors 64 of them, or none where they are not known
public record SquareMap(String key, String name, String stage, double[] values, double[] standardErrors) {

    /// Copies the numbers.
    ///
    /// @throws IllegalArgumentException when there are not as many as squares
    public SquareMap {
        if (values.length != 64 || (standardErrors.length != 0 && standardErrors.length != 64)) {
            throw new IllegalArgumentException("a board has 64 squares");
        }
        values = values.clone();
        standardErrors = standardErrors.clone();
    }

    /// The number on a square.
    ///
    /// @param file 0 for the a-file
    /// @param rank 0 for White's first rank
    public double at(int file, int rank) {
        return values[8 * rank + file];
    }

    /// Its standard error, NaN where none is known.
    public double errorAt(int file, int rank) {
        return standardErrors.length == 0 ? Double.NaN : standardErrors[8 * rank + file];
    }

    /// The name with the stage, where there is one.
    public String title() {
        return stage.isEmpty() ? name : name + ", " + stage;
    }
}
