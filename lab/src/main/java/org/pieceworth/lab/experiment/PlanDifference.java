package org.pieceworth.lab.experiment;

/// A difference of two plans.
///
/// @param part in what
/// @param kept what the plan of the kept games has
/// @param wanted what the plan at hand has
public record PlanDifference(PlanPart part, String kept, String wanted) {}
