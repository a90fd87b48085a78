package org.pieceworth.rules.fairy.compile;

/// From where a side can take on each square: the tables that are read backwards from a king.
///
/// A place is a square with the set of kinds that take from there, one bit each. Leaps have no way between;
/// rays have several places one behind the other; a line has one place, and a way that must be empty in
/// front of it.
///
/// @param leapStart by square, and one more: where its leaps begin
/// @param leapSquare places
/// @param leapKinds their kinds
/// @param rayStart by square, and one more: where its rays begin in `rayAt`
/// @param rayAt per ray, and one more: where it begins in `squares`
/// @param lineStart by square, and one more: where its lines begin in `lineAt`
/// @param lineAt per line, and one more: where it begins in `squares`; its last square is the place
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
