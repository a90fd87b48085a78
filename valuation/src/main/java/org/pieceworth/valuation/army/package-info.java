/// Armies of equal value: which pieces of a pool add up to what a given army is worth.
@NullMarked
package org.pieceworth.valuation.army;

import org.jspecify.annotations.NullMarked;
