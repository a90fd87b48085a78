package org.pieceworth.stats.regression;

/// Rows of games with what is known of each game besides its positions.
///
/// @param data the rows' features
/// @param start per game its first row, and at the end the number of rows
/// @param group per row its group in the data
/// @param win per row the weight with which it was won
/// @param draw per row the weight with which it was drawn
/// @param loss per row the weight with which it was lost
/// @param covariate per game a number whose coefficient is fitted; empty for none
/// @param level per game its level of a factor, from 0; empty for none
/// @param sign per game 1 or −1: how the level's effect counts
/// @param levels how many there are
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
