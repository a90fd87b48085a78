package org.pieceworth.rules.betza;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The letters of atoms.
final class Atoms {

    static final Atom.Leaper WAZIR = new Atom.Leaper(0, 1);
    static final Atom.Leaper FERZ = new Atom.Leaper(1, 1);
    static final Atom.Leaper CAMEL = new Atom.Leaper(1, 3);
    static final Atom.Leaper ZEBRA = new Atom.Leaper(2, 3);

    private static final Map<Character, Atom> LETTERS = Map.ofEntries(
            Map.entry('W', WAZIR),
            Map.entry('F', FERZ),
            Map.entry('D', new Atom.Leaper(0, 2)),
            Map.entry('N', new Atom.Leaper(1, 2)),
            Map.entry('A', new Atom.Leaper(2, 2)),
            Map.entry('H', new Atom.Leaper(0, 3)),
            Map.entry('C', CAMEL),
            Map.entry('L', CAMEL),
            Map.entry('Z', ZEBRA),
            Map.entry('J', ZEBRA),
            Map.entry('G', new Atom.Leaper(3, 3)),
            Map.entry('R', new Atom.Compound('R', List.of(WAZIR), true)),
            Map.entry('B', new Atom.Compound('B', List.of(FERZ), true)),
            Map.entry('Q', new Atom.Compound('Q', List.of(WAZIR, FERZ), true)),
            Map.entry('K', new Atom.Compound('K', List.of(WAZIR, FERZ), false)),
            Map.entry('O', new Atom.Castle()));

    private static final String SINGLE = "WFDNAHCZG";

    private Atoms() {}

    /// The atom of a letter in the standard dialect and Fairy-Stockfish's; Fairy-Stockfish has no O.
    static Optional<Atom> of(char letter) {
        return Optional.ofNullable(LETTERS.get(letter));
    }

    /// The letter of a leaper, or its two numbers between brackets.
    static String letter(Atom.Leaper leaper) {
        return SINGLE.chars()
                .filter(letter -> leaper.equals(LETTERS.get((char) letter)))
                .mapToObj(Character::toString)
                .findFirst()
                .orElse("(" + leaper.small() + "," + leaper.large() + ")");
    }

    /// The atom of a letter as XBoard has it, with L and J exchanged.
    static Optional<Atom> ofXboard(char letter) {
        return switch (letter) {
            case 'L' -> Optional.of(ZEBRA);
            case 'J' -> Optional.of(CAMEL);
            default -> of(letter);
        };
    }
}
