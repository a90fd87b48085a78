package org.pieceworth.stats;

import java.util.Optional;

/// What partial pooling says of a group.
///
/// @param name its name
/// @param parameters its parameters, drawn towards the groups' mean the more, the less its own rows say
/// @param covariance their covariance, the uncertainty of the mean included
/// @param rows the weight of its rows that count
/// @param clusters its clusters with such rows
/// @param alone the fit to its own rows alone; empty where there is none
/// @param reason why there is none; empty where there is one
public record PooledGroup(
        String name,
        double[] parameters,
        double[][] covariance,
        double rows,
        int clusters,
        Optional<GroupFit> alone,
        String reason) {}
