package org.pieceworth.studies.material;

import java.util.Optional;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.valuation.universal.RoyalCorrections;
import org.pieceworth.valuation.universal.UniversalOptions.QueenRule;
import org.pieceworth.valuation.universal.UniversalOptions.Rounding;

/// A question for the value of each side's material.
///
/// @param setup the game
/// @param board its board; by default that of the opening
/// @param corrections estimates that royal values need
/// @param rounding rounding of the arithmetic
/// @param queen valuation of bishop and rook in one piece
public record MaterialRequest(
        GameSetup setup,
        Optional<SquareBoard> board,
        RoyalCorrections corrections,
        Rounding rounding,
        QueenRule queen) {}
