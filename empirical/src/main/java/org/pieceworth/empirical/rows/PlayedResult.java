package org.pieceworth.empirical.rows;

import org.pieceworth.pgn.GameResult;

/// The data of a game about its players.
///
/// @param white his name in the tag
/// @param black his name
/// @param result not [GameResult#UNKNOWN]
/// @param start the FEN that the game begins with, or empty
/// @param book a number for the moves that a comment says are from a book; 0 without any
/// @param beginning a number for the first moves; 0 if they were not read, or there are fewer than eight
/// @param moves a hash of the start and all moves, for finding equal games; 0 if there are too few moves
/// @param event event with the round, for finding the games of a pair; empty if the game has no round
/// @param opening the name of its opening: the tags Opening or ECO; empty without them
/// @param cluster the values of the tags that define clusters of games; empty without any
public record PlayedResult(
        String white,
        String black,
        GameResult result,
        String start,
        long book,
        long beginning,
        long moves,
        String event,
        String opening,
        String cluster) {}
