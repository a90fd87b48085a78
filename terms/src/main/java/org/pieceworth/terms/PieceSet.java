package org.pieceworth.terms;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.OrthodoxPiece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// The vocabulary of a term: the piece types and the board.
///
/// @param letters the letters of the piece types, by type: capitals, small ones for promoted pieces of variants
/// @param symbols each type as results write it: `N`, `+P`, `Q~`
/// @param names common name of each type
/// @param apart types that are no material: royal ones, equal in number on both sides, and
/// shapes of promoted pieces only
/// @param hands whether pieces can be in hand
/// @param board the board
/// @param known the rules that they move by, where they were given
record PieceSet(
        String letters,
        List<String> symbols,
        List<String> names,
        Set<Integer> apart,
        boolean hands,
        RectangularBoard board,
        Optional<VariantRules> known) {

    static final char ROYAL = 'K';
    static final char PAWN = 'P';

    PieceSet {
        symbols = List.copyOf(symbols);
        names = List.copyOf(names);
        apart = Set.copyOf(apart);
    }

    /// Pieces known only by their letters: `K` is royal, nothing is in hand.
    static PieceSet of(String letters, RectangularBoard board) {
        List<String> symbols = letters.chars().mapToObj(PieceLetter::text).toList();
        List<String> names =
                letters.chars().mapToObj(letter -> nameOf((char) letter)).toList();
        int king = letters.indexOf(ROYAL);
        return new PieceSet(
                letters, symbols, names, king < 0 ? Set.of() : Set.of(king), false, board, Optional.empty());
    }

    /// The given movement rules, or those of chess where these are its pieces on its board. Those of chess
    /// are created at each call.
    Optional<VariantRules> rules() {
        return known.or(() -> letters.equals(ChessPosition.LETTERS) && board.equals(RectangularBoard.CHESS)
                ? Optional.of(VariantRules.of(Variants.open("chess").variant()))
                : Optional.empty());
    }

    static PieceSet of(VariantRules rules) {
        Variant variant = rules.variant();
        VariantPosition start = rules.start();
        String letters = rules.letters();
        List<String> symbols =
                IntStream.range(0, letters.length()).mapToObj(start::symbol).toList();
        Set<Integer> apart = IntStream.range(0, letters.length())
                .filter(type -> variant.royals().kings().contains(letters.charAt(type))
                        || isFormOnly(start, letters.charAt(type)))
                .boxed()
                .collect(Collectors.toUnmodifiableSet());
        List<String> names =
                symbols.stream().map(symbol -> nameIn(variant, symbol)).toList();
        return new PieceSet(letters, symbols, names, apart, variant.hasHands(), variant.board(), Optional.of(rules));
    }

    /// True for a type that is no piece by itself, but the movement of others once they have promoted to their `+`
    /// form.
    private static boolean isFormOnly(VariantPosition start, char letter) {
        Variant variant = start.variant();
        boolean madeByPawns = variant.promotion().pieceTypes().white().contains(letter)
                || variant.promotion().pieceTypes().black().contains(letter);
        return variant.promotion().promoted().containsValue(letter)
                && !madeByPawns
                && start.setup().pieces().values().stream().noneMatch(piece -> piece.letter() == letter)
                && start.setup().extras().hands().keySet().stream().noneMatch(piece -> piece.letter() == letter);
    }

    private static String nameIn(Variant variant, String symbol) {
        char letter = PieceLetter.ofSymbol(symbol);
        String name = variant.type(letter)
                .map(PieceSet::nameOf)
                .filter(known -> !known.isEmpty())
                .orElse("piece " + PieceLetter.text(letter));
        return PieceLetter.isAlone(symbol) ? name : "promoted " + name;
    }

    /// A custom piece has the catalogue's name, or else its notation: its number is no help.
    private static String nameOf(PieceType type) {
        return type.name().startsWith("customPiece")
                ? PieceCatalogue.load().nameOf(type.movement()).orElse(type.betza())
                : type.name().replaceAll("([a-z])([A-Z])", "$1 $2").toLowerCase(Locale.ROOT);
    }

    /// True for a position with these pieces and this board; [TermSet] refuses others.
    boolean fits(Position position) {
        return position.letters().equals(letters) && position.board().equals(board);
    }

    int types() {
        return letters.length();
    }

    char letter(int type) {
        return letters.charAt(type);
    }

    /// The type in names of features.
    String symbol(int type) {
        return symbols.get(type);
    }

    /// The types whose number can differ between the sides: all but those apart.
    int[] material() {
        return IntStream.range(0, types()).filter(type -> !apart.contains(type)).toArray();
    }

    /// The types that can be in hand: of [#material()] those that have not promoted.
    int[] inHand() {
        return IntStream.of(material())
                .filter(type -> Character.isUpperCase(letter(type)))
                .toArray();
    }

    /// The type of a letter in a term, royal or not.
    int type(TermText term, char letter) {
        return among(term, letter, letters);
    }

    /// The type of a letter in a term, not a royal one.
    int materialType(TermText term, char letter) {
        String allowed = IntStream.of(material())
                .mapToObj(type -> Character.toString(letter(type)))
                .collect(Collectors.joining());
        return among(term, letter, allowed);
    }

    private int among(TermText term, char letter, String allowed) {
        if (allowed.indexOf(letter) < 0) {
            throw term.error("found piece '" + PieceLetter.text(letter) + "', expected one of " + spaced(allowed));
        }
        return letters.indexOf(letter);
    }

    private static String spaced(String letters) {
        return letters.chars().mapToObj(PieceLetter::text).collect(Collectors.joining(" "));
    }

    /// False where no rules are known.
    boolean isPawn(int type) {
        return rules().filter(game -> game.isPawn(Side.WHITE, type) || game.isPawn(Side.BLACK, type))
                .isPresent();
    }

    /// The pawns' type.
    ///
    /// @throws InputException when there are none
    int pawn(TermText term) {
        int type = letters.indexOf(PAWN);
        if (type < 0) {
            throw term.error("it needs pawns, letter P, and the pieces are " + spaced(letters));
        }
        return type;
    }

    /// The type in titles: `knight`, or `piece A` for a letter without a common name.
    String name(int type) {
        return names.get(type);
    }

    static String nameOf(char letter) {
        return OrthodoxPiece.of(letter).map(OrthodoxPiece::word).orElse("piece " + PieceLetter.text(letter));
    }
}
