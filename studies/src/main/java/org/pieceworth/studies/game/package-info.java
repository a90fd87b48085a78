/// A game on the board of a page: its position and legal moves, the engine's reply, PGN.
package org.pieceworth.studies.game;
