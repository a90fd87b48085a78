package org.pieceworth.studies.ratings;

import org.pieceworth.empirical.rows.PlayedResult;

/// Receives each rated game after it was added.
@FunctionalInterface
interface RatedGameListener {

    /// @param halfPoints of White
    /// @param cluster of the games that depend on each other
    void game(int white, int black, int halfPoints, int cluster, Tournament tournament, PlayedResult game);
}
