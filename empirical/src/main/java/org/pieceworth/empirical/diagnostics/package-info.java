/// Diagnostics of a fit: marginal effects, link test, leverage, stability, power.
@NullMarked
package org.pieceworth.empirical.diagnostics;

import org.jspecify.annotations.NullMarked;
