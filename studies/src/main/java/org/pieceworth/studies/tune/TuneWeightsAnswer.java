package org.pieceworth.studies.tune;

import java.util.Optional;
import org.pieceworth.lab.tune.WeightFit;

/// Weights fitted to results.
///
/// @param fit what was fitted
/// @param output where they were written
public record TuneWeightsAnswer(WeightFit fit, Optional<String> output) {}
