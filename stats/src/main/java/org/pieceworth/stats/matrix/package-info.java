/// Matrices of the fits.
@NullMarked
package org.pieceworth.stats.matrix;

import org.jspecify.annotations.NullMarked;
