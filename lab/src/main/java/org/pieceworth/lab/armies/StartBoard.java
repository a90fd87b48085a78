package org.pieceworth.lab.armies;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;

/// A variant's start square by square, and its squares for armies.
///
/// @param ranks ranks from the top, the text of each square, with one `char` for the letter; empty for an
/// empty square
/// @param rest rest of the FEN after the placement
/// @param files files of the first ranks with pieces that can be lost, alike on both sides
/// @param slots White's pieces there
/// @param pawns the letters of the pawns in front
public record StartBoard(
        List<List<String>> ranks, String rest, List<Integer> files, List<Character> slots, List<Character> pawns) {

    private static final Pattern SQUARES = Pattern.compile("\\d{1,3}|\\*|\\+?" + PieceLetter.PATTERN + "~?");

    /// The start of a variant that need not have squares for armies.
    static StartBoard of(Variant variant) {
        String fen = PieceLetter.inside(variant.startFen().strip());
        PlacementText placement = PlacementText.of(fen);
        List<List<String>> ranks =
                placement.ranks().stream().map(StartBoard::squares).toList();
        List<Integer> files = new ArrayList<>();
        List<Character> slots = new ArrayList<>();
        List<String> white = ranks.getLast();
        List<String> black = ranks.getFirst();
        for (int file = 0; file < Math.min(white.size(), black.size()); file++) {
            if (canBeLost(variant, white.get(file)) && canBeLost(variant, black.get(file))) {
                files.add(file);
                slots.add(white.get(file).charAt(0));
            }
        }
        Set<Character> pawns = new LinkedHashSet<>();
        ranks.subList(1, Math.max(1, ranks.size() - 1))
                .forEach(rank -> rank.stream()
                        .filter(StartBoard::isPlain)
                        .map(square -> capital(square.charAt(0)))
                        .filter(letter -> isPawn(variant, letter))
                        .forEach(pawns::add));
        return new StartBoard(
                ranks,
                fen.substring(placement.board().length()),
                List.copyOf(files),
                List.copyOf(slots),
                List.copyOf(pawns));
    }

    /// The start of a variant with squares for armies.
    ///
    /// @throws InputException when there are fewer than two squares for them
    public static StartBoard forArmies(Variant variant) {
        StartBoard board = of(variant);
        if (board.files.size() < 2) {
            throw new InputException("found no first ranks with two pieces or more on files that both sides share in "
                            + variant.name() + ", expected some, since armies are placed there; choose another variant")
                    .with("variant", "NAME");
        }
        return board;
    }

    /// True for a piece whose loss ends the game: a king, or, if a kind must not die out, a piece with so few
    /// on the board that one loss is enough.
    public static boolean isVital(Variant variant, char letter) {
        char capital = capital(letter);
        return variant.royals().kings().contains(capital)
                || variant.royals()
                        .extinction()
                        .filter(rule ->
                                rule.types().contains(capital) && atStart(variant, capital) - (long) rule.count() <= 1)
                        .isPresent();
    }

    /// The smaller number of such pieces of both sides.
    private static long atStart(Variant variant, char capital) {
        String board = variant.startPlacement().board();
        long white = board.chars().filter(c -> c == capital).count();
        long all =
                board.toUpperCase(Locale.ROOT).chars().filter(c -> c == capital).count();
        return Math.min(white, all - white);
    }

    private static boolean canBeLost(Variant variant, String square) {
        return isPlain(square) && !isVital(variant, square.charAt(0));
    }

    private static List<String> squares(String rank) {
        List<String> squares = new ArrayList<>();
        Matcher part = SQUARES.matcher(rank);
        while (part.find()) {
            String text = part.group();
            if (Character.isDigit(text.charAt(0))) {
                for (int i = Integer.parseInt(text); i > 0; i--) {
                    squares.add("");
                }
            } else {
                squares.add(text);
            }
        }
        return squares;
    }

    /// Neither empty nor promoted.
    private static boolean isPlain(String square) {
        return square.length() == 1 && Character.isLetter(square.charAt(0));
    }

    private static boolean isPawn(Variant variant, char letter) {
        return variant.type(letter)
                        .filter(type -> type.name().toLowerCase(Locale.ROOT).contains("pawn"))
                        .isPresent()
                || variant.promotion().pawnTypes().white().contains(letter);
    }

    private static char capital(char letter) {
        return Character.toUpperCase(letter);
    }

    /// The squares with pawns of a side, as rank from the top and file.
    List<int[]> pawnSquares(boolean white) {
        List<int[]> squares = new ArrayList<>();
        for (int rank = 1; rank < ranks.size() - 1; rank++) {
            for (int file = 0; file < ranks.get(rank).size(); file++) {
                String square = ranks.get(rank).get(file);
                if (isPlain(square)
                        && Character.isUpperCase(square.charAt(0)) == white
                        && pawns.contains(capital(square.charAt(0)))) {
                    squares.add(new int[] {rank, file});
                }
            }
        }
        return squares;
    }

    /// Squares that may be changed before [#fen] writes them.
    List<List<String>> copy() {
        List<List<String>> copy = new ArrayList<>();
        ranks.forEach(rank -> copy.add(new ArrayList<>(rank)));
        return copy;
    }

    /// The FEN of other squares.
    ///
    /// @param after the FEN after the placement
    static String fen(List<List<String>> squares, String after) {
        List<String> lines = squares.stream().map(StartBoard::line).toList();
        return PieceLetter.written(String.join("/", lines) + after);
    }

    private static String line(List<String> squares) {
        StringBuilder line = new StringBuilder();
        int empty = 0;
        for (String square : squares) {
            if (square.isEmpty()) {
                empty++;
            } else {
                line.append(empty > 0 ? Integer.toString(empty) : "").append(square);
                empty = 0;
            }
        }
        return line.append(empty > 0 ? Integer.toString(empty) : "").toString();
    }
}
