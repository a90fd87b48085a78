package org.pieceworth.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.SquareBoard;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Pieces and the board they stand on, as commands take them.
final class PieceArguments {

    @Parameters(
            arity = "0..*",
            paramLabel = "PIECE",
            description = "Betza notation (BN) or a name (archbishop); `pieceworth pieces` lists the names")
    List<String> pieces = List.of();

    @Option(
            names = "--board",
            paramLabel = "SHAPE",
            defaultValue = "8x8",
            description =
                    "8x8 (default), 1x1 to 16x16, 8x8:cylinder, 8x8:torus, hex:6, tri:6; several between commas where"
                            + " values are asked for")
    String board = "8x8";

    @Option(
            names = "--dialect",
            paramLabel = "DIALECT",
            defaultValue = "standard",
            description = "dialect of Betza notation: standard (default), fsf (Fairy-Stockfish) or xboard")
    String dialect = "standard";

    @Option(names = "--all", description = "every piece of the catalogue")
    boolean all;

    PieceArguments() {}

    List<Piece> resolve() {
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
        return pieces.stream().map(typed -> resolve(typed, spoken, catalogue)).toList();
    }

    private static Piece resolve(String typed, Dialect dialect, PieceCatalogue catalogue) {
        if (typed.startsWith("@")) {
            throw new InputException("'" + typed + "': variants from files are not yet served; give pieces one by one");
        }
        return catalogue.find(typed, dialect);
    }

    /// The board, square-spaced.
    SquareBoard squares() {
        return SquareBoard.parse(board);
    }

    /// The board.
    Board shape() {
        return Board.parse(board);
    }

    /// All boards.
    List<Board> shapes() {
        return Stream.of(board.split(",", -1)).map(Board::parse).toList();
    }

    /// What to say of how a text was understood: warnings, and other pieces of the same name.
    static List<String> remarks(Piece piece) {
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
