package org.pieceworth.studies.count;

import org.pieceworth.studies.options.LongQuestion;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.InputException;

/// The search for games in `export`, under a name of its own.
public record FindQuestion(ExportQuestion export) implements LongQuestion {

    @Override
    public void describe(Options usage) {
        export.describe(usage);
        usage.about("Find games by an imbalance, a position, a pawn structure or their tags. This is `export` with"
                + " --positions or --where.");
        usage.examples("""
                pieceworth find games.pgn --positions "imbalance = 'Q:RR' and ply > 40"
                pieceworth find games.pgn --positions "subfen = '8/8/8/8/3P4/8/8/8'"
                pieceworth find games.pgn --positions "imbalance = 'Q:RR'" -o found.pgn
                pieceworth find games.pgn --where "Result = 1-0" -o won.pgn
                """);
    }

    @Override
    public Reply reply(Run run) {
        if (!export.having.isTyped() && !export.games.hasCondition()) {
            throw InputException.about(
                    "positions",
                    "found none, expected a condition such as \"imbalance = 'Q:RR'\", or one of tags by --where");
        }
        return export.reply(run);
    }
}
