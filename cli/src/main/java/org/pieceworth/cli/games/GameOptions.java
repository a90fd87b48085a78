package org.pieceworth.cli.games;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.cli.options.OptionGroup;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.SquareBoard;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.position.Side;
import org.pieceworth.valuation.universal.GamePiece;
import org.pieceworth.valuation.universal.MaterialGame;
import org.pieceworth.valuation.universal.RoyalCorrections;

/// A game of two armies: its opening, what has fallen and promoted since, and the estimates that royal values need.
public final class GameOptions implements OptionGroup {

    private static final String CHESS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    private static final String UNCORRECTED = "1,1,1";
    private static final Pattern CAPTURE = Pattern.compile("(white|black):([A-Za-z])");
    private static final Pattern PROMOTION = Pattern.compile("(white|black):([A-Za-z])=([A-Za-z])");

    String opening = CHESS;
    Map<String, String> letters = new LinkedHashMap<>();
    String royal = "K";
    List<String> captured = List.of();
    List<String> promoted = List.of();
    String corrections = UNCORRECTED;

    public GameOptions() {}

    @Override
    public void describe(Usage usage) {
        usage.text("--opening", "FEN", "what stands where at the start (default: chess)", value -> opening = value);
        usage.pairs(
                "--piece",
                "LETTER=PIECE",
                "what a letter of the opening means, such as A=BN; P N B R Q K are those of chess",
                values -> letters = values);
        usage.text("--royal", "LETTERS", "the letters of royal pieces (default K)", value -> royal = value);
        usage.list(
                "--captured",
                "SIDE:LETTER,…",
                "pieces captured since, such as white:B,black:Q",
                values -> captured = values);
        usage.list(
                "--promoted",
                "SIDE:LETTER=LETTER,…",
                "promotions since, such as black:P=Q",
                values -> promoted = values);
        usage.text(
                "--corrections",
                "A,B,C",
                "royal overvaluation corrections, 0 to 1 each (default 1,1,1: chess)",
                value -> corrections = value);
    }

    /// Whether the user speaks of a game at all.
    public boolean given() {
        return !captured.isEmpty()
                || !promoted.isEmpty()
                || !letters.isEmpty()
                || !opening.equals(CHESS)
                || !corrections.equals(UNCORRECTED);
    }

    public MaterialGame game(Optional<SquareBoard> shape) {
        SquareBoard board = shape.orElseGet(this::boardOfOpening);
        MaterialGame game = MaterialGame.opening(board, opening, pieces());
        // Promotions first, so that what has promoted may have been captured since.
        for (String text : promoted) {
            Matcher matcher = matched(PROMOTION, text, "--promoted", "black:P=Q");
            game = game.promoted(side(matcher), letter(matcher, 2), letter(matcher, 3));
        }
        for (String text : captured) {
            Matcher matcher = matched(CAPTURE, text, "--captured", "white:B");
            game = game.captured(side(matcher), letter(matcher, 2));
        }
        return game;
    }

    /// As many files and ranks as the opening names.
    private SquareBoard boardOfOpening() {
        String placement = opening.strip().split("\\s+")[0];
        String first = placement.split("/", -1)[0];
        int files = 0;
        Matcher matcher = Pattern.compile("\\d+|.").matcher(first);
        while (matcher.find()) {
            String part = matcher.group();
            files += part.matches("\\d{1,3}") ? Integer.parseInt(part) : 1;
        }
        long ranks = placement.chars().filter(at -> at == '/').count() + 1;
        return SquareBoard.parse(files + "x" + ranks);
    }

    private List<GamePiece> pieces() {
        for (String letter : royal.split("")) {
            if (!letter.matches("[A-Za-z]") || !stands(letter.toUpperCase(Locale.ROOT))) {
                throw new InputException("--royal: the opening has no piece " + letter
                        + "; expected letters of pieces that stand in it");
            }
        }
        PieceCatalogue catalogue = PieceCatalogue.load();
        Map<String, String> all = new LinkedHashMap<>();
        all.put("P", "pawn");
        for (String letter : List.of("N", "B", "R", "Q", "K")) {
            all.put(letter, letter);
        }
        letters.forEach((letter, piece) -> all.put(letter.toUpperCase(Locale.ROOT), piece));
        List<GamePiece> pieces = new ArrayList<>();
        all.forEach((letter, typed) -> {
            if (!letter.matches("[A-Z]")) {
                throw new InputException("--piece: found '" + letter + "', expected one letter, such as A=BN");
            }
            if (letters.containsKey(letter) || stands(letter)) {
                Piece piece = catalogue.find(typed);
                pieces.add(new GamePiece(
                        letter.charAt(0),
                        piece.name().isEmpty() ? typed : piece.name(),
                        piece.betza().movement(),
                        royal.toUpperCase(Locale.ROOT).contains(letter)));
            }
        });
        return pieces;
    }

    /// Pieces of chess that the game does not have, such as the rook, would make it another game. A promotion may
    /// bring any.
    private boolean stands(String letter) {
        boolean promotes =
                promoted.stream().anyMatch(text -> text.toUpperCase(Locale.ROOT).endsWith("=" + letter));
        return promotes
                || opening.strip().split("\\s+")[0].toUpperCase(Locale.ROOT).contains(letter);
    }

    private static Matcher matched(Pattern pattern, String text, String option, String example) {
        Matcher matcher = pattern.matcher(text.toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            throw new InputException(option + ": found '" + text + "', expected such as " + example);
        }
        return matcher;
    }

    private static Side side(Matcher matcher) {
        return matcher.group(1).equals("white") ? Side.WHITE : Side.BLACK;
    }

    private static char letter(Matcher matcher, int group) {
        return Character.toUpperCase(matcher.group(group).charAt(0));
    }

    public RoyalCorrections royalCorrections() {
        String[] parts = corrections.split(",", -1);
        try {
            if (parts.length == 3) {
                return new RoyalCorrections(
                        Double.parseDouble(parts[0]), Double.parseDouble(parts[1]), Double.parseDouble(parts[2]));
            }
        } catch (IllegalArgumentException _) {
            // said below
        }
        throw new InputException("--corrections: found '" + corrections
                + "', expected three numbers from 0 to 1 between commas, such as 0.5,1,0.25");
    }
}
