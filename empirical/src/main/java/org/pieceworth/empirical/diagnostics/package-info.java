/// Diagnostics of a fit: marginal effects, link test, leverage, stability, power.
package org.pieceworth.empirical.diagnostics;
