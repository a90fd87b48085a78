package org.pieceworth.rules.fairy.compile;

import org.pieceworth.rules.position.Setup.Mark;

/// A kind of piece: a type, and whether it has promoted or has been a pawn.
///
/// @param type the type in the variant's list that it moves as
/// @param letter the capital letter it is written with
/// @param mark its history, as written next to the letter
/// @param captured the kind in the hand of its captor
public record PieceKind(int type, char letter, Mark mark, int captured) {}
