/// Small dense linear programs, solved to rounding, with the multipliers that prove the answer.
package org.pieceworth.stats.lp;
