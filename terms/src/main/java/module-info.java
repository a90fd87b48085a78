import org.jspecify.annotations.NullMarked;

/// The description of a position as a vector: material, pairs, imbalances, phase, squares and pawn structure, each
/// computed once.
@NullMarked
module org.pieceworth.terms {
    requires static org.jspecify;
    requires transitive org.pieceworth.rules;

    exports org.pieceworth.terms;
}
