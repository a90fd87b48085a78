package org.pieceworth.studies.workbench;

import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PieceArguments;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;

/// The squares that a piece reaches among other pieces.
public final class ReachQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    PieceArguments arguments = new PieceArguments();
    final Setting<Optional<String>> at =
            Setting.text("--at", "SQUARE", "the square of the piece (default: the centre, e4)");
    final Setting<List<String>> friends = Setting.list("--friends", "SQUARE,…", "squares of other pieces of its side");
    final Setting<List<String>> enemies = Setting.list("--enemies", "SQUARE,…", "squares of enemies");

    public ReachQuestion() {}

    @Override
    public void describe(Options usage) {
        OptionGroup.all(usage, common, output, arguments, at, friends, enemies);
    }

    @Override
    public Reply reply() {
        return Reply.of(ReachableSquares.of(arguments.asked(), at.get(), friends.get(), enemies.get()), output.format);
    }
}
