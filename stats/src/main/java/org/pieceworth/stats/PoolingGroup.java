package org.pieceworth.stats;

/// A group of clusters that may differ from others: a player's games, a year's, a range of ratings.
///
/// @param name for messages and reports
/// @param data its rows; all groups have the same columns
/// @param clusters which of its rows hang together
public record PoolingGroup(String name, GroupedOutcomes data, ClusteredRows clusters) {}
