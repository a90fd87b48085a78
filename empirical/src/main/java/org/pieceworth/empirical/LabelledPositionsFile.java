package org.pieceworth.empirical;

import java.io.PrintWriter;
import java.util.Set;
import org.pieceworth.rules.InputException;

/// Writes observations as labelled positions: four fields of EPD and the operations `hmvc` (plies without a pawn's
/// move or a capture), `result` and `game`, a line each.
public final class LabelledPositionsFile implements GameKeeper {

    private final PrintWriter out;
    private long games;

    /// @param out where to; it is not closed
    public LabelledPositionsFile(PrintWriter out) {
        this.out = out;
    }

    @Override
    public Set<String> tags() {
        return Set.of();
    }

    @Override
    public boolean wantsPositions() {
        return true;
    }

    /// Writes the rows of a game.
    ///
    /// @throws InputException when their positions are not known
    @Override
    public void game(KeptGame game) {
        games++;
        for (KeptRow row : game.rows()) {
            String[] fields = row.position().split(" ");
            if (fields.length < 5) {
                throw new InputException("these observations were kept without their positions, which epd holds;"
                        + " give games or labelled positions");
            }
            out.print(String.join(" ", fields[0], fields[1], fields[2], fields[3]) + " hmvc " + fields[4]
                    + "; result \"" + game.result().token() + "\"; game " + games + ";\n");
        }
    }
}
