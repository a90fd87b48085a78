/// Endings whose value is known: the best move without a search.
package org.pieceworth.engine.ending;
