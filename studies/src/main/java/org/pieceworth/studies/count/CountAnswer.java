package org.pieceworth.studies.count;

import java.util.List;
import java.util.stream.Stream;
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

    /// The sentence, and why games were skipped, in lines.
    public List<String> lines() {
        return Stream.concat(Stream.of(sentence()), FitSentences.skipped(games.skips()).stream())
                .toList();
    }
}
