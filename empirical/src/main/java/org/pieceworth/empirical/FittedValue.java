package org.pieceworth.empirical;

import java.util.Optional;
import org.pieceworth.stats.Estimate;

/// A fitted feature.
///
/// @param feature P N B R Q, `white` or `drawWidth`
/// @param value on the scale of the fit; empty when the games do not identify it
/// @param coefficient in logits; empty when the games do not identify it
public record FittedValue(String feature, Optional<Estimate> value, Optional<Estimate> coefficient) {}
