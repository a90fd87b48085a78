/// Pieces measured by play one by one, and the model learned from them.
package org.pieceworth.valuation.play;
