package org.pieceworth.cli.theory;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.cli.options.OptionGroup;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.balance.Army;
import org.pieceworth.studies.pieces.AskedPieces;
import org.pieceworth.studies.pieces.VariantGame;

/// An army as it is typed: `RNBQKBNR`, or pieces between commas or spaces. Its king is royal and does not count.
final class ArmyArguments implements OptionGroup {

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

    /// The army that is meant.
    ///
    /// @throws InputException when a piece is not known, or too many or none are left
    Army army() {
        if (army.stream().noneMatch(AskedPieces::isVariant)) {
            return Army.typed(army);
        }
        String text = String.join(" ", army);
        if (army.size() > 1) {
            throw new InputException("army '" + text + "': found a variant and more; expected a variant alone");
        }
        Variant variant = Variants.open(text).variant();
        return new Army(text, opening(new VariantGame(variant)), Optional.of(variant));
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
}
