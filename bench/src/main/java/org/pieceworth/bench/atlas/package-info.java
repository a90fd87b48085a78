/// Many pieces, each measured by itself among knights, bishops, rooks and queens: the rows of the atlas.
@NullMarked
package org.pieceworth.bench.atlas;

import org.jspecify.annotations.NullMarked;
