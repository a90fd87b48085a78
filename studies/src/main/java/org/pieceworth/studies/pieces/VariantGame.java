package org.pieceworth.studies.pieces;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.fairystockfish.EngineVariant;
import org.pieceworth.valuation.fairystockfish.EngineVariant.EnginePiece;

/// A variant as models see it: its pieces, its board, and what its rules bring.
///
/// @param variant the variant
public record VariantGame(Variant variant) {

    /// One of its pieces.
    ///
    /// @param type as the variant has it
    /// @param piece its letter as typed, its name and its moves
    /// @param engine as the engine knows it
    public record Member(PieceType type, Piece piece, EnginePiece engine) {

        public Movement movement() {
            return engine.movement();
        }
    }

    public RectangularBoard board() {
        return variant.board();
    }

    /// Every piece, in the order of the variant.
    public List<Member> members() {
        PieceCatalogue catalogue = PieceCatalogue.load();
        return variant.types().stream()
                .map(type -> new Member(type, piece(type, catalogue), EnginePiece.of(variant, type)))
                .toList();
    }

    private Piece piece(PieceType type, PieceCatalogue catalogue) {
        Betza betza = new Betza(type.betza(), Dialect.FSF, List.of(), type.movement(), remarks(type));
        return new Piece(String.valueOf(type.letter()), name(type, catalogue), betza, List.of());
    }

    /// What a piece is called: a custom piece by the catalogue, which may not know it, as its number says nothing.
    private static String name(PieceType type, PieceCatalogue catalogue) {
        return type.name().startsWith("customPiece")
                ? catalogue.nameOf(type.movement()).orElse("")
                : type.name();
    }

    /// Every piece that can move by itself, as if its letter had been typed.
    public List<Piece> movers() {
        PieceCatalogue catalogue = PieceCatalogue.load();
        return variant.types().stream()
                .filter(type -> !type.betza().isEmpty())
                .map(type -> new Piece(
                        String.valueOf(type.letter()),
                        name(type, catalogue),
                        Betza.parse(type.betza(), Dialect.FSF),
                        List.of()))
                .toList();
    }

    /// What no model sees of a piece.
    private List<String> remarks(PieceType type) {
        List<String> notes = new ArrayList<>();
        if (variant.royals().kings().contains(type.letter())) {
            notes.add("royal: the number is for its moves alone");
        }
        if (variant.mobility().regions().containsKey(type.letter())) {
            notes.add("confined to part of the board, which no model takes into account");
        }
        if (variant.mobility().soldiers().containsKey(type.letter())) {
            notes.add("weaker before it has crossed the board, which no model takes into account");
        }
        boolean promotes = variant.promotion().pawnTypes().white().contains(type.letter())
                || variant.promotion().promoted().containsKey(type.letter());
        if (promotes) {
            notes.add("it promotes, which no model counts");
        }
        return notes;
    }

    /// What stands where at the opening, without hands.
    public String placement() {
        return variant.startPlacement().board();
    }

    /// Pieces by squares at the opening; hands do not count.
    public double density() {
        return GameContext.of(variant).density();
    }

    /// What the engine's values depend on.
    public EngineVariant engine() {
        return EngineVariant.of(variant);
    }

    public GameContext game() {
        return GameContext.of(variant);
    }
}
