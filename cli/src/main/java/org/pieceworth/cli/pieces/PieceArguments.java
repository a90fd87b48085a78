package org.pieceworth.cli.pieces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.cli.options.OptionGroup;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.SquareBoard;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;

/// Pieces and the board they stand on, as commands take them.
public final class PieceArguments implements OptionGroup {

    private static final String STANDARD_BOARD = "8x8";

    public List<String> pieces = List.of();
    Optional<String> board = Optional.empty();
    String dialect = "standard";
    public boolean all;

    public PieceArguments() {}

    @Override
    public void describe(Usage usage) {
        usage.operands(
                "0..*",
                "PIECE",
                "Betza notation (BN), a name (archbishop; `pieceworth pieces` lists the names), or"
                        + " @my.ini:variant for all pieces of a variant, on its board",
                values -> pieces = values);
        usage.text(
                "--board",
                "SHAPE",
                "8x8 (default), 1x1 to 16x16, 8x8:cylinder, 8x8:torus, hex:6, tri:6; several between commas where"
                        + " values are asked for",
                value -> board = Optional.of(value));
        usage.text(
                "--dialect",
                "DIALECT",
                "dialect of Betza notation: standard (default), fsf (Fairy-Stockfish) or xboard",
                value -> dialect = value);
        usage.flag("--all", "every piece of the catalogue", () -> all = true);
    }

    public List<Piece> resolve() {
        Dialect spoken = Dialect.of(dialect);
        PieceCatalogue catalogue = PieceCatalogue.load();
        if (all) {
            return catalogue.pieces().stream()
                    .map(piece -> new Piece(piece.name(), piece.name(), piece.betza(), List.of()))
                    .toList();
        }
        if (pieces.isEmpty()) {
            throw new InputException("found no piece; expected Betza notation (BN) or a name (archbishop), or --all");
        }
        return pieces.stream()
                .flatMap(typed -> VariantPieces.meant(typed)
                        ? VariantPieces.of(Variants.open(typed), catalogue).stream()
                        : Stream.of(catalogue.find(typed, spoken)))
                .toList();
    }

    /// The variant whose pieces are asked for, if there is one.
    ///
    /// @throws InputException when several are asked for
    Optional<VariantReading> variant() {
        List<String> meant = pieces.stream().filter(VariantPieces::meant).toList();
        if (meant.size() > 1) {
            throw new InputException("found " + meant.size() + " variants, expected one: " + String.join(" ", meant));
        }
        return meant.stream().findFirst().map(Variants::open);
    }

    /// The board, square-spaced.
    public SquareBoard squares() {
        return SquareBoard.parse(text());
    }

    /// The board.
    public Board shape() {
        return Board.parse(text());
    }

    /// All boards.
    public List<Board> shapes() {
        return Stream.of(text().split(",", -1)).map(Board::parse).toList();
    }

    /// The board that was asked for, else the variant's.
    private String text() {
        return board.or(() -> variant().map(reading -> reading.variant().board().shape()))
                .orElse(STANDARD_BOARD);
    }

    /// What to say of how a text was understood: warnings, and other pieces of the same name.
    public static List<String> remarks(Piece piece) {
        List<String> remarks = new ArrayList<>(piece.betza().warnings());
        if (!piece.namesakes().isEmpty()) {
            String others = piece.namesakes().stream()
                    .map(other -> other.name() + " (" + other.betza().text() + ")")
                    .collect(Collectors.joining(" and "));
            remarks.add("taken as " + piece.betza().text() + "; " + others + " bear that name too");
        }
        return remarks;
    }
}
