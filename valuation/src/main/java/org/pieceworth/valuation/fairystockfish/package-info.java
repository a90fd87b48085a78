/// Fairy-Stockfish's piece values: its formula for custom pieces, its constants, and the effect of a variant
/// on both.
package org.pieceworth.valuation.fairystockfish;
