/// Games within archives and compressed files.
@NullMarked
package org.pieceworth.pgn.packed;

import org.jspecify.annotations.NullMarked;
