package org.pieceworth.studies.material;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.universal.GamePiece;
import org.pieceworth.valuation.universal.MaterialGame;

/// A game of two armies: its opening, and the captured and promoted pieces since.
///
/// @param opening the pieces by square at the start, as in a FEN
/// @param letters meanings of letters of the opening in addition to those of chess
/// @param royal the letters of royal pieces, if they are not those of the variant, or the king of chess
/// @param captured such as `white:B`
/// @param promoted such as `black:P=Q`
/// @param variant a variant with another opening and pieces, `@file:variant` or the name of one that ships
public record GameSetup(
        String opening,
        Map<String, String> letters,
        Optional<String> royal,
        List<String> captured,
        List<String> promoted,
        Optional<String> variant) {

    private static final String KING = "K";

    /// Chess at its opening.
    public static final GameSetup CHESS = new GameSetup(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", Map.of(), Optional.empty(), List.of(), List.of());

    private static final Pattern CAPTURE = Pattern.compile("(white|black):(" + PieceLetter.PATTERN + ")");
    private static final Pattern PROMOTION =
            Pattern.compile("(white|black):(" + PieceLetter.PATTERN + ")=(" + PieceLetter.PATTERN + ")");

    /// Without a variant.
    public GameSetup(
            String opening,
            Map<String, String> letters,
            Optional<String> royal,
            List<String> captured,
            List<String> promoted) {
        this(opening, letters, royal, captured, promoted, Optional.empty());
    }

    /// A copy with the opening and the pieces of a variant.
    public GameSetup of(String named) {
        return new GameSetup(opening, letters, royal, captured, promoted, Optional.of(named));
    }

    /// Copies the lists; the order of the map is preserved.
    public GameSetup {
        letters = Collections.unmodifiableMap(new LinkedHashMap<>(letters));
        captured = List.copyOf(captured);
        promoted = List.copyOf(promoted);
    }

    /// The game.
    ///
    /// @param shape its board, if it differs from the opening's
    /// @throws InputException when something of it cannot be read
    public MaterialGame game(Optional<SquareBoard> shape) {
        MaterialGame game = variant.map(
                        named -> atOpening(new VariantGame(Variants.open(named).variant())))
                .orElseGet(() -> MaterialGame.opening(shape.orElseGet(this::boardOfOpening), opening, pieces()));
        // Promotions first, since a promoted piece may have been captured later.
        for (String text : promoted) {
            Matcher matcher = matched(PROMOTION, text, "promoted", "black:P=Q");
            game = game.promoted(side(matcher), letter(matcher, 2), letter(matcher, 3));
        }
        for (String text : captured) {
            Matcher matcher = matched(CAPTURE, text, "captured", "white:B");
            game = game.captured(side(matcher), letter(matcher, 2));
        }
        return game;
    }

    private MaterialGame atOpening(VariantGame game) {
        String start = game.placement();
        royal.ifPresent(letters -> requireRoyals(letters, start));
        Set<Character> royals = royal.map(GameSetup::letters).orElseGet(game::royals);
        List<GamePiece> pieces = game.members().stream()
                .filter(member -> stands(Character.toString(member.type().letter()), start))
                .map(member -> GamePiece.of(
                        game.variant(),
                        member.type(),
                        member.piece().name().isEmpty()
                                ? member.piece().betza().text()
                                : member.piece().name(),
                        royals.contains(member.type().letter())))
                .toList();
        return MaterialGame.opening(game.surface(), start, pieces);
    }

    private PlacementText placement() {
        return PlacementText.of(opening);
    }

    /// The board with the files and ranks of the opening.
    private SquareBoard boardOfOpening() {
        PlacementText placement = placement();
        return BoardText.parseSquares(
                placement.files() + "x" + placement.ranks().size());
    }

    private List<GamePiece> pieces() {
        String royals = royal.orElse(KING);
        requireRoyals(royals, placement().board() + placement().hand());
        PieceCatalogue catalogue = PieceCatalogue.load();
        Map<String, String> all = new LinkedHashMap<>();
        all.put("P", "pawn");
        for (String letter : List.of("N", "B", "R", "Q", "K")) {
            all.put(letter, letter);
        }
        letters.forEach((letter, piece) -> all.put(letter.toUpperCase(Locale.ROOT), piece));
        List<GamePiece> pieces = new ArrayList<>();
        all.forEach((letter, typed) -> {
            if (!PieceLetter.isAlone(letter)) {
                throw InputException.about("piece", "found '" + letter + "', expected one letter, such as A=BN");
            }
            char inside = PieceLetter.ofSymbol(letter);
            if (letters.containsKey(letter) || stands(Character.toString(inside))) {
                Piece piece = catalogue.find(typed);
                pieces.add(new GamePiece(
                        inside,
                        piece.name().isEmpty() ? typed : piece.name(),
                        piece.betza().movement(),
                        letters(royals).contains(inside)));
            }
        });
        return pieces;
    }

    private void requireRoyals(String royals, String start) {
        for (String letter : PieceLetter.inside(royals).split("")) {
            if (!letter.matches(PieceLetter.PATTERN) || !stands(letter.toUpperCase(Locale.ROOT), start)) {
                throw InputException.about(
                        "royal",
                        "the opening has no piece " + PieceLetter.written(letter) + "; expected letters of its pieces");
            }
        }
    }

    private static Set<Character> letters(String royals) {
        return PieceLetter.inside(royals)
                .chars()
                .mapToObj(letter -> (char) Character.toUpperCase(letter))
                .collect(Collectors.toSet());
    }

    /// Pieces of chess absent from the game, such as the rook, would change it. Promotion may add any.
    private boolean stands(String letter) {
        return stands(letter, placement().board() + placement().hand());
    }

    private boolean stands(String letter, String start) {
        boolean promotes = promoted.stream()
                .anyMatch(text ->
                        PieceLetter.inside(text.toUpperCase(Locale.ROOT)).endsWith("=" + letter));
        return promotes || start.toUpperCase(Locale.ROOT).contains(letter);
    }

    private static Matcher matched(Pattern pattern, String text, String setting, String example) {
        Matcher matcher = pattern.matcher(PieceLetter.inside(text.toLowerCase(Locale.ROOT)));
        if (!matcher.matches()) {
            throw InputException.about(setting, "found '" + text + "', expected for example " + example);
        }
        return matcher;
    }

    private static Side side(Matcher matcher) {
        return matcher.group(1).equals("white") ? Side.WHITE : Side.BLACK;
    }

    private static char letter(Matcher matcher, int group) {
        return Character.toUpperCase(matcher.group(group).charAt(0));
    }
}
