package org.pieceworth.lab.measure;

/// A piece whose value is measured.
///
/// @param typed as it was asked for
/// @param letter its letter in the game that is played
public record MeasuredPiece(String typed, char letter) {}
