/// The combined value of a piece: measurements by play, the move model, other models and published lists.
package org.pieceworth.valuation.pooled;
