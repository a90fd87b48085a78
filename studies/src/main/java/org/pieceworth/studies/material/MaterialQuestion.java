package org.pieceworth.studies.material;

import java.util.Optional;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NotesOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.universal.UniversalOptions.QueenRule;
import org.pieceworth.valuation.universal.UniversalOptions.Rounding;

/// Both sides' material in a game.
public final class MaterialQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    NotesOption notes = new NotesOption();
    Optional<String> variant = Optional.empty();
    GameOptions options = new GameOptions();
    Optional<String> board = Optional.empty();
    Rounding rounding = Rounding.EXACT;
    QueenRule queen = QueenRule.SUM;

    public MaterialQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about(
                "Value both sides' material by the universal calculation, after captures and promotions: army values, royal"
                        + " values, and the side that gains from exchanges.");
        usage.examples("""
                pieceworth material                # chess at the opening
                pieceworth material capablanca     # a variant, or @my.ini:variant
                pieceworth material --captured white:B,black:Q --promoted black:P=Q
                pieceworth material --piece A=archbishop --piece C=RN \\
                           --opening rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR
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
        usage.choice(
                "--rounding",
                "HOW",
                "exact (default) or published, with the roundings of the source's printed 10x8 table",
                Rounding.class,
                value -> rounding = value);
        usage.choice(
                "--queen",
                "HOW",
                "bishop and rook in one piece as a sum (default, as printed) or as a class of its own",
                QueenRule.class,
                value -> queen = value);
    }

    @Override
    public Reply reply() {
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
        return Reply.of(
                notes.all ? MaterialDocument.of(answer) : MaterialDocument.brief(answer, NotesOption.NAMING),
                output.format);
    }
}
