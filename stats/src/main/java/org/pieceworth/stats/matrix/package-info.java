/// Matrices of the fits.
package org.pieceworth.stats.matrix;
