package org.pieceworth.empirical.reading;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.rules.chess.ChessReplay;

/// Reads search scores from a game's comments, as White's expected score by ply.
///
/// Reads `[%eval 0.35]` and `[%eval #-3]` (White's view), `ev=0.35` and `wv=0.35` (White's view, as in
/// tournament files), and in the mover's view, by match runners: `+0.35/12`, `+0,35/12` and `-M5/20`,
/// optionally after a move in brackets; `35/12 160ms` in centipawns (c-chess-cli); `+0.35 12/20 160 35602`
/// (OpenBench).
final class ScoreComments {

    private static final String MATE = "(?<mate>[+-]?[#M]-?\\d+|[+-]?\\d*#-?\\d*)";
    private static final String SCORE = MATE + "|(?<pawns>[+-]?\\d+(?:\\.\\d+)?)";

    /// Programs always write a decimal point or comma here; `2/3 of the board` is not a score.
    private static final String SCORE_OF_PROGRAM = MATE + "|(?<pawns>[+-]?\\d+[.,]\\d+)";

    private static final Pattern WHITES_VIEW = Pattern.compile("(?:\\[%eval\\s+|\\b[ew]v=)(?:" + SCORE + ")");
    private static final Pattern MOVERS_VIEW = Pattern.compile("^\\s*(?:\\([^)]*\\)\\s*)?(?:(?:" + SCORE_OF_PROGRAM
            + ")(?:/\\d+|\\s+\\d+/\\d+\\s+\\d+\\s+\\d+\\s*$)|(?<centipawns>[+-]?\\d+)/\\d+\\s+\\d+ms\\s*$)");

    /// Pawns per decade of odds, as in Elo's scale.
    private static final double PAWNS_PER_DECADE = 4;

    private static final int LONGEST = 4096;

    private final double[] expected = new double[ChessReplay.MAX_PLIES + 1];
    private int known;

    ScoreComments() {
        Arrays.fill(expected, Double.NaN);
    }

    void startGame() {
        Arrays.fill(expected, 0, known + 1, Double.NaN);
        known = 0;
    }

    /// @param plies number of moves before the comment
    /// @param whiteMoved true if White made the last of them
    void read(int plies, boolean whiteMoved, ByteSlice text) {
        if (plies == 0 || text.length() > LONGEST) {
            return;
        }
        String comment = text.toString();
        Matcher white = WHITES_VIEW.matcher(comment);
        if (white.find()) {
            put(plies, pawns(white));
            return;
        }
        Matcher mover = MOVERS_VIEW.matcher(comment);
        if (mover.find()) {
            String centipawns = mover.group("centipawns");
            double pawns = centipawns == null ? pawns(mover) : Double.parseDouble(centipawns) / 100;
            put(plies, whiteMoved ? pawns : -pawns);
        }
    }

    private void put(int plies, double pawns) {
        expected[plies] = 1 / (1 + Math.pow(10, -pawns / PAWNS_PER_DECADE));
        known = Math.max(known, plies);
    }

    /// A mate counts as 100 pawns.
    private static double pawns(Matcher score) {
        String mate = score.group("mate");
        return mate == null
                ? Double.parseDouble(score.group("pawns").replace(',', '.'))
                : mate.contains("-") ? -100 : 100;
    }

    /// True if a comment after this many plies has a score.
    boolean isKnown(int plies) {
        return !Double.isNaN(expected[plies]);
    }

    /// White's expected score after this many plies; NaN if unknown.
    double expected(int plies) {
        return expected[plies];
    }
}
