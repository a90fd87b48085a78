package org.pieceworth.rules.fairy.compile;

/// The origins of a side's attacks on each square: the reverse of move programs.
///
/// An origin is a square with the set of kinds that capture from there, one bit each. Leaps have nothing between; rays
/// have several origins, one after the other; a line has one origin, and a path to it that must be empty.
///
/// @param leapStart by square, and one more: the start of its leaps
/// @param leapSquare origins
/// @param leapKinds the kinds of each origin
/// @param rayStart by square, and one more: the start of its rays in `rayAt`
/// @param rayAt by ray, and one more: its start in `squares`
/// @param lineStart by square, and one more: the start of its lines in `lineAt`
/// @param lineAt by line, and one more: its start in `squares`; its last square is the origin
/// @param squares of rays, then of lines
/// @param kinds by entry of `squares`: the kinds that capture from there
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
