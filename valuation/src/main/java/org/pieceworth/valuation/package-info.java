/// Values by theory: models that need only a piece's moves and a board, and that can explain what they answer.
package org.pieceworth.valuation;
