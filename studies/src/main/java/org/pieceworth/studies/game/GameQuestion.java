package org.pieceworth.studies.game;

import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;

/// The position of a game with its legal moves, for a board that people play on.
public final class GameQuestion implements Question {

    private final CommonOptions common = new CommonOptions();
    private final FormatOption output = new FormatOption();
    private final GameArguments arguments;

    public GameQuestion(PlayableVariants variants) {
        arguments = new GameArguments(variants);
    }

    @Override
    public void describe(Options usage) {
        common.describe(usage);
        output.describe(usage);
        arguments.describe(usage);
    }

    @Override
    public Reply reply() {
        return Reply.of(GameDocument.of(arguments.asked()), output.format);
    }
}
