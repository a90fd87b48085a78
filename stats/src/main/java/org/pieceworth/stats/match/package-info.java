/// What the games of a match say about two players: counts of scores, Elo with its error, a sequential test.
/// Merging is adding.
@NullMarked
package org.pieceworth.stats.match;

import org.jspecify.annotations.NullMarked;
