/// Minima of functions of one or several numbers.
package org.pieceworth.stats.optimize;
