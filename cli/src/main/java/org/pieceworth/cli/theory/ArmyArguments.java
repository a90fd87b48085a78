package org.pieceworth.cli.theory;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.cli.options.OptionGroup;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.pieces.VariantGame;
import org.pieceworth.cli.pieces.VariantPieces;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// An army as it is typed: `RNBQKBNR`, or pieces between commas or spaces. Its king is royal and does not count.
final class ArmyArguments implements OptionGroup {

    private static final int MOST_PIECES = 40;

    List<String> army = List.of();

    ArmyArguments() {}

    @Override
    public void describe(Usage usage) {
        usage.operands(
                "1..*",
                "ARMY",
                "letters such as RNBQKBNR; pieces between commas or spaces: chancellor,NW,FAD; or"
                        + " @my.ini:variant for White's pieces at its opening; kings and pawns are not counted",
                values -> army = values);
    }

    /// The pieces that count.
    ///
    /// @throws InputException when one is not known, or too many or none are left
    List<Piece> pieces() {
        List<Piece> pieces = variant().map(ArmyArguments::opening).orElseGet(this::typed);
        if (pieces.isEmpty() || pieces.size() > MOST_PIECES) {
            throw new InputException("army '" + text() + "': found " + pieces.size()
                    + " pieces beside kings, expected 1 to " + MOST_PIECES + ", such as RNBQKBNR");
        }
        return pieces;
    }

    /// The variant whose army is meant.
    ///
    /// @throws InputException when something else stands beside it
    Optional<VariantGame> variant() {
        if (army.stream().noneMatch(VariantPieces::meant)) {
            return Optional.empty();
        }
        if (army.size() > 1) {
            throw new InputException("army '" + text() + "': found a variant and more; expected a variant alone");
        }
        return Optional.of(new VariantGame(Variants.open(army.getFirst()).variant()));
    }

    /// White's pieces but for what is royal or promotes as a pawn.
    private static List<Piece> opening(VariantGame game) {
        Variant variant = game.variant();
        Map<String, VariantGame.Member> members = game.members().stream()
                .collect(Collectors.toMap(member -> member.piece().typed(), member -> member));
        return game.placement()
                .chars()
                .filter(letter -> letter >= 'A' && letter <= 'Z')
                .filter(letter -> !variant.promotion().pawnTypes().white().contains((char) letter))
                .mapToObj(Character::toString)
                .map(letter -> Optional.ofNullable(members.get(letter)))
                .flatMap(Optional::stream)
                .filter(member -> !member.engine().royal())
                .map(VariantGame.Member::piece)
                .toList();
    }

    private List<Piece> typed() {
        PieceCatalogue catalogue = PieceCatalogue.load();
        List<Piece> pieces = new ArrayList<>();
        for (String item : items()) {
            if (!royal(item)) {
                pieces.add(catalogue.find(item));
            }
        }
        return pieces;
    }

    /// As it was typed.
    String text() {
        return String.join(" ", army);
    }

    private List<String> items() {
        String whole = army.getFirst();
        return army.size() == 1 && whole.matches("[A-Z]{2,}")
                ? whole.chars().mapToObj(Character::toString).toList()
                : army.stream()
                        .flatMap(part -> Stream.of(part.split(",", -1)))
                        .map(String::strip)
                        .filter(item -> !item.isEmpty())
                        .toList();
    }

    private static boolean royal(String item) {
        return item.equals("K") || item.toLowerCase(Locale.ROOT).equals("king");
    }
}
