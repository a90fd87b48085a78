package org.pieceworth.studies.pieces;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.SquareBoard;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;

/// Pieces that are asked about, and the boards that they stand on.
///
/// @param typed Betza notation, names, or `@file:variant` for all pieces of a variant
/// @param all whether every piece of the catalogue is meant instead
/// @param shapes of boards, between commas; where there is none the variant's own, else 8x8
/// @param dialect of Betza notation
public record AskedPieces(List<String> typed, boolean all, Optional<String> shapes, String dialect) {

    private static final String STANDARD_BOARD = "8x8";

    /// Copies the list.
    public AskedPieces {
        typed = List.copyOf(typed);
    }

    /// Pieces on 8x8, or on the board of their variant.
    public static AskedPieces of(String... typed) {
        return new AskedPieces(List.of(typed), false, Optional.empty(), "standard");
    }

    /// The same on other boards.
    public AskedPieces on(String shapes) {
        return new AskedPieces(typed, all, Optional.of(shapes), dialect);
    }

    /// Whether an argument means the pieces of a variant.
    public static boolean isVariant(String argument) {
        return argument.startsWith("@");
    }

    /// Whether one of the arguments means the pieces of a variant.
    public boolean haveVariant() {
        return typed.stream().anyMatch(AskedPieces::isVariant);
    }

    /// @throws InputException when there is none, or one cannot be read
    public List<Piece> pieces() {
        Dialect spoken = Dialect.of(dialect);
        PieceCatalogue catalogue = PieceCatalogue.load();
        if (all) {
            return catalogue.pieces().stream()
                    .map(piece -> new Piece(piece.name(), piece.name(), piece.betza(), List.of()))
                    .toList();
        }
        if (typed.isEmpty()) {
            throw new InputException(
                            "found no piece; expected Betza notation (BN) or a name (archbishop), or all of them")
                    .with("all", "");
        }
        return typed.stream()
                .flatMap(each -> isVariant(each)
                        ? new VariantGame(Variants.open(each).variant()).movers().stream()
                        : Stream.of(catalogue.find(each, spoken)))
                .toList();
    }

    /// What is amiss with the file of the variant that is asked for. A question that then fails has no answer to carry
    /// it.
    ///
    /// @throws InputException when the variant cannot be read
    public List<String> warnings() {
        return typed.size() == 1 ? variant().map(VariantReading::warnings).orElse(List.of()) : List.of();
    }

    /// The variant whose pieces are asked for, if there is one.
    private Optional<VariantReading> variant() {
        List<String> meant = typed.stream().filter(AskedPieces::isVariant).toList();
        if (meant.size() > 1) {
            throw new InputException("found " + meant.size() + " variants, expected one: " + String.join(" ", meant));
        }
        return meant.stream().findFirst().map(Variants::open);
    }

    /// The board, which has to be of squares.
    ///
    /// @throws InputException when it is none, or several variants are asked for
    public SquareBoard squares() {
        return SquareBoard.parse(text());
    }

    /// The board.
    ///
    /// @throws InputException when it is none, or several variants are asked for
    public Board board() {
        return Board.parse(text());
    }

    /// All boards.
    ///
    /// @throws InputException when one is none, or several variants are asked for
    public List<Board> boards() {
        return Stream.of(text().split(",", -1)).map(Board::parse).toList();
    }

    private String text() {
        return shapes.or(
                        () -> variant().map(reading -> reading.variant().board().shape()))
                .orElse(STANDARD_BOARD);
    }
}
