package org.pieceworth.empirical.fit;

import org.pieceworth.stats.Estimate;

/// A chess player's rule about material, held against fitted values.
///
/// @param rule the rule in words of chess, such as `B > 3P`
/// @param inequality whether the rule says that the left side is more; otherwise that the sides are equal
/// @param difference left side less right side, on the scale of the fit
public record MaterialRule(String rule, boolean inequality, Estimate difference) {}
