import org.jspecify.annotations.NullMarked;

/// Pages and pictures of results.
@NullMarked
module org.pieceworth.report {
    requires java.desktop;
    requires static org.jspecify;
    requires transitive org.pieceworth.empirical;
    requires transitive org.pieceworth.valuation;

    exports org.pieceworth.report;
    exports org.pieceworth.report.html;
    exports org.pieceworth.report.page;
    exports org.pieceworth.report.png;
}
