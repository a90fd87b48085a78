package org.pieceworth.terms;

/// A kind of term, as errors and completion name it.
///
/// @param name the text before the first colon
/// @param syntax its form: `imbalance:XY`
public record TermKind(String name, String syntax) {}
