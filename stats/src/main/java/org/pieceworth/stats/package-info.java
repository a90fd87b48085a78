/// Logistic and ordered fits of win, draw and loss, with their uncertainty. Knows no chess.
@NullMarked
package org.pieceworth.stats;

import org.jspecify.annotations.NullMarked;
