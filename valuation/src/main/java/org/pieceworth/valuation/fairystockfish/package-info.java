/// Fairy-Stockfish's piece values: its formula for custom pieces, its constants, and what a variant makes of both.
package org.pieceworth.valuation.fairystockfish;
