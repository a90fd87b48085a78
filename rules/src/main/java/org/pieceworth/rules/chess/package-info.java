/// Orthodox chess and Chess960 on bitboards: the fast path for reading games.
@NullMarked
package org.pieceworth.rules.chess;

import org.jspecify.annotations.NullMarked;
