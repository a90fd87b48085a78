/// A game on a board that people play on: its position, its legal moves, its end, its PGN.
package org.pieceworth.lab.board;
