/// One small view of the positions of any variant, and the code written once against it: set-up and FEN, the
/// encoding of moves, UCI notation, perft, the outcome.
package org.pieceworth.rules.position;
