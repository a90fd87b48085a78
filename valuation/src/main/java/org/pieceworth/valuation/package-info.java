/// Values by theory: models that need only a piece's moves and a board, and that can explain their answers.
package org.pieceworth.valuation;
