package org.pieceworth.studies.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.piece.PieceList;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.rules.variant.WithoutMaterial;
import org.pieceworth.studies.pieces.AskedPieces;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// An army: `RNBQKBNR`, or pieces between commas or spaces. Its king is royal and does not count, nor do pawns.
///
/// @param text as it was typed
/// @param pieces that count
/// @param variant that it is of; empty where pieces were typed
/// @param opposing the pieces of Black in the variant; White's are the army
public record Army(String text, List<Piece> pieces, Optional<Variant> variant, List<Piece> opposing) {

    private static final int MOST_PIECES = 40;
    private static final String SYNERGY = "synergy";
    private static final String MOBILITY = "mobility";

    /// @throws InputException when there are no pieces or too many
    public Army {
        pieces = List.copyOf(pieces);
        opposing = List.copyOf(opposing);
        if (pieces.isEmpty() || pieces.size() > MOST_PIECES) {
            throw new InputException("army '" + text + "': found " + Counted.of(pieces.size(), "piece")
                    + " besides kings and pawns, expected 1 to " + MOST_PIECES + ", such as RNBQKBNR");
        }
    }

    /// True if the sides of its variant have different pieces.
    public boolean facesAnother() {
        return !opposing.isEmpty() && !sorted(opposing).equals(sorted(pieces));
    }

    /// True where a piece more is worth what it is among the measured ones: pieces are not dropped, and material
    /// counts.
    boolean isLikeChess() {
        return variant.filter(
                        own -> own.hands().drops() || WithoutMaterial.of(own).isPresent())
                .isEmpty();
    }

    /// Adds pieces of one kind to a copy of the army.
    public Army with(Piece piece, int number) {
        return new Army(
                text,
                Stream.concat(pieces.stream(), Stream.generate(() -> piece).limit(number))
                        .toList(),
                variant,
                opposing);
    }

    /// The model that is asked where none is chosen: on the boards of some variants the synergy law says nothing.
    public String usualModel() {
        boolean known =
                variant.map(own -> own.board().equals(RectangularBoard.CHESS)).orElse(true);
        return known ? SYNERGY : MOBILITY;
    }

    private static List<String> sorted(List<Piece> pieces) {
        return pieces.stream().map(Piece::typed).sorted().toList();
    }

    /// One army, or two that are compared: two words, one of which is an army by itself and no piece.
    ///
    /// @throws InputException when a piece is not known, or too many or none are left
    static List<Army> allTyped(List<String> parts) {
        return parts.size() == 2 && parts.stream().anyMatch(Army::isWhole)
                ? parts.stream().map(part -> typed(List.of(part))).toList()
                : List.of(typed(parts));
    }

    private static boolean isWhole(String part) {
        return AskedPieces.isVariant(part)
                || part.matches("[A-Z]{4,}")
                || PieceList.split(part).size() > 1;
    }

    /// Reads an army that was typed in one or several parts, or a variant's: `@file:variant` or a name.
    ///
    /// @throws InputException when a piece is not known, or too many or none are left
    public static Army typed(List<String> parts) {
        String text = String.join(" ", parts);
        if (parts.stream().noneMatch(AskedPieces::isVariant)) {
            return new Army(text, pieces(parts), Optional.empty(), List.of());
        }
        if (parts.size() > 1) {
            throw new InputException("army '" + text + "': found a variant and more; expected a variant alone");
        }
        Variant variant = Variants.open(text).variant();
        VariantGame game = new VariantGame(variant);
        return new Army(text, opening(game, true), Optional.of(variant), opening(game, false));
    }

    /// A side's pieces except for what is royal or promotes as a pawn.
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
                .filter(member -> !member.engine().royal())
                .map(VariantGame.Member::piece)
                .toList();
    }

    private static List<Piece> pieces(List<String> parts) {
        PieceCatalogue catalogue = PieceCatalogue.load();
        List<Piece> pieces = new ArrayList<>();
        for (String item : items(parts)) {
            if (!royal(item) && !pawn(item)) {
                pieces.add(catalogue.find(item));
            }
        }
        return pieces;
    }

    private static List<String> items(List<String> parts) {
        String whole = parts.getFirst();
        return parts.size() == 1 && whole.matches("[A-Z]{2,}")
                ? whole.chars().mapToObj(Character::toString).toList()
                : parts.stream().flatMap(part -> PieceList.split(part).stream()).toList();
    }

    private static boolean royal(String item) {
        return item.equals("K") || item.toLowerCase(Locale.ROOT).equals("king");
    }

    private static boolean pawn(String item) {
        return item.equals("P") || item.toLowerCase(Locale.ROOT).equals("pawn");
    }
}
