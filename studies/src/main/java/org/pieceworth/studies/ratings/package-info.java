/// Ratings of players from games: tournaments that were played here, and games of other programs.
@NullMarked
package org.pieceworth.studies.ratings;

import org.jspecify.annotations.NullMarked;
