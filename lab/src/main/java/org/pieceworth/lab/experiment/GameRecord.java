package org.pieceworth.lab.experiment;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.Effort;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.PlayedGame.Verdict;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// A game as a line of text with a checksum, for journals and for transfer between machines.
public final class GameRecord {

    private static final String TAB = "\t";
    private static final String NONE = "-";
    private static final int FIELDS = 9;

    /// Records with an extra field have the players' efforts.
    private static final int EFFORTS = FIELDS;

    private static final int HEX = 16;

    private GameRecord() {}

    /// The line, without its end.
    ///
    /// @param number number of the game, from 0
    public static String write(long number, PlayedGame game) {
        String body = String.join(
                TAB,
                Long.toString(number),
                outcome(game.outcome()),
                game.termination().name(),
                game.opening().startFen(),
                list(game.opening().moves(), Integer::toHexString),
                list(game.moves(), Integer::toHexString),
                list(game.scores(), score -> score == Answer.NO_SCORE ? NONE : Integer.toString(score)),
                game.verdict()
                        .map(verdict -> verdict.ply() + ":" + outcome(verdict.outcome()))
                        .orElse(NONE),
                game.detail().replaceAll("\\p{Cntrl}", " "));
        String whole = game.efforts().isEmpty() ? body : body + TAB + efforts(game.efforts());
        return whole + TAB + checksum(whole);
    }

    private static String checksum(String body) {
        CRC32 sum = new CRC32();
        sum.update(body.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }

    private static String outcome(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Won(Side winner) -> winner == Side.WHITE ? "W" : "B";
            case Outcome.Drawn() -> "D";
            case Outcome.InPlay() -> throw new IllegalArgumentException("the game is not over");
        };
    }

    private static String list(List<Integer> numbers, IntFunction<String> text) {
        return numbers.stream().map(text::apply).collect(Collectors.joining(","));
    }

    /// True if a line is whole, and the record of that number.
    static boolean isWhole(String line, long number) {
        return line.startsWith(number + TAB) && isWhole(line);
    }

    /// True if a line is whole.
    static boolean isWhole(String line) {
        int end = line.lastIndexOf(TAB);
        return end > 0 && line.substring(end + 1).equals(checksum(line.substring(0, end)));
    }

    /// The game of a whole line.
    ///
    /// @throws IllegalArgumentException with a description of the unexpected content
    static PlayedGame read(String line, VariantRules rules) {
        String[] fields = line.split(TAB, -1);
        if (fields.length != FIELDS + 1 && fields.length != FIELDS + 2) {
            throw new IllegalArgumentException("a record of " + fields.length + " fields");
        }
        Opening opening = new Opening(rules, fields[3], list(fields[4], GameRecord::hexadecimal));
        List<Integer> moves = list(fields[5], GameRecord::hexadecimal);
        List<Integer> scores = list(fields[6], text -> text.equals(NONE) ? Answer.NO_SCORE : Integer.parseInt(text));
        if (scores.size() != moves.size()) {
            throw new IllegalArgumentException(moves.size() + " moves with " + scores.size() + " scores");
        }
        List<Effort> efforts = fields.length == FIELDS + 2 ? readEfforts(fields[EFFORTS]) : List.of();
        if (!efforts.isEmpty() && efforts.size() != moves.size()) {
            throw new IllegalArgumentException(moves.size() + " moves with " + efforts.size() + " efforts");
        }
        return new PlayedGame(
                opening,
                moves,
                scores,
                efforts,
                outcome(fields[1]),
                Termination.valueOf(fields[2]),
                fields[8],
                verdict(fields[7]));
    }

    /// The game of a line.
    ///
    /// @throws IllegalArgumentException when it is not the whole line of that game
    public static PlayedGame read(long number, String line, VariantRules rules) {
        if (!isWhole(line, number)) {
            throw new IllegalArgumentException("found no whole line of game " + number);
        }
        return read(line, rules);
    }

    private static String efforts(List<Effort> efforts) {
        return efforts.stream()
                .map(effort ->
                        effort.depth() + ":" + effort.nodes() + ":" + effort.millis() + ":" + effort.clockMillis())
                .collect(Collectors.joining(","));
    }

    private static List<Effort> readEfforts(String text) {
        return Stream.of(text.split(",", -1))
                .map(each -> each.split(":", -1))
                .map(part -> {
                    if (part.length != 4) {
                        throw new IllegalArgumentException("an effort of " + Counted.of(part.length, "number"));
                    }
                    return new Effort(
                            Integer.parseInt(part[0]),
                            Long.parseLong(part[1]),
                            Long.parseLong(part[2]),
                            Long.parseLong(part[3]));
                })
                .toList();
    }

    private static int hexadecimal(String text) {
        return Integer.parseUnsignedInt(text, HEX);
    }

    private static Optional<Verdict> verdict(String text) {
        int colon = text.indexOf(':');
        return colon < 0
                ? Optional.empty()
                : Optional.of(
                        new Verdict(Integer.parseInt(text.substring(0, colon)), outcome(text.substring(colon + 1))));
    }

    private static List<Integer> list(String text, ToIntFunction<String> number) {
        return text.isEmpty()
                ? List.of()
                : Stream.of(text.split(",", -1))
                        .map(each -> number.applyAsInt(each))
                        .toList();
    }

    private static Outcome outcome(String text) {
        return switch (text) {
            case "W" -> new Outcome.Won(Side.WHITE);
            case "B" -> new Outcome.Won(Side.BLACK);
            case "D" -> new Outcome.Drawn();
            default -> throw new IllegalArgumentException("the outcome '" + text + "'");
        };
    }

    /// The problem of a stored game: its start cannot be set up, or a move is not legal.
    static Optional<String> fault(PlayedGame game) {
        try {
            VariantPosition position =
                    game.opening().rules().position(game.opening().startFen());
            List<Integer> all = game.allMoves();
            for (int ply = 0; ply < all.size(); ply++) {
                int move = all.get(ply);
                if (!position.isLegal(move)) {
                    return Optional.of("a move that is not legal at ply " + (ply + 1));
                }
                position.make(move);
            }
            return Optional.empty();
        } catch (InputException e) {
            return Optional.of("a start that cannot be set up (" + e.getMessage() + ")");
        }
    }
}
