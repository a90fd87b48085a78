/// Pieces and positions as pictures: icons made from a piece's own moves, and boards with them.
@NullMarked
package org.pieceworth.studies.drawing;

import org.jspecify.annotations.NullMarked;
