package org.pieceworth.studies.workbench;

import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PieceArguments;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;

/// The squares that a piece reaches among other pieces.
public final class ReachQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    PieceArguments arguments = new PieceArguments();
    Optional<String> at = Optional.empty();
    List<String> friends = List.of();
    List<String> enemies = List.of();

    public ReachQuestion() {}

    @Override
    public void describe(Options usage) {
        common.describe(usage);
        output.describe(usage);
        arguments.describe(usage);
        usage.text(
                "--at",
                "SQUARE",
                "the square of the piece (default: the centre, e4)",
                value -> at = Optional.of(value));
        usage.list("--friends", "SQUARE,…", "squares of other pieces of its side", values -> friends = values);
        usage.list("--enemies", "SQUARE,…", "squares of enemies", values -> enemies = values);
    }

    @Override
    public Reply reply() {
        return Reply.of(ReachableSquares.of(arguments.asked(), at, friends, enemies), output.format);
    }
}
