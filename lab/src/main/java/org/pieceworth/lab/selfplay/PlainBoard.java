package org.pieceworth.lab.selfplay;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.text.InputException;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// Chess on a board of another size: pawns on the second ranks, pieces behind them, no castling; double steps where
/// there are more than six ranks.
///
/// @param ini the text of the section
/// @param variant the game
public record PlainBoard(String ini, Variant variant) {

    /// The name of the section.
    public static final String NAME = "board";

    private static final int LEAST_FILES = 4;
    private static final int LEAST_RANKS = 5;
    private static final int MOST = 16;
    private static final int SINGLE_STEPS = 6;
    private static final String PIECES = "rnbq";
    private static final Pattern SIZE = Pattern.compile("(\\d{1,3})[xX](\\d{1,3})");

    /// Reads `10x8`: files by ranks.
    ///
    /// @throws InputException when it is no size, or too small or large for armies and pawns
    public static PlainBoard parse(String text) {
        Matcher size = SIZE.matcher(text.strip());
        if (size.matches()) {
            int files = Integer.parseInt(size.group(1));
            int ranks = Integer.parseInt(size.group(2));
            if (files >= LEAST_FILES && files <= MOST && ranks >= LEAST_RANKS && ranks <= MOST) {
                return of(files, ranks);
            }
        }
        throw InputException.about(
                        "board",
                        "found '" + text + "', expected files by ranks, " + LEAST_FILES + "x" + LEAST_RANKS + " to "
                                + MOST + "x" + MOST)
                .with("board", "10x8");
    }

    private static PlainBoard of(int files, int ranks) {
        StringBuilder back = new StringBuilder();
        for (int file = 0; file < files; file++) {
            back.append(file == files / 2 ? 'k' : PIECES.charAt(file % PIECES.length()));
        }
        String pawns = "p".repeat(files);
        String fen = back + "/" + pawns + ("/" + files).repeat(ranks - 4) + "/"
                + (pawns + "/" + back).toUpperCase(Locale.ROOT) + " w - - 0 1";
        String ini = String.join(
                "\n",
                "[" + NAME + ":chess]",
                "maxFile = " + files,
                "maxRank = " + ranks,
                "castling = false",
                "doubleStep = " + (ranks > SINGLE_STEPS),
                "doubleStepRegionWhite = *2",
                "doubleStepRegionBlack = *" + (ranks - 1),
                "promotionRegionWhite = *" + ranks,
                "promotionRegionBlack = *1",
                "startFen = " + fen,
                "");
        return new PlainBoard(ini, Variants.parse("the board", ini).read(NAME).variant());
    }
}
