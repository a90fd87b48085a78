/// Named pieces and their values.
package org.pieceworth.rules.piece;
