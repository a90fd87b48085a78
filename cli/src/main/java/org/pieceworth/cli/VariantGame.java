package org.pieceworth.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.valuation.engine.BuiltInPiece;
import org.pieceworth.valuation.engine.EngineVariant;
import org.pieceworth.valuation.engine.EngineVariant.EnginePiece;

/// A variant as models see it: its pieces, its board, and what its rules bring.
///
/// @param variant the variant
record VariantGame(Variant variant) {

    /// One of its pieces.
    ///
    /// @param piece its letter as typed, its name and its moves
    /// @param engine as the engine knows it
    record Member(Piece piece, EnginePiece engine) {

        Movement movement() {
            return engine.movement();
        }
    }

    RectangularBoard board() {
        return variant.board();
    }

    /// Every piece, in the order of the variant.
    List<Member> members() {
        PieceCatalogue catalogue = PieceCatalogue.load();
        return variant.types().stream()
                .map(type -> new Member(piece(type, catalogue), engine(type)))
                .toList();
    }

    private Piece piece(PieceType type, PieceCatalogue catalogue) {
        Betza betza = new Betza(type.betza(), Dialect.FSF, List.of(), type.movement(), remarks(type));
        return new Piece(String.valueOf(type.letter()), VariantPieces.name(type, catalogue), betza, List.of());
    }

    private EnginePiece engine(PieceType type) {
        return new EnginePiece(
                BuiltInPiece.of(type.name()),
                type.movement(),
                variant.royals().kings().contains(type.letter()));
    }

    /// What no model sees of a piece.
    private List<String> remarks(PieceType type) {
        List<String> notes = new ArrayList<>();
        if (variant.royals().kings().contains(type.letter())) {
            notes.add("royal: the number is of its moves alone");
        }
        if (variant.mobility().regions().containsKey(type.letter())) {
            notes.add("kept to a part of the board, which no model sees");
        }
        if (variant.mobility().soldiers().containsKey(type.letter())) {
            notes.add("weaker before it has crossed the board, which no model sees");
        }
        boolean promotes = variant.promotion().pawnTypes().white().contains(type.letter())
                || variant.promotion().promoted().containsKey(type.letter());
        if (promotes) {
            notes.add("it promotes, which no model counts");
        }
        return notes;
    }

    /// What stands where at the opening, without hands.
    String placement() {
        return variant.startFen().strip().split("[ \\[]")[0];
    }

    /// Pieces by squares at the opening; hands do not count.
    double density() {
        long pieces = placement().chars().filter(Character::isLetter).count();
        return (double) pieces / board().squares();
    }

    /// What the engine's values depend on.
    EngineVariant engine() {
        return new EngineVariant(
                variant.types().stream().map(this::engine).toList(),
                variant.hands().capturesToHand(),
                variant.promotion().pieceTypes().white().stream()
                        .flatMap(letter -> variant.type(letter).map(this::engine).stream())
                        .toList(),
                notFollowed());
    }

    private List<String> notFollowed() {
        return Stream.of(
                        rule(!variant.royals().checking(), "checks being forbidden"),
                        rule(variant.hands().outside(), "a second board"),
                        rule(variant.captures().blast(), "explosions"),
                        rule(variant.end().checkCounting(), "check counting"),
                        rule(variant.royals().makpong(), "makpong"),
                        rule(
                                variant.royals()
                                        .extinction()
                                        .filter(extinction -> extinction.types().isEmpty())
                                        .isPresent(),
                                "the loss of all pieces"))
                .filter(rule -> !rule.isEmpty())
                .map(rule -> "the engine changes its values for " + rule + ", which is not followed here")
                .toList();
    }

    private static String rule(boolean there, String name) {
        return there ? name : "";
    }

    ModelOptions.Game game() {
        return new ModelOptions.Game(density(), Optional.of(engine()));
    }
}
