/// Opening books: positions of EPD and FEN lines, beginnings of games of PGN.
@NullMarked
package org.pieceworth.lab.book;

import org.jspecify.annotations.NullMarked;
