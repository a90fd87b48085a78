package org.pieceworth.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Pieces and the board they stand on, as commands take them.
final class PieceArguments {

    @Parameters(
            arity = "1..*",
            paramLabel = "PIECE",
            description = "Betza notation (BN) or a name (archbishop); `pieceworth pieces` lists the names")
    List<String> pieces = List.of();

    @Option(
            names = "--board",
            paramLabel = "SHAPE",
            defaultValue = "8x8",
            description = "files x ranks, 1x1 to 16x16 (default 8x8)")
    String board = "8x8";

    @Option(
            names = "--dialect",
            paramLabel = "DIALECT",
            defaultValue = "standard",
            description = "dialect of Betza notation: standard (default)")
    String dialect = "standard";

    PieceArguments() {}

    List<Piece> resolve() {
        if (!dialect.equals("standard")) {
            throw new InputException("dialect '" + dialect + "' is not yet served; expected standard");
        }
        PieceCatalogue catalogue = PieceCatalogue.load();
        return pieces.stream().map(typed -> resolve(typed, catalogue)).toList();
    }

    private static Piece resolve(String typed, PieceCatalogue catalogue) {
        if (typed.startsWith("@")) {
            throw new InputException("'" + typed + "': variants from files are not yet served; give pieces one by one");
        }
        return catalogue.find(typed);
    }

    Board shape() {
        return Board.parse(board);
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
