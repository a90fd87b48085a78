/// Standard algebraic notation: text to a packed code or a readable move, resolved against a position; and back.
package org.pieceworth.rules.san;
