package org.pieceworth.rules.fairy.compile;

import org.pieceworth.rules.position.Setup.Mark;

/// What can stand on a square: a type of piece, told apart by how it came to be.
///
/// @param type the type in the variant's list that it moves as
/// @param letter the capital letter it is written with
/// @param mark what stands beside the letter
/// @param captured the kind that it is in the hand of who captures it
public record PieceKind(int type, char letter, Mark mark, int captured) {}
