/// The synergy law v(A⊕B) = v(A) + v(B) + c·v(A)·v(B): its published parameters, its exact fit, and the
/// freedom left by its targets.
package org.pieceworth.valuation.synergy;
