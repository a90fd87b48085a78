package org.pieceworth.studies.fit.part;

import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.terms.Feature;
import org.pieceworth.text.InputException;

/// The pieces with values in a fit, as defined by its variant.
///
/// @param fitted the fit
record FittedPieces(FitContext fitted) {

    private static final List<Character> PIECES_OF_CHESS = List.of('N', 'B', 'R', 'Q');

    /// The variant; empty for chess.
    Optional<Variant> variant() {
        return fitted.provenance().reading().features().variant().map(VariantRules::variant);
    }

    /// The moves of the piece whose material a feature counts, in unambiguous notation. Empty for other
    /// features and for a piece that promotes as pawns do, since its moves do not determine its value.
    Optional<String> betza(int index) {
        List<Feature> features = fitted.fit().design().features();
        if (index >= features.size()
                || !features.get(index).isMaterial()
                || features.get(index).phase().isPresent()) {
            return Optional.empty();
        }
        return features.get(index).piece().flatMap(this::betza);
    }

    private Optional<String> betza(char letter) {
        if (variant().isEmpty()) {
            return PIECES_OF_CHESS.contains(letter) ? Optional.of(Character.toString(letter)) : Optional.empty();
        }
        return type(letter)
                .filter(type -> !promotes(type.letter()) && readAlike(type))
                .map(PieceType::betza);
    }

    /// The type of a letter; of a small one, which stands for a promoted form, that which the form moves as.
    private Optional<PieceType> type(char letter) {
        return variant().flatMap(variant -> {
            if (Character.isUpperCase(letter)) {
                return variant.type(letter);
            }
            Character form = variant.promotion().promoted().get(Character.toUpperCase(letter));
            return form == null ? Optional.empty() : variant.type(form);
        });
    }

    private boolean promotes(char letter) {
        return variant()
                .filter(variant -> variant.promotion().pawnTypes().white().contains(letter))
                .isPresent();
    }

    private static boolean readAlike(PieceType type) {
        try {
            return Betza.parse(type.betza()).movement().equals(type.movement());
        } catch (InputException _) {
            return false;
        }
    }
}
