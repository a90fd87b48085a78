package org.pieceworth.stats.regression;

/// Rows of games with covariates of each game.
///
/// @param data the rows' features
/// @param start per game its first row, and at the end the number of rows
/// @param group per row its group in the data
/// @param win weight of a win per row
/// @param draw weight of a draw per row
/// @param loss weight of a loss per row
/// @param covariate per game a number whose coefficient is fitted; empty for none
/// @param level per game its level of a factor, from 0; empty for none
/// @param sign per game 1 or −1: how the level's effect counts
/// @param levels number of levels
public record ControlledRows(
        GroupedOutcomes data,
        int[] start,
        int[] group,
        double[] win,
        double[] draw,
        double[] loss,
        double[] covariate,
        int[] level,
        double[] sign,
        int levels) {

    public int games() {
        return start.length - 1;
    }

    /// These games without covariate and levels.
    public ControlledRows plain() {
        return new ControlledRows(data, start, group, win, draw, loss, new double[0], new int[0], new double[0], 0);
    }
}
