/// Pieces and positions as pictures: icons made from a piece's own moves, and boards with them.
package org.pieceworth.studies.drawing;
