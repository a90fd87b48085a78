package org.pieceworth.studies.material;

import java.util.Optional;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NotesOption;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.universal.UniversalOptions.QueenRule;
import org.pieceworth.valuation.universal.UniversalOptions.Rounding;

/// Both sides' material in a game.
public final class MaterialQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    NotesOption notes = new NotesOption();
    final Setting<Optional<String>> variant = Setting.operand(
            "VARIANT", "a variant (capablanca, @my.ini:variant) for the opening and the pieces of both sides");
    GameOptions options = new GameOptions();
    final Setting<Optional<String>> board =
            Setting.text("--board", "SHAPE", "the board (default: that of the opening)");
    final Setting<Rounding> rounding = Setting.choice(
            Rounding.EXACT,
            "--rounding",
            "HOW",
            "exact (default) or published, with the roundings of the source's printed 10x8 table");
    final Setting<QueenRule> queen = Setting.choice(
            QueenRule.SUM,
            "--queen",
            "HOW",
            "bishop and rook in one piece as a sum (default, as printed) or as a class of its own");

    public MaterialQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Compare both sides' material, by the universal model. Army values after captures and promotions, "
                + "royal values, and the side that gains from exchanges.");
        usage.examples("""
                pieceworth material                # chess at the opening
                pieceworth material capablanca     # a variant, or @my.ini:variant
                pieceworth material --captured white:B,black:Q --promoted black:P=Q
                pieceworth material --piece A=archbishop --piece C=RN \\
                           --opening rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR
                """);
        OptionGroup.all(usage, common, output, notes, variant, options, board, rounding, queen);
    }

    @Override
    public Reply reply() {
        if (variant.isTyped() && (options.setsUp() || board.isTyped())) {
            throw new InputException("found a variant with an opening, a board or pieces; a variant has its own");
        }
        GameSetup setup = options.setup();
        MaterialAnswer answer = MaterialAnswer.of(new MaterialRequest(
                variant.get().map(setup::of).orElse(setup),
                board.get().map(BoardText::parseSquares),
                options.royalCorrections(),
                rounding.get(),
                queen.get()));
        return Reply.of(
                notes.all ? MaterialDocument.of(answer) : MaterialDocument.brief(answer, NotesOption.NAMING),
                output.format);
    }
}
