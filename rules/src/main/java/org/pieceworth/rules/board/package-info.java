/// Board shapes and squares.
@NullMarked
package org.pieceworth.rules.board;

import org.jspecify.annotations.NullMarked;
