package org.pieceworth.cli.games;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.studies.options.Options;
import org.pieceworth.text.InputException;

/// The search for games in `export`, under a name of its own.
public record FindCommand(CountCommand export) implements Subcommand {

    @Override
    public void describe(Options usage) {
        export.describe(usage);
        usage.about("Find games by an imbalance, a position or a pawn structure. This is `export` with --positions.");
        usage.examples("""
                pieceworth find games.pgn --positions "imbalance = 'Q:RR' and ply > 40"
                pieceworth find games.pgn --positions "subfen = '8/8/8/8/3P4/8/8/8'"
                pieceworth find games.pgn --positions "imbalance = 'Q:RR'" -o found.pgn
                """);
    }

    @Override
    public Integer call() {
        if (!export.having.isTyped()) {
            throw InputException.about("positions", "found none, expected a condition such as \"imbalance = 'Q:RR'\"");
        }
        return export.call();
    }
}
