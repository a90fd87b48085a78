import org.jspecify.annotations.NullMarked;

/// Observations in column files, to be merged and fitted again without the games.
@NullMarked
module org.pieceworth.store {
    requires duckdb.jdbc;
    requires java.sql;
    requires static org.jspecify;
    requires transitive org.pieceworth.empirical;

    exports org.pieceworth.store;
}
