import org.jspecify.annotations.NullMarked;

/// Experiments: games of the engine against itself and others, and their results.
@NullMarked
module org.pieceworth.lab {
    requires static org.jspecify;
    requires transitive org.pieceworth.empirical;
    requires transitive org.pieceworth.engine;
    requires org.pieceworth.valuation;
    requires tools.jackson.databind;

    exports org.pieceworth.lab.armies;
    exports org.pieceworth.lab.assess;
    exports org.pieceworth.lab.board;
    exports org.pieceworth.lab.book;
    exports org.pieceworth.lab.experiment;
    exports org.pieceworth.lab.factors;
    exports org.pieceworth.lab.game;
    exports org.pieceworth.lab.match;
    exports org.pieceworth.lab.measure;
    exports org.pieceworth.lab.odds;
    exports org.pieceworth.lab.position;
    exports org.pieceworth.lab.selfplay;
    exports org.pieceworth.lab.tune;
    exports org.pieceworth.lab.uci;
    exports org.pieceworth.lab.values;
}
