/// Armies of equal value: which pieces of a pool add up to what a given army is worth.
package org.pieceworth.valuation.army;
