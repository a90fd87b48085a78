package org.pieceworth.rules.variant;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.text.InputException;

/// Checks that a starting position is one of its variant.
final class StartPosition {

    private StartPosition() {}

    /// The reason why it cannot be used, if any: the FEN cannot be read, is of another board, or has letters that are
    /// no pieces.
    ///
    /// @param place the beginning of messages: the file, the line and the key
    static Optional<String> fault(String place, Variant variant) {
        Setup setup;
        try {
            setup = Fen.parse(variant.startFen(), variant.fenRules());
        } catch (InputException e) {
            return Optional.of(place + e.getMessage());
        }
        if (!setup.board().equals(variant.board())) {
            return Optional.of(place + "found a position of " + setup.board() + " squares, expected " + variant.board()
                    + " as maxFile and maxRank say");
        }
        return unknownLetter(setup, variant)
                .map(letter -> place + "found '" + PieceLetter.text(letter)
                        + "', which is not a piece of this variant, expected " + known(variant));
    }

    private static Optional<Character> unknownLetter(Setup setup, Variant variant) {
        Set<Character> letters = new TreeSet<>();
        Stream.concat(setup.pieces().values().stream(), setup.extras().hands().keySet().stream())
                .map(SidedPiece::letter)
                .forEach(letters::add);
        variant.types().forEach(type -> letters.remove(type.letter()));
        return letters.stream().findFirst();
    }

    private static String known(Variant variant) {
        return variant.types().stream()
                .map(type -> PieceLetter.text(Character.toLowerCase(type.letter())))
                .collect(Collectors.joining(" "));
    }
}
