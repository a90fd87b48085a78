package org.pieceworth.empirical.labelled;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.empirical.rows.CollectedGames;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.pgn.GameResult;

/// The result of reading one piece of a file of labelled positions.
final class CollectedPositions {

    /// Lines without a game's name, each a separate game, and skipped lines; numbered from 1 in the piece,
    /// with line numbers of the file.
    final CollectedGames alone = new CollectedGames();

    /// The lines of `alone` as games, if a keeper wants them.
    final List<ObservedGame> kept = new ArrayList<>();

    /// Lines that name their game.
    final List<Named> named = new ArrayList<>();

    /// Vectors of the lines in `named`.
    final VectorIndex namedVectors = new VectorIndex();

    /// Number of lines with a number.
    long numbered;

    /// True once a line was read without an error.
    boolean anyGood;

    /// Message for the first bad line.
    Optional<String> firstError = Optional.empty();

    /// A line that names its game.
    ///
    /// @param line its line number
    /// @param next the next number to be given in this piece
    /// @param game the game's name
    /// @param result the game's result
    /// @param hash hash of its position
    /// @param vector number of its vector in the piece
    /// @param position its FEN; empty unless a keeper wants it
    record Named(long line, long next, String game, GameResult result, long hash, int vector, String position) {}
}
