package org.pieceworth.empirical.reading;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.rules.chess.ChessReplay;

/// The scores in a game's comments, per ply, as White's expected score.
///
/// Read are `[%eval 0.35]` and `[%eval #-3]` (White's view), `ev=0.35` and `wv=0.35` (White's view, as tournaments
/// write it), and `+0.35/12`, `+0,35/12` and `-M5/20` (the view of the side that moved, as match runners write it,
/// perhaps
/// after a move in brackets).
final class ScoreComments {

    private static final String MATE = "(?<mate>[+-]?[#M]-?\\d+|[+-]?\\d*#-?\\d*)";
    private static final String SCORE = MATE + "|(?<pawns>[+-]?\\d+(?:\\.\\d+)?)";

    /// Programs write a point or a comma here always; `2/3 of the board` is no score.
    private static final String SCORE_OF_PROGRAM = MATE + "|(?<pawns>[+-]?\\d+[.,]\\d+)";

    private static final Pattern WHITES_VIEW = Pattern.compile("(?:\\[%eval\\s+|\\b[ew]v=)(?:" + SCORE + ")");
    private static final Pattern MOVERS_VIEW =
            Pattern.compile("^\\s*(?:\\([^)]*\\)\\s*)?(?:" + SCORE_OF_PROGRAM + ")/\\d+");

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

    /// @param plies moves played before the comment
    /// @param whiteMoved whether the last of them was White's
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
            put(plies, whiteMoved ? pawns(mover) : -pawns(mover));
        }
    }

    private void put(int plies, double pawns) {
        expected[plies] = 1 / (1 + Math.pow(10, -pawns / PAWNS_PER_DECADE));
        known = Math.max(known, plies);
    }

    /// A mate counts as a hundred pawns.
    private static double pawns(Matcher score) {
        String mate = score.group("mate");
        return mate == null
                ? Double.parseDouble(score.group("pawns").replace(',', '.'))
                : mate.contains("-") ? -100 : 100;
    }

    /// Whether a score is written after this many plies.
    boolean isKnown(int plies) {
        return !Double.isNaN(expected[plies]);
    }

    /// White's expected score after this many plies, NaN when none is written.
    double expected(int plies) {
        return expected[plies];
    }
}
