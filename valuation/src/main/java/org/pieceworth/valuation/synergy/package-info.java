/// The synergy law v(A⊕B) = v(A) + v(B) + c·v(A)·v(B): its published parameters, its exact fit, and what its
/// targets leave open.
@NullMarked
package org.pieceworth.valuation.synergy;

import org.jspecify.annotations.NullMarked;
