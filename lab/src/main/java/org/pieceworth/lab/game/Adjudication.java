package org.pieceworth.lab.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.text.InputException;

/// When the players' scores end a game: when both agree long enough, or one gives its game up.
///
/// @param winScore a score, in centipawns, that a player takes as decided; 0 when wins are played out
/// @param winMoves number of consecutive moves of each player that must agree on it
/// @param drawScore the highest score that a player takes as drawn; -1 when draws are played out
/// @param drawMoves this many moves of each in a row
/// @param drawPly not before this many plies of the players
/// @param resignScore deficit of a player that resigns, by its own score; 0 when nobody does
/// @param resignMoves number of consecutive moves with this deficit
public record Adjudication(
        int winScore, int winMoves, int drawScore, int drawMoves, int drawPly, int resignScore, int resignMoves) {

    /// Every game is played out.
    public static final Adjudication OFF = new Adjudication(0, 0, -1, 0, 0, 0, 0);

    /// Ten pawns for four moves of each; within a tenth of a pawn for ten moves of each from ply 80. Also the
    /// defaults for missing numbers of a rule.
    public static final Adjudication DEFAULT = new Adjudication(1000, 4, 10, 10, 80, 0, 0);

    private static final int RESIGN_MOVES = 3;

    private static final Pattern WIN = Pattern.compile("win=(\\d{1,5})(?::(\\d{1,3}))?");
    private static final Pattern DRAW = Pattern.compile("draw=(\\d{1,5})(?::(\\d{1,3})(?::(\\d{1,4}))?)?");
    private static final Pattern RESIGN = Pattern.compile("resign=(\\d{1,5})(?::(\\d{1,3}))?");
    private static final String EXPECTED =
            "', expected off, or some of win=SCORE:MOVES, draw=SCORE:MOVES:PLY and resign=SCORE:MOVES, separated by"
                    + " commas, such as win=1000:4,draw=10:10:80";

    /// Reads `off`, `win=1000:4`, `draw=10:10:80`, `resign=600:3`, or several between commas; missing numbers
    /// of a part are as in [#DEFAULT], a missing part is off.
    ///
    /// @throws InputException when it is something else
    public static Adjudication parse(String text) {
        Adjudication found = OFF;
        if (text.equals("off")) {
            return found;
        }
        for (String part : text.split(",", -1)) {
            found = found.with(part.strip(), text);
        }
        return found;
    }

    private Adjudication with(String part, String text) {
        Matcher win = WIN.matcher(part);
        if (win.matches() && winScore == 0) {
            int score = Integer.parseInt(win.group(1));
            int moves = number(win, 2, DEFAULT.winMoves);
            if (score > 0 && moves > 0) {
                return new Adjudication(score, moves, drawScore, drawMoves, drawPly, resignScore, resignMoves);
            }
        }
        Matcher draw = DRAW.matcher(part);
        if (draw.matches() && drawScore < 0) {
            int moves = number(draw, 2, DEFAULT.drawMoves);
            if (moves > 0) {
                int ply = number(draw, 3, DEFAULT.drawPly);
                return new Adjudication(
                        winScore, winMoves, Integer.parseInt(draw.group(1)), moves, ply, resignScore, resignMoves);
            }
        }
        Matcher resign = RESIGN.matcher(part);
        if (resign.matches() && resignScore == 0) {
            int score = Integer.parseInt(resign.group(1));
            int moves = number(resign, 2, RESIGN_MOVES);
            if (score > 0 && moves > 0) {
                return new Adjudication(winScore, winMoves, drawScore, drawMoves, drawPly, score, moves);
            }
        }
        throw InputException.about("adjudicate", "found '" + text + EXPECTED);
    }

    private static int number(Matcher matcher, int group, int otherwise) {
        return Optional.ofNullable(matcher.group(group)).map(Integer::valueOf).orElse(otherwise);
    }

    /// False if all games are played to their end.
    public boolean isOn() {
        return winScore > 0 || drawScore >= 0 || resignScore > 0;
    }

    /// As [#parse] reads it.
    public String text() {
        List<String> rules = new ArrayList<>();
        if (winScore > 0) {
            rules.add("win=" + winScore + ":" + winMoves);
        }
        if (drawScore >= 0) {
            rules.add("draw=" + drawScore + ":" + drawMoves + ":" + drawPly);
        }
        if (resignScore > 0) {
            rules.add("resign=" + resignScore + ":" + resignMoves);
        }
        return isOn() ? String.join(",", rules) : "off";
    }
}
