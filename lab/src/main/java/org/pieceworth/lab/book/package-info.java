/// Opening books: positions of EPD and FEN lines, beginnings of games of PGN.
package org.pieceworth.lab.book;
