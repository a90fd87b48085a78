import org.jspecify.annotations.NullMarked;

/// An engine that plays any variant of the rules by the piece values it is given.
@NullMarked
module org.pieceworth.engine {
    requires static org.jspecify;
    requires transitive org.pieceworth.rules;
    requires org.pieceworth.terms;

    exports org.pieceworth.engine;
    exports org.pieceworth.engine.evaluation;
    exports org.pieceworth.engine.search;
    exports org.pieceworth.engine.uci;
    exports org.pieceworth.engine.weights;
}
