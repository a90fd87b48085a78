package org.pieceworth.lab.armies;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.pieceworth.text.InputException;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;

/// Letters for pieces in a variant: its own ones, and free ones for pieces that it lacks.
public final class AddedPieces {

    private static final String CUSTOM = "customPiece";

    private final Variant base;
    private final PieceCatalogue catalogue = PieceCatalogue.load();
    private final Map<Movement, Character> letters = new LinkedHashMap<>();
    private final Map<Character, String> own = new LinkedHashMap<>();

    /// None yet.
    public AddedPieces(Variant base) {
        this.base = base;
        // What moves as a king and may be lost is another piece.
        base.types().stream()
                .filter(type -> !base.royals().kings().contains(type.letter()))
                .forEach(type -> letters.putIfAbsent(type.movement(), type.letter()));
    }

    /// Whether a piece is meant whose loss ends the game.
    public boolean isRoyal(String piece) {
        return ofBase(piece)
                .filter(type -> base.royals().kings().contains(type.letter()))
                .isPresent();
    }

    private Optional<PieceType> ofBase(String piece) {
        return base.types().stream()
                .filter(type -> piece.equals(Character.toString(type.letter())) || piece.equals(type.name()))
                .findFirst();
    }

    /// The letter of a piece, which is added if the variant has none that moves so.
    ///
    /// @param where it was named, for messages
    /// @param typed a letter of the variant, a name or Betza notation
    /// @throws InputException when it is not known, or files of variants cannot say it
    public char letter(String where, String typed) {
        Optional<PieceType> known = ofBase(typed);
        if (known.isPresent()) {
            return known.get().letter();
        }
        Piece piece = found(where, typed);
        Movement movement = agreed(where, typed, piece);
        return Optional.ofNullable(letters.get(movement)).orElseGet(() -> added(where, typed, piece, movement));
    }

    /// Adds a piece under a letter that is asked for.
    ///
    /// @param where it was named, for messages
    /// @throws InputException when the letter is taken, or the piece is not known
    public void add(String where, String letter, String typed) {
        char capital = letter.matches("[A-Za-z]") ? Character.toUpperCase(letter.charAt(0)) : ' ';
        if (capital == ' ' || base.type(capital).isPresent() || own.containsKey(capital)) {
            throw new InputException(where + ": found the letter '" + letter + "', expected one of A to Z that "
                    + base.name() + " has no piece for");
        }
        Piece piece = found(where, typed);
        own.put(capital, piece.betza().text());
        letters.put(agreed(where, typed, piece), capital);
    }

    /// How a piece moves, if files of variants say it alike.
    private static Movement agreed(String where, String typed, Piece piece) {
        String betza = piece.betza().text();
        Movement movement = piece.betza().movement();
        if (!Betza.parse(betza, Dialect.FSF).movement().equals(movement)) {
            throw new InputException(where + ": '" + typed + "' (" + betza
                    + ") means something else in files of variants; expected a spelling on which the dialects of"
                    + " Betza notation agree (`pieceworth moves '" + typed + "'` shows them)");
        }
        return movement;
    }

    private Piece found(String where, String typed) {
        try {
            return catalogue.find(typed);
        } catch (InputException e) {
            throw typed.length() > 1
                    ? e
                    : new InputException(where + ": found '" + typed + "', which is not a piece of " + base.name()
                            + " ("
                            + base.types().stream()
                                    .map(type -> Character.toString(type.letter()))
                                    .collect(Collectors.joining())
                            + "); expected its letters, or pieces separated by spaces or commas, each a letter, a name"
                            + " or Betza notation");
        }
    }

    private char added(String where, String typed, Piece piece, Movement movement) {
        String wishes = (piece.name() + typed + "ABCDEFGHIJLMNOQRSTUVWXYZ").toUpperCase(Locale.ROOT);
        char letter = (char) wishes.chars()
                .filter(c -> c >= 'A' && c <= 'Z' && base.type((char) c).isEmpty() && !own.containsKey((char) c))
                .findFirst()
                .orElseThrow(() -> new InputException(where + ": there are more kinds of pieces than letters"));
        own.put(letter, piece.betza().text());
        letters.put(movement, letter);
        return letter;
    }

    /// The letters of pieces that were added and move so.
    public List<Character> own(Predicate<Movement> moves) {
        return letters.entrySet().stream()
                .filter(piece -> own.containsKey(piece.getValue()) && moves.test(piece.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    /// The lines of a section of variants.ini that add the pieces.
    public List<String> lines() {
        int number =
                base.types().stream().mapToInt(AddedPieces::customNumber).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (Map.Entry<Character, String> piece : own.entrySet()) {
            lines.add(CUSTOM + ++number + " = " + Character.toLowerCase(piece.getKey()) + ":" + piece.getValue());
        }
        return lines;
    }

    private static int customNumber(PieceType type) {
        return type.name().matches(CUSTOM + "\\d+")
                ? Integer.parseInt(type.name().substring(CUSTOM.length()))
                : 0;
    }
}
