package org.pieceworth.empirical.files;

import java.io.PrintWriter;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.text.InputException;

/// Writes observations as labelled positions: four fields of EPD and the operations `hmvc` (plies without a
/// pawn's move or a capture), `result` and `game`, a line each.
public final class LabelledPositionsFile implements ObservedGameListener {

    private static final int FIELDS_OF_EPD = 4;

    private final PrintWriter out;
    private long games;

    /// @param out receives the lines; not closed
    public LabelledPositionsFile(PrintWriter out) {
        this.out = out;
    }

    @Override
    public boolean wantsPositions() {
        return true;
    }

    /// Writes the rows of a game.
    ///
    /// @throws InputException when their positions are not stored
    @Override
    public void game(ObservedGame game) {
        games++;
        String behind = "; result \"" + game.result().token() + "\"; game " + games + ";\n";
        for (Observation row : game.rows()) {
            String position = row.position();
            int fields = end(position, FIELDS_OF_EPD);
            int clock = end(position, FIELDS_OF_EPD + 1);
            if (clock == fields) {
                throw new InputException("these observations were saved without their positions, which epd needs;"
                        + " give games or labelled positions");
            }
            out.append(position, 0, fields)
                    .append(" hmvc")
                    .append(position, fields, clock)
                    .append(behind);
        }
    }

    /// Index of the end of the first `fields` fields.
    private static int end(String text, int fields) {
        int at = -1;
        for (int field = 0; field < fields; field++) {
            int space = text.indexOf(' ', at + 1);
            if (space < 0) {
                return text.length();
            }
            at = space;
        }
        return at;
    }
}
