/// The state of a game: pieces, hands, rights, the undo stack.
@NullMarked
package org.pieceworth.rules.fairy.state;

import org.jspecify.annotations.NullMarked;
