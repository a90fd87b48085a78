package org.pieceworth.empirical.armies;

/// The result of an army with White against an army with Black.
///
/// @param white its first rank from the a-file on, in capital letters, with `-` for an empty square
/// @param black likewise
/// @param wins games that White won, or their share times the weight of the row; of a score without draws half
/// of the draws are among them
/// @param draws drawn games
/// @param losses games that White lost
public record ArmyResult(String white, String black, double wins, double draws, double losses) {

    /// The weight of the row: its games, if known.
    public double games() {
        return wins + draws + losses;
    }

    /// White's score in percent.
    public double score() {
        return 100 * (wins + draws / 2) / games();
    }
}
