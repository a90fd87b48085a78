package org.pieceworth.studies.choices;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.choices.ChoiceGames;
import org.pieceworth.empirical.choices.ChoiceValues;
import org.pieceworth.stats.Estimate;

/// Values from moves chosen.
///
/// @param request the question
/// @param games the games with their choices
/// @param values values by chosen moves
/// @param byResults values from the results of the same games, by letter
/// @param resultGames games with a result
/// @param notes caveats, sentences without their full stop
public record ChoicesAnswer(
        ChoicesRequest request,
        ChoiceGames games,
        ChoiceValues values,
        Map<String, Estimate> byResults,
        long resultGames,
        List<String> notes) {

    public ChoicesAnswer {
        byResults = Map.copyOf(byResults);
        notes = List.copyOf(notes);
    }

    /// A piece by both.
    ///
    /// @param letter its letter
    /// @param value value by chosen moves, on the scale of the fit
    /// @param logOdds its coefficient
    /// @param byResults value by results
    public record Piece(
            String letter, Optional<Estimate> value, Optional<Estimate> logOdds, Optional<Estimate> byResults) {}
}
