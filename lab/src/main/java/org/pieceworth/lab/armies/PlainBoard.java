package org.pieceworth.lab.armies;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.text.InputException;

/// Chess on a board of another size, or on a cylinder: pawns on the second ranks, pieces behind them, no
/// castling; double steps on more than six ranks.
public final class PlainBoard {

    private static final String SECTION = "board";
    private static final int LEAST_FILES = 4;
    private static final int LEAST_RANKS = 5;
    private static final int MOST = 16;
    private static final int SINGLE_STEPS = 6;
    private static final String PIECES = "rnbq";
    private static final Pattern SIZE = Pattern.compile("(\\d{1,3})[xX](\\d{1,3})(:cylinder|:torus)?");

    private PlainBoard() {}

    /// Reads `10x8`, files by ranks, or `8x8:cylinder`.
    ///
    /// @throws InputException when it is no size, too small or large for armies and pawns, or a torus
    public static VariantSource parse(String text) {
        Matcher size = SIZE.matcher(text.strip());
        if (size.matches()) {
            boolean joined = size.group(3) != null;
            if (joined && size.group(3).equals(":torus")) {
                throw InputException.about(
                        "board",
                        "found '" + text + "', where the first ranks of both sides are neighbours, so that armies"
                                + " would stand back to back; expected a cylinder, or a variant with `board = torus`"
                                + " and a start of its own");
            }
            int files = Integer.parseInt(size.group(1));
            int ranks = Integer.parseInt(size.group(2));
            if (files >= LEAST_FILES && files <= MOST && ranks >= LEAST_RANKS && ranks <= MOST) {
                return of(files, ranks, joined);
            }
        }
        throw InputException.about(
                        "board",
                        "found '" + text + "', expected files by ranks, " + LEAST_FILES + "x" + LEAST_RANKS + " to "
                                + MOST + "x" + MOST
                                + ", with :cylinder after it where the left and right edges are joined")
                .with("board", "10x8");
    }

    private static VariantSource of(int files, int ranks, boolean joined) {
        StringBuilder back = new StringBuilder();
        for (int file = 0; file < files; file++) {
            back.append(file == files / 2 ? 'k' : PIECES.charAt(file % PIECES.length()));
        }
        String pawns = "p".repeat(files);
        String fen = back + "/" + pawns + ("/" + files).repeat(ranks - 4) + "/"
                + (pawns + "/" + back).toUpperCase(Locale.ROOT) + " w - - 0 1";
        VariantBuilder builder = new VariantBuilder(VariantSource.shipped("chess"));
        if (joined) {
            builder.set("board", "cylinder");
        }
        return builder.set("maxFile", Integer.toString(files))
                .set("maxRank", Integer.toString(ranks))
                .set("castling", "false")
                .set("doubleStep", Boolean.toString(ranks > SINGLE_STEPS))
                .set("doubleStepRegionWhite", "*2")
                .set("doubleStepRegionBlack", "*" + (ranks - 1))
                .set("promotionRegionWhite", "*" + ranks)
                .set("promotionRegionBlack", "*1")
                .set("startFen", fen)
                .build(SECTION, "the board");
    }
}
