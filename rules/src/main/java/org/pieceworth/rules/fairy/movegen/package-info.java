/// Pseudo-legal moves, and those that are tried on the board.
@NullMarked
package org.pieceworth.rules.fairy.movegen;

import org.jspecify.annotations.NullMarked;
