/// Board shapes and squares: what a move stands on.
@NullMarked
package org.pieceworth.rules.board;

import org.jspecify.annotations.NullMarked;
