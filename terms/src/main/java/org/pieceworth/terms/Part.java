package org.pieceworth.terms;

/// The meaning of one word of a set of terms: features, or phases of the game by which features are split.
sealed interface Part permits Term, PhaseSplit {}
