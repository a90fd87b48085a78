import org.jspecify.annotations.NullMarked;

/// Experiments: games of the engine against itself and others, and what they tell.
@NullMarked
module org.pieceworth.lab {
    requires static org.jspecify;
    requires transitive org.pieceworth.empirical;
    requires transitive org.pieceworth.engine;
    requires org.pieceworth.valuation;

    exports org.pieceworth.lab.game;
    exports org.pieceworth.lab.selfplay;
}
