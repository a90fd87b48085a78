/// Checks of a fit on its games: predictions, draw models, other values, influence.
package org.pieceworth.empirical.checks;
