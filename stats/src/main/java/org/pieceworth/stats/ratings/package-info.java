/// Ratings of players from games between them: one fit of all ratings, White's advantage and draws, with errors by
/// clusters of games that depend on each other. Start at [org.pieceworth.stats.ratings.Ratings].
package org.pieceworth.stats.ratings;
