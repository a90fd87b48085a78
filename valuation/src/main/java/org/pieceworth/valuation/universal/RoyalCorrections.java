package org.pieceworth.valuation.universal;

import java.util.List;

/// The three "royal overvaluation corrections", factors from 0 to 1 estimated by a person for a game: the
/// source has no formula for them, only questions. 1 means no correction.
///
/// @param replaceability replaceability of royal pieces, by promotion
/// @param irreplaceability irreplaceability of piece numbers: whether captured pieces are gone for good
/// @param royalAttack practical attack values of royal pieces
public record RoyalCorrections(double replaceability, double irreplaceability, double royalAttack) {

    /// Chess, where the source puts the product at "virtually 1.0".
    public static final RoyalCorrections CHESS = new RoyalCorrections(1, 1, 1);

    /// @throws IllegalArgumentException when a factor is not from 0 to 1
    public RoyalCorrections {
        for (double factor : new double[] {replaceability, irreplaceability, royalAttack}) {
            if (!(factor >= 0 && factor <= 1)) {
                throw new IllegalArgumentException("a royal overvaluation correction is from 0 to 1, not " + factor);
            }
        }
    }

    public double product() {
        return replaceability * irreplaceability * royalAttack;
    }

    /// The questions that the source asks before a correction is estimated.
    ///
    /// @param title the source's name of it
    /// @param condition reason for needing it at all
    /// @param guidance direction of the factor
    /// @param considerations questions about the game
    public record Guide(String title, String condition, String guidance, List<String> considerations) {

        public Guide {
            considerations = List.copyOf(considerations);
        }
    }

    /// The source's questions, in its order.
    public static List<Guide> guides() {
        return List.of(
                new Guide(
                        "replaceability of royal pieces",
                        "Can royal pieces be replaced by promotion? If not, the factor is 1.",
                        "The more easily they are replaced, the lower the factor.",
                        List.of(
                                "How many pieces can promote to replace a royal piece?",
                                "What fraction of the army are they?",
                                "How many moves does each need to promote?",
                                "What skill does promoting take?",
                                "What are the odds of promoting against a vigilant opponent?",
                                "How many promotions per game can a resourceful player expect?",
                                "Must other vital aspects of the game be sacrificed for it?")),
                new Guide(
                        "irreplaceability of piece numbers",
                        "Are captured pieces gone for good? If pieces can come back to the board, the factor is 1.",
                        "Yes or no; there are no details to consider.",
                        List.of()),
                new Guide(
                        "practical attack values of royal pieces",
                        "Can royal pieces attack at all? If they cannot move, the factor is 1.",
                        "The higher their attack values, the lower the factor.",
                        List.of("Is it low, medium or high compared with the mean of all other pieces?")));
    }
}
