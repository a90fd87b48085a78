package org.pieceworth.cli.pieces;

import java.util.List;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.VariantReading;

/// The pieces of a variant as commands take pieces.
public final class VariantPieces {

    private VariantPieces() {}

    /// Whether an argument means the pieces of a variant.
    public static boolean meant(String argument) {
        return argument.startsWith("@");
    }

    /// All that can move: their letters as what was typed, the names of the variant's own pieces from the
    /// catalogue.
    static List<Piece> of(VariantReading reading, PieceCatalogue catalogue) {
        return reading.variant().types().stream()
                .filter(type -> !type.betza().isEmpty())
                .map(type -> piece(type, catalogue))
                .toList();
    }

    private static Piece piece(PieceType type, PieceCatalogue catalogue) {
        Betza betza = Betza.parse(type.betza(), Dialect.FSF);
        return new Piece(String.valueOf(type.letter()), name(type, catalogue), betza, List.of());
    }

    /// What a piece is called: a custom piece by the catalogue, which may not know it, as its number says nothing.
    static String name(PieceType type, PieceCatalogue catalogue) {
        return type.name().startsWith("customPiece")
                ? catalogue.nameOf(type.movement()).orElse("")
                : type.name();
    }
}
