package org.pieceworth.lab.armies;

import java.util.Locale;
import java.util.Optional;
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

    private PlainBoard() {}

    /// A size as typed.
    ///
    /// @param edges `cylinder`, `torus` or empty
    public record Size(int files, int ranks, String edges) {

        private static final Pattern TYPED = Pattern.compile("(\\d{1,3})[xX](\\d{1,3})(?::(cylinder|torus))?");

        /// Reads `10x8`, files by ranks, or `8x8:cylinder`; empty for anything else.
        public static Optional<Size> read(String text) {
            Matcher typed = TYPED.matcher(text.strip());
            return typed.matches()
                    ? Optional.of(new Size(
                            Integer.parseInt(typed.group(1)),
                            Integer.parseInt(typed.group(2)),
                            Optional.ofNullable(typed.group(3)).orElse("")))
                    : Optional.empty();
        }

        /// True if both numbers are in a range.
        public boolean isWithin(int leastFiles, int leastRanks, int most) {
            return files >= leastFiles && files <= most && ranks >= leastRanks && ranks <= most;
        }

        /// Gives a game this board, without castling.
        public VariantBuilder applyTo(VariantBuilder builder) {
            if (!edges.isEmpty()) {
                builder.set("board", edges);
            }
            return builder.set("maxFile", Integer.toString(files))
                    .set("maxRank", Integer.toString(ranks))
                    .set("castling", "false");
        }
    }

    /// Reads `10x8`, files by ranks, or `8x8:cylinder`.
    ///
    /// @throws InputException when it is no size, too small or large for armies and pawns, or a torus
    public static VariantSource parse(String text) {
        Optional<Size> size = Size.read(text);
        if (size.filter(each -> each.edges().equals("torus")).isPresent()) {
            throw InputException.about(
                    "board",
                    "found '" + text + "', where the first ranks of both sides are neighbours, so that armies"
                            + " would stand back to back; expected a cylinder, or a variant with `board = torus`"
                            + " and a start of its own");
        }
        if (text.strip().matches("(hex|rhombus|tri|sphere):.*")) {
            throw InputException.about(
                            "board",
                            "found '" + text + "', where no army has usual squares; expected files by ranks, or a game"
                                    + " on hexagons instead of a board")
                    .with("variant", "glinski");
        }
        return size.filter(each -> each.isWithin(LEAST_FILES, LEAST_RANKS, MOST))
                .map(PlainBoard::of)
                .orElseThrow(() -> InputException.about(
                                "board",
                                "found '" + text + "', expected files by ranks, " + LEAST_FILES + "x" + LEAST_RANKS
                                        + " to "
                                        + MOST + "x" + MOST
                                        + ", with :cylinder after it where the left and right edges are joined")
                        .with("board", "10x8"));
    }

    private static VariantSource of(Size size) {
        int files = size.files();
        int ranks = size.ranks();
        StringBuilder back = new StringBuilder();
        for (int file = 0; file < files; file++) {
            back.append(file == files / 2 ? 'k' : PIECES.charAt(file % PIECES.length()));
        }
        String pawns = "p".repeat(files);
        String fen = back + "/" + pawns + ("/" + files).repeat(ranks - 4) + "/"
                + (pawns + "/" + back).toUpperCase(Locale.ROOT) + " w - - 0 1";
        return size.applyTo(new VariantBuilder(VariantSource.shipped("chess")))
                .set("doubleStep", Boolean.toString(ranks > SINGLE_STEPS))
                .set("doubleStepRegionWhite", "*2")
                .set("doubleStepRegionBlack", "*" + (ranks - 1))
                .set("promotionRegionWhite", "*" + ranks)
                .set("promotionRegionBlack", "*1")
                .set("startFen", fen)
                .build(SECTION, "the board");
    }
}
