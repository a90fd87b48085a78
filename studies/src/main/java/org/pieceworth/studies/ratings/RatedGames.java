package org.pieceworth.studies.ratings;

import org.pieceworth.answer.Document;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.text.InputException;

/// The ratings of the players of some games, as a document and as a picture.
public final class RatedGames {

    private final RatingsAnswer answer;

    private RatedGames(RatingsAnswer answer) {
        this.answer = answer;
    }

    /// Reads the games and rates their players.
    ///
    /// @throws InputException when a file cannot be read, or has no data for the request
    public static RatedGames of(RatingsRequest request) {
        ResultSource source = new ResultSource(
                request.files(),
                request.where(),
                request.aliases(),
                ClusterRule.parse(request.cluster()),
                request.threads());
        return new RatedGames(new RatingsStudy(source, request.settings(), request.anchors(), request.shown())
                .answer(ReadProgress.NONE));
    }

    /// Lines and tables for people, an object for programs; the ratings as CSV.
    public Document document() {
        return RatingsDocument.of(answer);
    }

    /// A picture of the reported ratings.
    public String svg() {
        return RatingsDocument.svg(answer);
    }
}
