package org.pieceworth.terms;

/// What one word of a set of terms stands for: features, or a stage of the game by which features are split.
sealed interface Part permits Term, PhaseSplit {}
