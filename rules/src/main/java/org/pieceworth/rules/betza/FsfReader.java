package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Reads a text as Fairy-Stockfish does: letters that it does not know are skipped, in silence there, with a remark
/// here.
///
/// It still refuses texts that mean nothing to any program: nothing that moves, a range without an atom, modifiers
/// after the last atom.
final class FsfReader {

    private static final String DIRECTIONS = "fbvhrls";
    private static final String MODIFIERS = "mcpgnie";

    private final String text;
    private final List<Component> components = new ArrayList<>();
    private final FsfMoves moves = new FsfMoves();
    private final Set<String> skipped = new LinkedHashSet<>();
    private int at;

    FsfReader(String text) {
        this.text = text;
    }

    Reading read() {
        while (at < text.length()) {
            component();
        }
        if (components.isEmpty()) {
            throw new BetzaSyntaxException(
                    text,
                    1,
                    "nothing that Fairy-Stockfish knows",
                    "expected one of its atoms, W F D N A H C Z G K R B Q");
        }
        return new Reading(components, moves.movement(), remarks());
    }

    private List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        if (!skipped.isEmpty()) {
            remarks.add(String.join(" ", skipped) + (skipped.size() == 1 ? " is" : " are") + " skipped silently");
        }
        remarks.addAll(moves.remarks());
        return remarks;
    }

    private void component() {
        int begin = at;
        List<String> directions = new ArrayList<>();
        Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);
        while (at < text.length()) {
            char letter = text.charAt(at);
            if (DIRECTIONS.indexOf(letter) >= 0) {
                directions.add(direction());
            } else if (MODIFIERS.indexOf(letter) >= 0) {
                Modifier.of(letter).ifPresent(modifiers::add);
                at++;
            } else if (letter != 'O' && Atoms.of(letter).isPresent()) {
                atom(begin, new Prefix(directions, modifiers), Atoms.of(letter).orElseThrow());
                return;
            } else {
                boolean leading = begin == at && Character.isDigit(letter);
                skip(letter, leading);
                begin += leading ? 1 : 0;
            }
        }
        String rest = text.substring(begin);
        boolean unknownAtom = rest.chars().anyMatch(Character::isUpperCase);
        if (!unknownAtom && rest.chars().anyMatch(Character::isLowerCase)) {
            throw new BetzaSyntaxException(
                    text,
                    text.length() + 1,
                    "the end after the modifiers '" + rest + "'",
                    "expected an atom (W F D N A H C Z G K R B Q)");
        }
    }

    /// @param leading whether it is a digit right after an atom and its range
    private void skip(char letter, boolean leading) {
        if (Character.isDigit(letter) && (at == 0 || Character.isLowerCase(text.charAt(at - 1)))) {
            throw new BetzaSyntaxException(
                    text, at + 1, "'" + letter + "'", "a range follows its atom, as in R4; expected an atom");
        }
        skipped.add(leading ? "the range's digit " + letter : String.valueOf(letter));
        at++;
    }

    /// A letter pairs with its double and with one of the other axis; unpaired it means its double.
    private String direction() {
        char letter = text.charAt(at);
        boolean pairs =
                at + 1 < text.length() && Directions.pair(letter, text.charAt(at + 1)) || text.startsWith("hh", at);
        String direction = pairs ? text.substring(at, at + 2) : "" + letter + letter;
        at += pairs ? 2 : 1;
        return direction;
    }

    private void atom(int begin, Prefix prefix, Atom atom) {
        char letter = text.charAt(at);
        boolean compound = atom instanceof Atom.Compound it && it.rides();
        at++;
        boolean doubled = at < text.length() && text.charAt(at) == letter;
        boolean digit = at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
        boolean rider = compound || doubled || digit;
        int limit = digit ? text.charAt(at) - '0' : prefix.has(Modifier.GRASSHOP) ? 1 : 0;
        at += doubled || digit ? 1 : 0;
        components.add(new Component(List.of(prefix), atom, rider ? limit : 1, begin, at));
        moves.add(prefix, atom, rider, limit);
    }
}
