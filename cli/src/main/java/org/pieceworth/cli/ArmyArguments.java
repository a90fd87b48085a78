package org.pieceworth.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import picocli.CommandLine.Parameters;

/// An army as it is typed: `RNBQKBNR`, or pieces between commas or spaces. Its king is royal and does not count.
final class ArmyArguments {

    private static final int MOST_PIECES = 40;

    @Parameters(
            arity = "1..*",
            paramLabel = "ARMY",
            description = "letters such as RNBQKBNR, or pieces between commas or spaces: chancellor,NW,FAD; the king is"
                    + " royal and not counted")
    List<String> army = List.of();

    ArmyArguments() {}

    /// The pieces that count.
    ///
    /// @throws InputException when one is not known, or too many or none are left
    List<Piece> pieces() {
        PieceCatalogue catalogue = PieceCatalogue.load();
        List<Piece> pieces = new ArrayList<>();
        for (String item : items()) {
            if (!royal(item)) {
                pieces.add(catalogue.find(item));
            }
        }
        if (pieces.isEmpty() || pieces.size() > MOST_PIECES) {
            throw new InputException("army '" + String.join(" ", army) + "': found " + pieces.size()
                    + " pieces beside kings, expected 1 to " + MOST_PIECES + ", such as RNBQKBNR");
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
