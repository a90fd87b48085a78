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
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The difference between two armies by each model.
public final class ArmiesQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    final ModelOptions options;
    final Setting<String> white =
            Setting.standard("RNBQKBNR", "--white", "ARMY", "letters such as RNBQKBNR, or pieces separated by commas");
    final Setting<String> black = Setting.standard("RNBQKBNR", "--black", "ARMY", "the other army");
    final Setting<Optional<String>> whitePawns = Setting.text(
            "--white-pawns", "PIECE", "White's pawns; where either side has its own, pawns count, one for each file");
    final Setting<Optional<String>> blackPawns = Setting.text("--black-pawns", "PIECE", "Black's pawns");
    final Setting<String> board =
            Setting.standard("8x8", "--board", "SHAPE", "8x8 (default) and the other shapes of values");
    final Setting<String> unit = Setting.standard("pawn=100", "--unit", "PIECE=NUMBER", "scale, as of values");

    public ArmiesQuestion(ModelCatalogue models) {
        options = new ModelOptions(models);
    }

    @Override
    public void describe(Options usage) {
        OptionGroup.all(usage, common, output, options, white, black, whitePawns, blackPawns, board, unit);
    }

    @Override
    public Reply reply() {
        return Reply.of(
                ArmyDifference.of(
                        army(white.get(), whitePawns.get()),
                        army(black.get(), blackPawns.get()),
                        board.get(),
                        options.catalogue(),
                        options.settings(),
                        options.unit(unit.get()),
                        whitePawns.isTyped() || blackPawns.isTyped()),
                output.format);
    }

    private Army army(String text, Optional<String> pawns) {
        Army army = Army.typed(List.of(text), Optional.of(BoardText.parse(board.get())));
        return whitePawns.get().or(() -> blackPawns.get()).isEmpty()
                ? army
                : army.with(PieceCatalogue.load().find(pawns.orElse("pawn")), files());
    }

    private int files() {
        if (BoardText.parse(board.get()) instanceof Board.SquareBoard squares) {
            return squares.files();
        }
        throw InputException.about(
                "board", "found " + board.get() + ", expected one of squares, since pawns stand on files");
    }
}
