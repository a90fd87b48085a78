package org.pieceworth.studies.demo;

import java.util.List;
import java.util.SequencedMap;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.studies.value.PooledRow;

/// Values of chess pieces by combined value, by theory and from games, and of other pieces without games.
///
/// @param fit fit of the games
/// @param models names of the models
/// @param orthodox pieces that occur in the games
/// @param fairy pieces that do not
public record DemoAnswer(PieceValueFit fit, List<String> models, List<Played> orthodox, List<Unplayed> fairy) {

    /// A piece by combined value, by theory and from games.
    ///
    /// @param piece its name
    /// @param worth the combined value, in centipawns
    /// @param theory values by the name of the model, in centipawns
    /// @param games value from games, in centipawns
    /// @param interval 95 % interval
    public record Played(
            String piece,
            PooledRow worth,
            SequencedMap<String, Double> theory,
            Estimate games,
            Interval.Bounded interval) {}

    /// A piece without games.
    ///
    /// @param piece its name
    /// @param moves its moves in words
    /// @param betza its moves in Betza notation
    /// @param worth the combined value, in centipawns
    /// @param theory values by the name of the model, in centipawns
    public record Unplayed(
            String piece, String moves, String betza, PooledRow worth, SequencedMap<String, Double> theory) {}

    public DemoAnswer {
        models = List.copyOf(models);
        orthodox = List.copyOf(orthodox);
        fairy = List.copyOf(fairy);
    }
}
