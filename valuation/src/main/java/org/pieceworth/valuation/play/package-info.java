/// Pieces measured by play one by one, and the law that is learned from them.
package org.pieceworth.valuation.play;
