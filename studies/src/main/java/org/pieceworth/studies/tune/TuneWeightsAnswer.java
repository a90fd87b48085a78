package org.pieceworth.studies.tune;

import java.util.Optional;
import org.pieceworth.lab.tune.WeightFit;

/// Weights fitted to results.
///
/// @param fit the fit to results
/// @param output file of the weights
public record TuneWeightsAnswer(WeightFit fit, Optional<String> output) {}
