package org.pieceworth.studies.workbench;

import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.studies.balance.Army;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.ModelOptions;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The difference between two armies by each model.
public final class ArmiesQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    final ModelOptions options;
    String white = "RNBQKBNR";
    String black = "RNBQKBNR";
    Optional<String> whitePawns = Optional.empty();
    Optional<String> blackPawns = Optional.empty();
    String board = "8x8";
    String unit = "pawn=100";

    public ArmiesQuestion(ModelCatalogue models) {
        options = new ModelOptions(models);
    }

    @Override
    public void describe(Options usage) {
        common.describe(usage);
        output.describe(usage);
        options.describe(usage);
        usage.text(
                "--white", "ARMY", "letters such as RNBQKBNR, or pieces separated by commas", value -> white = value);
        usage.text("--black", "ARMY", "the other army", value -> black = value);
        usage.text(
                "--white-pawns",
                "PIECE",
                "White's pawns; where either side has its own, pawns count, one for each file",
                value -> whitePawns = Optional.of(value));
        usage.text("--black-pawns", "PIECE", "Black's pawns", value -> blackPawns = Optional.of(value));
        usage.text("--board", "SHAPE", "8x8 (default) and the other shapes of values", value -> board = value);
        usage.text("--unit", "PIECE=NUMBER", "scale, as of values", value -> unit = value);
    }

    @Override
    public Reply reply() {
        return Reply.of(
                ArmyDifference.of(
                        army(white, whitePawns),
                        army(black, blackPawns),
                        board,
                        options.catalogue(),
                        options.settings(),
                        options.unit(unit),
                        whitePawns.isPresent() || blackPawns.isPresent()),
                output.format);
    }

    private Army army(String text, Optional<String> pawns) {
        Army army = Army.typed(List.of(text));
        return whitePawns.or(() -> blackPawns).isEmpty()
                ? army
                : army.with(PieceCatalogue.load().find(pawns.orElse("pawn")), files());
    }

    private int files() {
        if (BoardText.parse(board) instanceof Board.SquareBoard squares) {
            return squares.files();
        }
        throw InputException.about("board", "found " + board + ", expected one of squares, since pawns stand on files");
    }
}
