/// One number for a piece, from all that is known of it: measured, by the law of measured pieces, published, by
/// models.
@NullMarked
package org.pieceworth.valuation.pooled;

import org.jspecify.annotations.NullMarked;
