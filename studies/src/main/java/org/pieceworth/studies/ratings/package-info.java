/// Ratings of players from games: tournaments that were played here, and games of other programs.
package org.pieceworth.studies.ratings;
