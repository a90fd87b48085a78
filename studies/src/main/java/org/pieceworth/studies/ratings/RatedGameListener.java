package org.pieceworth.studies.ratings;

import org.pieceworth.empirical.rows.PlayedResult;

/// Receives each rated game after it was added.
@FunctionalInterface
interface RatedGameListener {

    /// @param halfPoints half points of White
    /// @param cluster cluster of dependent games
    void game(int white, int black, int halfPoints, int cluster, Tournament tournament, PlayedResult game);
}
