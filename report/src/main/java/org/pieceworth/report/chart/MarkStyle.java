package org.pieceworth.report.chart;

/// How a chart's marks look; each differs from the others in shape as well as in colour.
public enum MarkStyle {
    /// What the page is about: a filled disc.
    ESTIMATE,
    /// The same by other means: a ring.
    OTHER,
    /// What it is compared with: a diamond.
    REFERENCE,
    /// A line without marks.
    LINE,
    /// A thin line without marks, of several that are told apart by a word at one of their points.
    CURVE
}
