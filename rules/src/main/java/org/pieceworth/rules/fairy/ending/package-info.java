/// Legal moves and the ends of the game, which ask each other.
@NullMarked
package org.pieceworth.rules.fairy.ending;

import org.jspecify.annotations.NullMarked;
