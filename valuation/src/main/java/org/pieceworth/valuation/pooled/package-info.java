/// The combined value of a piece: measurements by play, the move model, other models and published lists.
@NullMarked
package org.pieceworth.valuation.pooled;

import org.jspecify.annotations.NullMarked;
