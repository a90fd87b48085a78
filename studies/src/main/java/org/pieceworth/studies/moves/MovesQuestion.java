package org.pieceworth.studies.moves;

import java.util.Optional;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PieceArguments;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;

/// The moves of pieces from one square, as a diagram.
public final class MovesQuestion implements Question {

    CommonOptions common = new CommonOptions();
    final FormatOption format = new FormatOption("svg", ", or svg, a picture of one piece");
    PieceArguments arguments = new PieceArguments();
    final Setting<Optional<String>> at =
            Setting.text("--at", "SQUARE", "the square of the piece (default: the centre, e4)");

    public MovesQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Show how pieces move, as a diagram.");
        usage.examples("""
                pieceworth moves archbishop
                pieceworth moves mRcpR --at d3 --board 9x10
                pieceworth moves fhNbFbsW --format json
                pieceworth moves FyafsF --format svg >gryphon.svg
                pieceworth moves fK --dialect xboard               # as XBoard reads it
                """);
        OptionGroup.all(usage, common, format, arguments, at);
    }

    @Override
    public Reply reply() {
        MovesAnswer answer = new MovesStudy(arguments.asked(), at.get()).answer();
        return format.isOwn()
                ? Reply.ofText(MovePicture.of(answer))
                : Reply.of(MovesDocument.of(answer), format.format);
    }
}
