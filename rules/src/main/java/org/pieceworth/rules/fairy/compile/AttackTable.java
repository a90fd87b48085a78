package org.pieceworth.rules.fairy.compile;

/// The origins of a side's attacks on each square: the reverse of move programs.
///
/// An origin is a square with the set of kinds that capture from there, one bit each. Leaps have nothing between; rays
/// have several origins, one after the other; a line has one origin, and a path to it that must be empty.
///
/// @param leapStart by square, and one more: where its leaps begin
/// @param leapSquare origins
/// @param leapKinds their kinds
/// @param rayStart by square, and one more: where its rays begin in `rayAt`
/// @param rayAt per ray, and one more: where it begins in `squares`
/// @param lineStart by square, and one more: where its lines begin in `lineAt`
/// @param lineAt per line, and one more: where it begins in `squares`; its last square is the origin
/// @param squares of rays, then of lines
/// @param kinds per entry of `squares` the kinds that take from there
public record AttackTable(
        int[] leapStart,
        int[] leapSquare,
        long[] leapKinds,
        int[] rayStart,
        int[] rayAt,
        int[] lineStart,
        int[] lineAt,
        int[] squares,
        long[] kinds) {}
