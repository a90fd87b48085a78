package org.pieceworth.stats.groups;

import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.regression.GroupedOutcomes;

/// A group in the form for a test.
///
/// @param data its rows
/// @param clusters its clusters, such as its games
/// @param numbers per cluster its number among the clusters of all groups; a cluster may be in two groups
public record TestedGroup(GroupedOutcomes data, ClusteredRows clusters, int[] numbers) {}
