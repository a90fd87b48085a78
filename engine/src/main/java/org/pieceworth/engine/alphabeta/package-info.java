/// The alpha-beta search, its transposition table and its move ordering.
@NullMarked
package org.pieceworth.engine.alphabeta;

import org.jspecify.annotations.NullMarked;
