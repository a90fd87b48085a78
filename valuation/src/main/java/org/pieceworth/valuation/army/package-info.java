/// Armies of equal value: pieces of a pool whose values sum to that of a given army.
package org.pieceworth.valuation.army;
