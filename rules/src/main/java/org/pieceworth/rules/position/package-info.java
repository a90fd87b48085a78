/// One small view of the positions of any variant, and the code that is written once against it: set-up and FEN, the
/// encoding of moves, UCI notation, perft, the outcome.
@NullMarked
package org.pieceworth.rules.position;

import org.jspecify.annotations.NullMarked;
