package org.pieceworth.valuation;

/// The identity of a model.
///
/// @param name the name for users
/// @param source author, year and title
/// @param scale the scale of its values
public record ModelTitle(String name, String source, Scale scale) {}
