/// Minima of functions of one or several numbers.
@NullMarked
package org.pieceworth.stats.optimize;

import org.jspecify.annotations.NullMarked;
