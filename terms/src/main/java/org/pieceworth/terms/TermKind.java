package org.pieceworth.terms;

/// A kind of term for help and documentation.
///
/// @param name the text before the first colon
/// @param syntax its form: `imbalance:XY`
/// @param meaning one line
/// @param fromMaterialAlone whether piece counts and the side to move are enough for it
public record TermKind(String name, String syntax, String meaning, boolean fromMaterialAlone) {}
