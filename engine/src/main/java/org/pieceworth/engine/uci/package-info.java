/// The engine behind the universal chess interface (UCI; Huber and Meyer-Kahlen, 2006) with the extensions of
/// Fairy-Stockfish for variants.
package org.pieceworth.engine.uci;
