import org.jspecify.annotations.NullMarked;

/// What a position is described by: material, pairs, imbalances, phase, squares and pawn structure, each computed once
/// and traced as a vector.
@NullMarked
module org.pieceworth.terms {
    requires static org.jspecify;
    requires transitive org.pieceworth.rules;

    exports org.pieceworth.terms;
}
