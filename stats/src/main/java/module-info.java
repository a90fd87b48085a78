import org.jspecify.annotations.NullMarked;

/// Statistics of graded outcomes: logistic and ordered fits from grouped rows, their uncertainty, choice
/// among models, groups that borrow from each other. Independent of chess.
@NullMarked
module org.pieceworth.stats {
    requires hipparchus.core;
    requires static org.jspecify;

    exports org.pieceworth.stats;
    exports org.pieceworth.stats.choice;
    exports org.pieceworth.stats.errors;
    exports org.pieceworth.stats.groups;
    exports org.pieceworth.stats.lp;
    exports org.pieceworth.stats.match;
    exports org.pieceworth.stats.matrix;
    exports org.pieceworth.stats.optimize;
    exports org.pieceworth.stats.ratings;
    exports org.pieceworth.stats.regression;
    exports org.pieceworth.stats.robust;
    exports org.pieceworth.stats.shapley;
    exports org.pieceworth.stats.surface;
    exports org.pieceworth.stats.validation;
}
