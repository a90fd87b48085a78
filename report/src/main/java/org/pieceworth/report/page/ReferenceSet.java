package org.pieceworth.report.page;

import java.util.Map;

/// Values to hold the fit against.
///
/// @param name a short one for a chart: `Kaufman`
/// @param note where they come from, one sentence; may be empty
/// @param values on the page's scale, by the keys of the lines
public record ReferenceSet(String name, String note, Map<String, Double> values) {

    /// Copies the values.
    public ReferenceSet {
        values = Map.copyOf(values);
    }

    /// What is taught at school: 1, 3, 3, 5, 9.
    ///
    /// @param pawn what a pawn is on the page's scale
    public static ReferenceSet school(double pawn) {
        return new ReferenceSet(
                "School",
                "The values taught to beginners: 1, 3, 3, 5 and 9.",
                Map.of("P", pawn, "N", 3 * pawn, "B", 3 * pawn, "R", 5 * pawn, "Q", 9 * pawn));
    }

    /// Kaufman, "The Evaluation of Material Imbalances" (1999): from statistics of master games.
    ///
    /// @param pawn what a pawn is on the page's scale
    public static ReferenceSet kaufman(double pawn) {
        return new ReferenceSet(
                "Kaufman",
                "Larry Kaufman, The Evaluation of Material Imbalances (1999), from master games;"
                        + " the pair of bishops counts half a pawn apart.",
                Map.of(
                        "P",
                        pawn,
                        "N",
                        3.25 * pawn,
                        "B",
                        3.25 * pawn,
                        "R",
                        5 * pawn,
                        "Q",
                        9.75 * pawn,
                        "pair",
                        0.5 * pawn));
    }
}
