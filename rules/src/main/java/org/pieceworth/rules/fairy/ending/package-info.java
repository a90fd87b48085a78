/// Legal moves and the ends of the game, which depend on each other.
@NullMarked
package org.pieceworth.rules.fairy.ending;

import org.jspecify.annotations.NullMarked;
