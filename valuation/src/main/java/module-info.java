import org.jspecify.annotations.NullMarked;

/// Analytic models: a piece on a board becomes an explained value.
@NullMarked
module org.pieceworth.valuation {
    requires static org.jspecify;
    requires transitive org.pieceworth.rules;
    requires transitive org.pieceworth.stats;

    exports org.pieceworth.valuation;
    exports org.pieceworth.valuation.army;
    exports org.pieceworth.valuation.catalogue;
    exports org.pieceworth.valuation.classic;
    exports org.pieceworth.valuation.compare;
    exports org.pieceworth.valuation.fairystockfish;
    exports org.pieceworth.valuation.mobility;
    exports org.pieceworth.valuation.play;
    exports org.pieceworth.valuation.pooled;
    exports org.pieceworth.valuation.score;
    exports org.pieceworth.valuation.synergy;
    exports org.pieceworth.valuation.universal;
}
