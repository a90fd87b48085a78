/// Counts of positions that legal moves reach.
@NullMarked
package org.pieceworth.studies.perft;

import org.jspecify.annotations.NullMarked;
