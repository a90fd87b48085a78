package org.pieceworth.terms;

import java.util.List;
import java.util.Optional;

/// The meaning of one word of a set of terms.
///
/// @param terms terms that supply the features
/// @param phase split of the features
record Part(List<Term> terms, Optional<PhaseSplit> phase) {

    static Part of(Term... terms) {
        return new Part(List.of(terms), Optional.empty());
    }

    static Part of(PhaseSplit phase) {
        return new Part(List.of(), Optional.of(phase));
    }
}
