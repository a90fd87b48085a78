/// Small dense linear programs, solved to rounding, with the multipliers that prove the answer.
@NullMarked
package org.pieceworth.stats.lp;

import org.jspecify.annotations.NullMarked;
