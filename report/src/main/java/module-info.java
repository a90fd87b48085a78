import org.jspecify.annotations.NullMarked;

/// Pictures of results.
@NullMarked
module org.pieceworth.report {
    requires java.desktop;
    requires static org.jspecify;
    requires org.pieceworth.answer;
    requires transitive org.pieceworth.empirical;
    requires transitive org.pieceworth.valuation;

    exports org.pieceworth.report;
    exports org.pieceworth.report.chart;
    exports org.pieceworth.report.png;
}
