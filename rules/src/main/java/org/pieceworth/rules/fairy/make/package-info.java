/// Makes a move and unmakes it, with all its effects.
@NullMarked
package org.pieceworth.rules.fairy.make;

import org.jspecify.annotations.NullMarked;
