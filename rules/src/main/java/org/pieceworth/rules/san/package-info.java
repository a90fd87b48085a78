/// Standard algebraic notation: text to a packed code or a readable move, resolved against a position; and back.
@NullMarked
package org.pieceworth.rules.san;

import org.jspecify.annotations.NullMarked;
