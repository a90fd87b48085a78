package org.pieceworth.valuation.play;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.Movement;

/// The terms of the move model: [MoveFeatures] and their roots. None falls when a move is added, so with
/// weights of 0 or more no value does. Products of features and the share of the empty board reached by a
/// piece were tried as well, and predicted held-out pieces no better.
public final class LawTerms {

    /// A term.
    ///
    /// @param trait property described by the term, for users
    /// @param name unique name
    /// @param feature its place in [MoveFeatures#NAMES]
    /// @param root true for the square root of the feature, which counts the first moves most
    public record Term(String trait, String name, int feature, boolean root) {

        double of(MoveFeatures features) {
            double value = features.values()[feature];
            return root ? Math.sqrt(value) : value;
        }
    }

    /// In the order of [PlayLaw#weights].
    public static final List<Term> ALL = List.copyOf(all());

    private LawTerms() {}

    /// All terms of a piece on a board.
    public static double[] of(Movement movement, SquareBoard board) {
        MoveFeatures features = MoveFeatures.of(movement, board);
        return ALL.stream().mapToDouble(term -> term.of(features)).toArray();
    }

    private static List<Term> all() {
        List<Term> terms = new ArrayList<>();
        for (int feature = 0; feature < MoveFeatures.NAMES.size(); feature++) {
            String name = MoveFeatures.NAMES.get(feature);
            terms.add(new Term(trait(name), name, feature, false));
            terms.add(new Term(trait(name), "root of " + name, feature, true));
        }
        return terms;
    }

    private static String trait(String feature) {
        String use = feature.startsWith("move") ? "moves" : "captures";
        if (feature.contains("by hopping")) {
            return use + " over another piece";
        }
        if (feature.contains("by bending")) {
            return use + " by rides that bend";
        }
        if (feature.contains("first rank")) {
            return "leaving the first rank";
        }
        if (feature.contains(" in 2")) {
            return feature.startsWith("reach") ? "squares that it reaches in two moves" : "attacks in two moves";
        }
        if (feature.contains(" forward ")) {
            return use + " ahead";
        }
        if (feature.contains(" sideways ")) {
            return use + " sideways";
        }
        if (feature.contains(" back ")) {
            return use + " back";
        }
        return feature.contains(" at ") ? use + " by distance" : "going there and back";
    }
}
