package org.pieceworth.cli.pieces;

import java.util.Optional;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.moves.MovePicture;
import org.pieceworth.studies.moves.MovesAnswer;
import org.pieceworth.studies.moves.MovesDocument;
import org.pieceworth.studies.moves.MovesRequest;
import org.pieceworth.studies.moves.MovesStudy;

/// Draws what pieces can do.
public final class MovesCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    MovesFormat format = MovesFormat.TABLE;
    PieceArguments arguments = new PieceArguments();
    Optional<String> at = Optional.empty();

    public MovesCommand() {}

    @Override
    public void describe(Usage usage) {
        usage.about("Show the moves of pieces as a diagram.");
        usage.examples("""
                pieceworth moves archbishop
                pieceworth moves mRcpR --at d3 --board 9x10
                pieceworth moves fhNbFbsW --format json
                pieceworth moves FyafsF --format svg >gryphon.svg
                pieceworth moves fK --dialect xboard      as XBoard reads it
                """);
        common.describe(usage);
        usage.value(
                "--format",
                "FORMAT",
                "table (default), json, csv, md, or svg, a picture of one piece",
                MovesFormat.class,
                value -> format = value);
        arguments.describe(usage);
        usage.text(
                "--at",
                "SQUARE",
                "the square of the piece (default: the centre, e4)",
                value -> at = Optional.of(value));
    }

    @Override
    public Integer call() {
        MovesAnswer answer = MovesStudy.answer(new MovesRequest(arguments.asked(), at));
        format.ofDocuments()
                .ifPresentOrElse(
                        form -> Terminal.printer().print(MovesDocument.of(answer), form),
                        () -> System.out.print(MovePicture.of(answer)));
        System.out.flush();
        return 0;
    }
}
