package org.pieceworth.studies.count;

import org.pieceworth.report.page.FitSentences;
import org.pieceworth.report.page.GamesRead;

/// What was counted and written.
///
/// @param games how much was read and used
public record CountAnswer(GamesRead games) {

    /// The same in a sentence.
    public String sentence() {
        return FitSentences.summary(games) + ".";
    }
}
