/// Ratings of players from games: tournaments played here, and games of other programs.
package org.pieceworth.studies.ratings;
