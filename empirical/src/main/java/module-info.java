import org.jspecify.annotations.NullMarked;

/// Values from games: games become observations, observations become fitted values with their uncertainty.
@NullMarked
module org.pieceworth.empirical {
    requires static org.jspecify;
    requires transitive org.pieceworth.pgn;
    requires transitive org.pieceworth.stats;
    requires transitive org.pieceworth.terms;

    exports org.pieceworth.empirical.input;
    exports org.pieceworth.empirical.armies;
    exports org.pieceworth.empirical.calibration;
    exports org.pieceworth.empirical.checks;
    exports org.pieceworth.empirical.choices;
    exports org.pieceworth.empirical.diagnostics;
    exports org.pieceworth.empirical.files;
    exports org.pieceworth.empirical.fit;
    exports org.pieceworth.empirical.groups;
    exports org.pieceworth.empirical.rows;
    exports org.pieceworth.empirical.settings;
}
