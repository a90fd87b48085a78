/// Checks of a fit on its games: predictions, draw models, other values, influence.
@NullMarked
package org.pieceworth.empirical.checks;

import org.jspecify.annotations.NullMarked;
