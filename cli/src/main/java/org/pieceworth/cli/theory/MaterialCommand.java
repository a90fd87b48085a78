package org.pieceworth.cli.theory;

import java.util.Optional;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.NotesOption;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.studies.material.GameSetup;
import org.pieceworth.studies.material.MaterialAnswer;
import org.pieceworth.studies.material.MaterialDocument;
import org.pieceworth.studies.material.MaterialRequest;
import org.pieceworth.valuation.universal.QueenRule;
import org.pieceworth.valuation.universal.Rounding;

/// Material values of both sides of a game.
public final class MaterialCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    NotesOption notes = new NotesOption();
    Optional<String> variant = Optional.empty();
    GameOptions options = new GameOptions();
    Optional<String> board = Optional.empty();
    Rounding rounding = Rounding.EXACT;
    QueenRule queen = QueenRule.SUM;

    public MaterialCommand() {}

    @Override
    public void describe(Usage usage) {
        usage.about(
                "Both sides' material by the universal calculation, as pieces are captured or promote: army values, royal values,"
                        + " and who gains from exchanges.");
        usage.examples("""
                pieceworth material                                       chess at the opening
                pieceworth material capablanca                            a variant that ships, or @my.ini:variant
                pieceworth material --captured white:B,black:Q --promoted black:P=Q
                pieceworth material --opening rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR \\
                           --piece A=archbishop --piece C=RN              Embassy chess
                """);
        common.describe(usage);
        output.describe(usage);
        notes.describe(usage);
        usage.operand(
                "VARIANT",
                "a variant (capablanca, @my.ini:variant) for the opening and the pieces of both sides",
                value -> variant = Optional.of(value));
        options.describe(usage);
        usage.text("--board", "SHAPE", "the board (default: that of the opening)", value -> board = Optional.of(value));
        usage.value(
                "--rounding",
                "HOW",
                "exact (default) or published, with the roundings of the source's printed 10x8 table",
                Rounding.class,
                value -> rounding = value);
        usage.value(
                "--queen",
                "HOW",
                "bishop and rook in one piece as a sum (default, as printed) or as a class of its own",
                QueenRule.class,
                value -> queen = value);
    }

    @Override
    public Integer call() {
        if (variant.isPresent() && (options.setsUp() || board.isPresent())) {
            throw new InputException(
                    "found a variant and an opening, a board or pieces beside it; a variant has its own");
        }
        GameSetup setup = options.setup();
        MaterialAnswer answer = MaterialAnswer.of(new MaterialRequest(
                variant.map(setup::of).orElse(setup),
                board.map(BoardText::parseSquares),
                options.royalCorrections(),
                rounding,
                queen));
        Terminal.printer()
                .print(
                        notes.all ? MaterialDocument.of(answer) : MaterialDocument.brief(answer, NotesOption.NAMING),
                        output.format);
        return 0;
    }
}
