package org.pieceworth.studies.play;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.text.InputException;

/// Start positions of games, one on each line; empty lines and lines that begin with `#` are ignored.
final class StartsText {

    private static final String COMMENT = "#";

    private StartsText() {}

    /// The positions, each of them one that a game can begin with.
    ///
    /// @throws InputException naming the first line without a position
    static List<String> read(String file, List<String> lines, VariantRules rules) {
        List<String> fens = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++) {
            String fen = lines.get(line).strip();
            if (!fen.isEmpty() && !fen.startsWith(COMMENT)) {
                fens.add(playable(file + ", line " + (line + 1), fen, rules));
            }
        }
        if (fens.isEmpty()) {
            throw new InputException(file + ": found no position, expected a FEN on each line");
        }
        return fens;
    }

    /// The FEN, without rights that cannot be, which other engines could refuse.
    private static String playable(String where, String fen, VariantRules rules) {
        VariantPosition position;
        try {
            position = rules.position(fen);
        } catch (InputException e) {
            throw new InputException(where + ": " + e.getMessage());
        }
        if (!(position.outcome() instanceof Outcome.InPlay)) {
            throw new InputException(where + ": found a position where the game is over, expected one in play");
        }
        return isWhole(fen, rules) ? fen : position.fen();
    }

    private static boolean isWhole(String fen, VariantRules rules) {
        try {
            rules.position(Fen.parse(fen, rules.fenRules()));
            return true;
        } catch (IllegalSetupException _) {
            return false;
        }
    }
}
