package org.pieceworth.empirical.fit;

/// The games that inform a value.
///
/// @param games number of games with a row that its coefficient touches
/// @param effective effective number: smaller if some games inform it much more than others; NaN if none does
public record Evidence(long games, double effective) {}
