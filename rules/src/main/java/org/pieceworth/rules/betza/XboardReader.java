package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Reads a text as XBoard does: before each atom, and after each `a`, first i, then directions, then m c d e t p g o y
/// n j in that order, each once. Letters out of that order are lost, with all that follow them, in silence there, with
/// a remark here.
///
/// A text is refused if XBoard stops reading it early (no atom, an unknown one).
final class XboardReader {

    private static final String ATOMS = "W F D N A H C Z L J G K R B Q O";

    private final String text;
    private final List<Component> components = new ArrayList<>();
    private final Set<String> remarks = new LinkedHashSet<>();
    private int at;

    XboardReader(String text) {
        this.text = text;
    }

    Reading read() {
        XboardMoves moves = new XboardMoves(text);
        while (at < text.length()) {
            Component component = component();
            components.add(component);
            moves.add(component);
        }
        remarks.addAll(moves.remarks());
        return new Reading(components, moves.movement(), List.copyOf(remarks));
    }

    private Component component() {
        int begin = at;
        while (at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'z') {
            at++;
        }
        String letters = text.substring(begin, at);
        if (at == text.length()) {
            throw error(at, "the end after the modifiers '" + letters + "'", "expected an atom (" + ATOMS + ")");
        }
        char letter = text.charAt(at);
        Atom atom = Atoms.ofXboard(letter)
                .orElseThrow(() -> error(at, "'" + letter + "'", "expected an atom (" + ATOMS + ")"));
        List<Prefix> legs = new XboardPrefixes(letters, XboardFamily.of(atom), remarks).legs();
        at++;
        return new Component(legs, atom, range(letter, atom), begin, at);
    }

    /// A doubled letter rides without limit, but NN is two plain knights.
    private int range(char letter, Atom atom) {
        boolean rides = atom instanceof Atom.Compound compound && compound.rides();
        boolean castles = atom instanceof Atom.Castle;
        boolean doubled = !castles && letter != 'N' && at < text.length() && text.charAt(at) == letter;
        at += doubled ? 1 : 0;
        if (letter == 'N' && text.startsWith("N", at)) {
            remarks.add("NN is two plain knights, N0 rides");
        }
        int begin = at;
        while (at < text.length() && at - begin < 2 && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        int range = at > begin ? Integer.parseInt(text.substring(begin, at)) : doubled || rides || castles ? 0 : 1;
        if (castles && range == 0) {
            throw error(begin, "O without a number", "expected how far the king goes in castling, as in isO2");
        }
        return range;
    }

    private BetzaSyntaxException error(int index, String found, String expected) {
        return new BetzaSyntaxException(text, index + 1, found, expected);
    }
}
