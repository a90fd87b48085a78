/// Orthodox chess and Chess960 on bitboards: the fast path for reading games.
package org.pieceworth.rules.chess;
