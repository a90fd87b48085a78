/// Values by theory: models that need only a piece's moves and a board, and that can explain what they answer.
@NullMarked
package org.pieceworth.valuation;

import org.jspecify.annotations.NullMarked;
