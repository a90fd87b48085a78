/// The synergy law v(A⊕B) = v(A) + v(B) + c·v(A)·v(B): its published parameters, its exact fit, and what its
/// targets leave open.
package org.pieceworth.valuation.synergy;
