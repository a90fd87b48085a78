/// Plays a move and takes it back, with all that a move can do.
@NullMarked
package org.pieceworth.rules.fairy.make;

import org.jspecify.annotations.NullMarked;
