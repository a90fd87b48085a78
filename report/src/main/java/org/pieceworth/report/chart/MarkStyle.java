package org.pieceworth.report.chart;

/// Appearance of a series. Styles differ in shape as well as in colour, for readers who do not see colours.
public enum MarkStyle {
    /// The estimates of the page: filled discs.
    ESTIMATE,
    /// Estimates by another method: rings.
    OTHER,
    /// Reference values: diamonds.
    REFERENCE,
    /// A line without marks.
    LINE,
    /// A thin line without marks, one of several labelled at one of their points.
    CURVE
}
