/// Legal moves and the ends of the game, which depend on each other.
package org.pieceworth.rules.fairy.ending;
