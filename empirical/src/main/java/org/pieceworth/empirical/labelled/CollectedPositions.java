package org.pieceworth.empirical.labelled;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.empirical.rows.CollectedGames;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.pgn.GameResult;

/// What one piece of a file of labelled positions gave.
final class CollectedPositions {

    /// Lines that are games of their own, and lines skipped: numbered from 1 in their piece, with lines of
    /// the file.
    final CollectedGames alone = new CollectedGames();

    /// The same as games, when someone keeps them.
    final List<ObservedGame> kept = new ArrayList<>();

    /// Lines that name their game.
    final List<Named> named = new ArrayList<>();

    /// The vectors of lines that name their game.
    final VectorIndex namedVectors = new VectorIndex();

    /// How many lines were numbered.
    long numbered;

    /// Whether a line was good.
    boolean anyGood;

    /// What is wrong with the first bad line, as a message.
    Optional<String> firstFault = Optional.empty();

    /// A line that names its game.
    ///
    /// @param line where it is
    /// @param next the number that the next line of this piece which is numbered has
    /// @param game what it calls the game
    /// @param result how that ended
    /// @param hash of its position
    /// @param vector its vector's number in the piece
    /// @param position its position; empty when nobody wants it
    record Named(long line, long next, String game, GameResult result, long hash, int vector, String position) {}
}
