package org.pieceworth.empirical.fit;

/// The games that inform a value.
///
/// @param games those with a row that its coefficient touches
/// @param effective how many they are worth: fewer, where some tell much more than others; NaN where they tell no value
public record Evidence(long games, double effective) {}
