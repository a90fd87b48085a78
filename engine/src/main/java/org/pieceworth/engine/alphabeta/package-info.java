/// The alpha-beta search, its transposition table and its move ordering.
package org.pieceworth.engine.alphabeta;
