package org.pieceworth.lab.armies;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;

/// A variant's start square by square, and its squares for armies.
///
/// @param ranks ranks from the top, the text of each square, with one `char` for the letter; empty for an
/// empty square
/// @param rest rest of the FEN after the placement
/// @param places squares of the first ranks, on hexagons of all, with pieces that can be lost, alike on both sides
/// @param slots White's pieces there
/// @param pawns the letters of the pawns in front
public record StartBoard(
        List<List<String>> ranks, String rest, List<Place> places, List<Character> slots, List<Character> pawns) {

    /// A square of each side on the same file.
    ///
    /// @param white rank of White's square, from the top
    public record Place(int file, int white, int black) {}

    private static final Pattern SQUARES = Pattern.compile("\\d{1,3}|\\*|\\+?" + PieceLetter.PATTERN + "~?");

    /// The start of a variant that need not have squares for armies.
    static StartBoard of(Variant variant) {
        String fen = PieceLetter.inside(variant.startFen().strip());
        PlacementText placement = PlacementText.of(fen);
        List<List<String>> ranks =
                placement.ranks().stream().map(StartBoard::squares).toList();
        boolean hexagons = variant.surface() instanceof HexagonalBoard;
        int last = ranks.size() - 1;
        List<Character> pawns = (hexagons ? ranks : ranks.subList(1, Math.max(1, last)))
                .stream()
                        .flatMap(List::stream)
                        .filter(StartBoard::isPlain)
                        .map(square -> capital(square.charAt(0)))
                        .filter(letter -> isPawn(variant, letter))
                        .distinct()
                        .toList();
        List<Place> places = new ArrayList<>();
        for (int file = 0; file < ranks.getFirst().size(); file++) {
            List<Integer> white = new ArrayList<>();
            List<Integer> black = new ArrayList<>();
            for (int rank = 0; rank <= last; rank += hexagons ? 1 : Math.max(1, last)) {
                String square = file < ranks.get(rank).size() ? ranks.get(rank).get(file) : "";
                if (canBeLost(variant, square) && !(hexagons && pawns.contains(capital(square.charAt(0))))) {
                    if (hexagons ? Character.isUpperCase(square.charAt(0)) : rank == last) {
                        white.addFirst(rank);
                    } else {
                        black.add(rank);
                    }
                }
            }
            for (int i = 0; i < Math.min(white.size(), black.size()); i++) {
                places.add(new Place(file, white.get(i), black.get(i)));
            }
        }
        return new StartBoard(
                ranks,
                fen.substring(placement.board().length()),
                List.copyOf(places),
                places.stream()
                        .map(place -> ranks.get(place.white()).get(place.file()).charAt(0))
                        .toList(),
                pawns);
    }

    /// The start of a variant with squares for armies.
    ///
    /// @throws InputException when there are fewer than two squares for them
    public static StartBoard forArmies(Variant variant) {
        StartBoard board = of(variant);
        if (board.places.size() < 2) {
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
        for (int rank = 0; rank < ranks.size(); rank++) {
            int files = isForPawns(rank) ? ranks.get(rank).size() : 0;
            for (int file = 0; file < files; file++) {
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

    /// False for the first ranks of a board of squares.
    private boolean isForPawns(int rank) {
        boolean first = rank == 0 || rank == ranks.size() - 1;
        return !first || places.stream().anyMatch(place -> place.white() != ranks.size() - 1 || place.black() != 0);
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
