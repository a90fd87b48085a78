import org.jspecify.annotations.NullMarked;

/// Pictures of results.
@NullMarked
module org.pieceworth.report {
    requires static org.jspecify;
    requires transitive org.pieceworth.valuation;

    exports org.pieceworth.report;
}
