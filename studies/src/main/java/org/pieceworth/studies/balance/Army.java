package org.pieceworth.studies.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.piece.PieceList;
import org.pieceworth.rules.piece.RankText;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.ValueChangingRules;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.score.ArmySide;

/// An army: `RNBQKBNR`, or pieces between commas or spaces. Its king is royal and does not count; pawns do
/// not count either.
///
/// @param text the typed text
/// @param pieces the counted pieces
/// @param variant the army's variant; empty if pieces were typed
/// @param opposing the pieces of Black in the variant; White's are the army
/// @param pawns number of typed pawns
/// @param kings number of typed kings
/// @param placement placement of its position, if there is one
public record Army(
        String text,
        List<Piece> pieces,
        Optional<Variant> variant,
        List<Piece> opposing,
        int pawns,
        int kings,
        Optional<String> placement) {

    private static final int MOST_PIECES = 40;
    private static final String SYNERGY = "synergy";
    private static final String MOBILITY = "mobility";

    /// @throws InputException when there are no pieces or too many
    public Army {
        pieces = List.copyOf(pieces);
        opposing = List.copyOf(opposing);
        if (pieces.isEmpty() || pieces.size() > MOST_PIECES) {
            throw new InputException("army '" + text + "': "
                    + variant.flatMap(ValueChangingRules::of)
                            .map(rule -> "values of chess do not hold, since " + rule + "; ")
                            .orElse("")
                    + "found " + Counted.of(pieces.size(), "piece") + " apart from kings and pawns, expected 1 to "
                    + MOST_PIECES + ", such as RNBQKBNR");
        }
    }

    /// True if the sides of its variant have different pieces or pawns.
    public boolean facesAnother() {
        return !opposing.isEmpty()
                && (!sorted(opposing).equals(sorted(pieces)) || !pawnsOfSides().isEmpty());
    }

    /// The number of pawns of each side, in words, where they differ.
    String pawnsOfSides() {
        int white = placed(true).map(ArmySide::pawns).orElse(0);
        int black = placed(false).map(ArmySide::pawns).orElse(0);
        return white == black ? "" : ", pawns excluded: White has " + white + ", Black " + black;
    }

    /// True if pieces have the same values as in chess.
    public boolean isLikeChess() {
        return kings <= 1 && variant.flatMap(ValueChangingRules::of).isEmpty();
    }

    /// Adds pieces of one kind to a copy of the army.
    public Army with(Piece piece, int number) {
        return new Army(
                text,
                Stream.concat(pieces.stream(), Stream.generate(() -> piece).limit(number))
                        .toList(),
                variant,
                opposing,
                pawns,
                kings,
                placement);
    }

    /// The same kinds of pieces at another start.
    public Army at(String fen) {
        return new Army(text, pieces, variant, opposing, pawns, kings, Optional.of(fen));
    }

    /// The material of White, or of a typed army: with the typed pawns, else one on each file.
    public ArmySide side(SquareBoard board) {
        return placed(true).orElseGet(() -> beside(movements(pieces), board));
    }

    /// The material of an army behind a full rank of pawns.
    public ArmySide behindPawns(SquareBoard board) {
        return ArmySide.of(movements(pieces), board.files() + pawns);
    }

    /// The material of Black.
    public ArmySide opposingSide(SquareBoard board) {
        return placed(false).orElseGet(() -> beside(movements(opposing), board));
    }

    /// Other pieces with the pawns of this army.
    ArmySide beside(List<Movement> others, SquareBoard board) {
        List<Movement> there = others.stream().map(each -> each.on(board)).toList();
        return ArmySide.of(there, placed(true).map(ArmySide::pawns).orElse(pawns == 0 ? board.files() : pawns));
    }

    private static List<Movement> movements(List<Piece> pieces) {
        return pieces.stream().map(piece -> piece.betza().movement()).toList();
    }

    private Optional<ArmySide> placed(boolean white) {
        Map<String, Movement> known = Stream.concat(pieces.stream(), opposing.stream())
                .collect(Collectors.toMap(Piece::typed, piece -> piece.betza().movement(), (one, _) -> one));
        return placement.map(text -> new PlacedArmies(
                        letter -> Optional.ofNullable(known.get(PieceLetter.text(letter))),
                        letter -> isPawn((char) letter, white))
                .side(text, white));
    }

    private boolean isPawn(char letter, boolean white) {
        return variant.map(own -> white
                        ? own.promotion().pawnTypes().white()
                        : own.promotion().pawnTypes().black())
                .orElse(Set.of('P'))
                .contains(letter);
    }

    /// The default model: on the boards of some variants the synergy law gives no values.
    public String usualModel() {
        boolean known =
                variant.map(own -> own.board().equals(RectangularBoard.CHESS)).orElse(true);
        return known ? SYNERGY : MOBILITY;
    }

    private static List<String> sorted(List<Piece> pieces) {
        return pieces.stream().map(Piece::typed).sorted().toList();
    }

    /// One army, or two to compare: two words, one of them an army by itself and no piece.
    ///
    /// @throws InputException when a piece is unknown, or there are too many or too few
    static List<Army> allTyped(List<String> parts, Optional<Board> board) {
        return parts.size() == 2 && parts.stream().anyMatch(part -> isWhole(part, board))
                ? parts.stream().map(part -> typed(List.of(part), board)).toList()
                : List.of(typed(parts, board));
    }

    private static boolean isWhole(String part, Optional<Board> board) {
        return RequestedPieces.isVariant(part)
                || part.matches("[A-Z]{4,}")
                || RankText.squares(part, files(board)).isPresent()
                || PieceList.split(part).size() > 1;
    }

    private static int files(Optional<Board> board) {
        return board.filter(SquareBoard.class::isInstance)
                .map(SquareBoard.class::cast)
                .orElse(RectangularBoard.CHESS)
                .files();
    }

    /// Reads an army typed in one or several parts, or a variant's: `@file:variant` or a name.
    ///
    /// @throws InputException when a piece is unknown, or there are too many or too few
    public static Army typed(List<String> parts) {
        return typed(parts, Optional.empty());
    }

    /// Reads an army for a board.
    ///
    /// @param board its files are those of a first rank with empty squares; that of chess when empty
    /// @throws InputException when a piece is unknown, or there are too many or too few
    public static Army typed(List<String> parts, Optional<Board> board) {
        String text = String.join(" ", parts);
        if (parts.stream().noneMatch(RequestedPieces::isVariant)) {
            List<String> items = items(parts, files(board));
            return new Army(
                    text,
                    pieces(items),
                    Optional.empty(),
                    List.of(),
                    (int) items.stream().filter(Army::pawn).count(),
                    (int) items.stream().filter(Army::royal).count(),
                    Optional.empty());
        }
        if (parts.size() > 1) {
            throw new InputException("army '" + text + "': found a variant and more; expected only a variant");
        }
        return of(text, Variants.open(text).variant());
    }

    /// True for variants whose sides both have pieces at the start that count.
    public static boolean isFor(Variant variant) {
        VariantGame game = new VariantGame(variant);
        return Stream.of(true, false)
                .map(white -> opening(game, white).size())
                .allMatch(size -> size > 0 && size <= MOST_PIECES);
    }

    /// The armies of a variant's start.
    public static Army of(String text, Variant variant) {
        VariantGame game = new VariantGame(variant);
        return new Army(
                text,
                opening(game, true),
                Optional.of(variant),
                opening(game, false),
                0,
                1,
                Optional.of(game.placement()));
    }

    /// A side's pieces except those that are royal or promote as a pawn.
    private static List<Piece> opening(VariantGame game, boolean white) {
        Variant variant = game.variant();
        Map<String, VariantGame.Member> members = game.members().stream()
                .collect(Collectors.toMap(member -> member.piece().typed(), member -> member));
        Set<Character> pawns = white
                ? variant.promotion().pawnTypes().white()
                : variant.promotion().pawnTypes().black();
        return game.placement()
                .chars()
                .filter(letter -> PieceLetter.isLetter(letter)
                        && (white ? Character.isUpperCase(letter) : Character.isLowerCase(letter)))
                .map(letter -> Character.toUpperCase(letter))
                .filter(letter -> !pawns.contains((char) letter))
                .mapToObj(PieceLetter::text)
                .map(letter -> Optional.ofNullable(members.get(letter)))
                .flatMap(Optional::stream)
                .filter(member -> !member.engine().royal()
                        && !game.royals().contains(member.type().letter()))
                .map(VariantGame.Member::piece)
                .toList();
    }

    /// White's and Black's armies of a position of chess, or with letters of the catalogue.
    ///
    /// @throws InputException when a piece is unknown, or a side has none
    static List<Army> ofPosition(String fen) {
        String placement = fen.strip().split("[\\s\\[]")[0];
        return Stream.of(true, false)
                .map(white -> new Army(
                        white ? "White" : "Black",
                        pieces(letters(placement, white)),
                        Optional.empty(),
                        pieces(letters(placement, !white)),
                        0,
                        (int) letters(placement, white).stream()
                                .filter(Army::royal)
                                .count(),
                        Optional.of(white ? placement : swapped(placement))))
                .toList();
    }

    /// With the letters of the other side.
    private static String swapped(String placement) {
        return placement
                .chars()
                .map(each -> Character.isUpperCase(each) ? Character.toLowerCase(each) : Character.toUpperCase(each))
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    private static List<String> letters(String placement, boolean white) {
        return placement
                .chars()
                .filter(letter -> Character.isLetter(letter) && Character.isUpperCase(letter) == white)
                .mapToObj(letter -> Character.toString(Character.toUpperCase(letter)))
                .toList();
    }

    private static List<Piece> pieces(List<String> items) {
        PieceCatalogue catalogue = PieceCatalogue.load();
        List<Piece> pieces = new ArrayList<>();
        for (String item : items) {
            if (!royal(item) && !pawn(item)) {
                pieces.add(catalogue.find(item));
            }
        }
        return pieces;
    }

    private static List<String> items(List<String> parts, int files) {
        String whole = parts.getFirst().strip();
        if (parts.size() == 1 && whole.matches("[A-Z]{2,}")) {
            return letters(whole, true);
        }
        if (whole.contains("/")) {
            throw new InputException("army '" + whole + "': found a placement, expected one rank such as RNBQKBNR");
        }
        List<String> typed =
                parts.size() > 1 ? parts : whole.contains(",") ? List.of(whole) : List.of(whole.split("\\s+"));
        List<String> items =
                typed.stream().flatMap(part -> PieceList.split(part).stream()).toList();
        Optional<List<String>> rank = items.stream()
                .filter(item -> items.size() == 1 || item.chars().anyMatch(Character::isLetter))
                .flatMap(item -> RankText.squares(item, files).stream())
                .findFirst();
        boolean full = items.stream().anyMatch(item -> item.matches("[A-Z]{" + files + ",}"));
        if (items.size() > 1 && (full || rank.isPresent())) {
            throw new InputException("army '" + String.join(" ", parts)
                    + "': found a rank among other pieces; expected one rank, or pieces separated by commas");
        }
        return rank.orElse(RankText.expanded(items)).stream()
                .filter(item -> !item.isEmpty())
                .toList();
    }

    private static boolean royal(String item) {
        return item.equals("K") || item.toLowerCase(Locale.ROOT).equals("king");
    }

    private static boolean pawn(String item) {
        return item.equals("P") || item.toLowerCase(Locale.ROOT).equals("pawn");
    }

    /// The material of both sides of a placement as FEN has it.
    ///
    /// @param pieces the movement of a capital letter; empty for kings and others that do not count
    /// @param pawns true for the capital letters of pawns
    private record PlacedArmies(IntFunction<Optional<Movement>> pieces, IntPredicate pawns) {

        /// One side's material.
        ///
        /// @param placement the first field of a FEN; pieces in brackets are not on the board
        ArmySide side(String placement, boolean white) {
            List<Movement> found = new ArrayList<>();
            int count = 0;
            String board = placement.replaceFirst("\\[.*|\\s.*", "");
            for (int i = 0; i < board.length(); i++) {
                char each = board.charAt(i);
                if (PieceLetter.isLetter(each) && Character.isUpperCase(each) == white) {
                    char letter = Character.toUpperCase(each);
                    if (pawns.test(letter)) {
                        count++;
                    } else {
                        pieces.apply(letter).ifPresent(found::add);
                    }
                }
            }
            return ArmySide.of(found, count);
        }
    }
}
