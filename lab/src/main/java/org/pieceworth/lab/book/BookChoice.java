package org.pieceworth.lab.book;

/// The selected openings of a book, and their order.
///
/// @param order order of the openings
/// @param start the number, from 1, of the opening in that order that the first pair of games has
/// @param plies maximum number of plies from a game of PGN
public record BookChoice(Order order, int start, int plies) {

    /// No beginning of a game is cut.
    public static final int ALL_PLIES = Integer.MAX_VALUE;

    /// The order of openings.
    public enum Order {
        /// Random order, each once before any repeats.
        RANDOM,
        /// The order of the file.
        SEQUENTIAL
    }

    /// Text for users and plans.
    public String text() {
        return switch (order) {
                    case RANDOM -> "in random order";
                    case SEQUENTIAL -> "in its order";
                }
                + (start > 1 ? " from opening " + start : "")
                + (plies == ALL_PLIES ? "" : ", " + plies + " plies at most");
    }
}
