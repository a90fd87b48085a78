package org.pieceworth.studies.play;

import java.io.OutputStream;
import java.util.Optional;
import org.pieceworth.lab.experiment.PgnGames;
import org.pieceworth.rules.san.MoveNotation;

/// The destination of games.
///
/// @param name name of the file, or a description of the stream
/// @param stream the stream, if games go to no named file
/// @param fresh whether the games of an unfinished run are dropped
/// @param comments comments after the moves
/// @param notation notation of moves in PGN
public record GamesTarget(
        String name, Optional<OutputStream> stream, boolean fresh, PgnGames.Comments comments, MoveNotation notation) {

    /// With scores after the moves or without.
    public GamesTarget(
            String name, Optional<OutputStream> stream, boolean fresh, boolean scores, MoveNotation notation) {
        this(name, stream, fresh, scores ? PgnGames.Comments.SCORES : PgnGames.Comments.NONE, notation);
    }
}
