package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Reads Betza notation from left to right.
final class BetzaParser {

    private static final String ATOMS = "W F D N A H C Z G R B Q K or (m,n)";
    private static final Atom.Leaper WAZIR = new Atom.Leaper(0, 1);
    private static final Atom.Leaper FERZ = new Atom.Leaper(1, 1);
    private static final Map<Character, Atom> LETTERS = Map.ofEntries(
            Map.entry('W', WAZIR),
            Map.entry('F', FERZ),
            Map.entry('D', new Atom.Leaper(0, 2)),
            Map.entry('N', new Atom.Leaper(1, 2)),
            Map.entry('A', new Atom.Leaper(2, 2)),
            Map.entry('H', new Atom.Leaper(0, 3)),
            Map.entry('C', new Atom.Leaper(1, 3)),
            Map.entry('L', new Atom.Leaper(1, 3)),
            Map.entry('Z', new Atom.Leaper(2, 3)),
            Map.entry('J', new Atom.Leaper(2, 3)),
            Map.entry('G', new Atom.Leaper(3, 3)),
            Map.entry('R', new Atom.Compound('R', List.of(WAZIR), true)),
            Map.entry('B', new Atom.Compound('B', List.of(FERZ), true)),
            Map.entry('Q', new Atom.Compound('Q', List.of(WAZIR, FERZ), true)),
            Map.entry('K', new Atom.Compound('K', List.of(WAZIR, FERZ), false)));

    /// Letters of extended notations that a later version will read.
    private static final Map<Character, String> NOT_YET = Map.of(
            'a', "another leg of a multi-leg move (XBetza a)",
            'y', "the range toggle of a multi-leg move (XBetza y)",
            'd', "capture of a friend (XBetza d)",
            't', "XBetza t",
            'u', "unloading (XBetza u)",
            'x', "XBetza x",
            'k', "XBetza k",
            'q', "circular riders (q)",
            'z', "crooked riders (z)");

    private static final int MAX_LEAP = 15;
    private static final int MAX_LENGTH = 200;

    private final String text;
    private final Set<String> warnings = new LinkedHashSet<>();
    private int at;

    BetzaParser(String text) {
        this.text = text;
    }

    Betza parse() {
        if (text.isEmpty()) {
            throw error("nothing", "expected a piece such as N, WfF or BN");
        }
        if (text.length() > MAX_LENGTH) {
            throw new BetzaSyntaxException(
                    text.substring(0, 20) + "…", MAX_LENGTH + 1, "a longer text", "expected at most 200 characters");
        }
        List<Component> components = new ArrayList<>();
        while (at < text.length()) {
            components.add(component());
        }
        return new Betza(text, components, List.copyOf(warnings));
    }

    private Component component() {
        int begin = at;
        List<String> directions = new ArrayList<>();
        Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);
        while (at < text.length() && Character.isLowerCase(text.charAt(at))) {
            modifierOrDirection(directions, modifiers);
        }
        String prefix = text.substring(begin, at);
        int atomAt = at;
        Atom atom = atom(prefix);
        int range = range(atom, atomAt);
        Component component = new Component(directions, modifiers, atom, range);
        ComponentRules.check(
                component, (found, expected) -> new BetzaSyntaxException(text, begin + 1, found, expected));
        DialectWarnings.add(prefix, text.substring(atomAt, at), component, warnings);
        return component;
    }

    /// Direction letters pair from left to right with a neighbour of the other axis, or with their own double.
    private void modifierOrDirection(List<String> directions, Set<Modifier> modifiers) {
        char letter = text.charAt(at);
        if (Directions.isDirection(letter)) {
            boolean pairs = at + 1 < text.length() && Directions.pair(letter, text.charAt(at + 1));
            directions.add(text.substring(at, at + (pairs ? 2 : 1)));
            at += pairs ? 2 : 1;
            return;
        }
        if (NOT_YET.containsKey(letter)) {
            throw error("'" + letter + "'", "not yet served: " + NOT_YET.get(letter));
        }
        modifiers.add(Modifier.of(letter)
                .orElseThrow(() -> error(
                        "'" + letter + "', which is no modifier",
                        "expected a direction (f b l r v s h), one of m c e i n j p g o, or an atom (" + ATOMS + ")")));
        at++;
    }

    private Atom atom(String prefix) {
        if (at == text.length()) {
            throw error("the end after the modifiers '" + prefix + "'", "expected an atom (" + ATOMS + ")");
        }
        char letter = text.charAt(at);
        if (letter == '(') {
            return coordinates();
        }
        Atom atom = LETTERS.get(letter);
        if (atom == null) {
            throw error("'" + letter + "'", expectedInsteadOf(letter));
        }
        at++;
        return atom;
    }

    private static String expectedInsteadOf(char letter) {
        return switch (letter) {
            case 'P' -> "P is no atom of Betza notation: a pawn is fmWfceFifmnD, or the name pawn";
            case 'O' -> "castling (XBetza O) is not yet served";
            case 'X', 'Y' -> "the atom " + letter + " of XBetza is not yet served; write its step as (m,n)";
            default ->
                Character.isDigit(letter)
                        ? "a range follows its atom, as in R4; expected an atom (" + ATOMS + ")"
                        : "expected an atom (" + ATOMS + ")";
        };
    }

    private Atom coordinates() {
        int close = text.indexOf(')', at);
        String inside = close < 0 ? text.substring(at) : text.substring(at + 1, close);
        if (close < 0 || !inside.matches("\\d{1,2},\\d{1,2}")) {
            throw error(
                    "'" + text.substring(at, Math.min(text.length(), at + 8)) + "'", "expected (m,n) such as (1,4)");
        }
        int comma = inside.indexOf(',');
        int m = Integer.parseInt(inside.substring(0, comma));
        int n = Integer.parseInt(inside.substring(comma + 1));
        if (Math.max(m, n) > MAX_LEAP || m + n == 0) {
            throw error("(" + inside + ")", "expected steps of 0 to 15 that are not both 0");
        }
        at = close + 1;
        return new Atom.Leaper(Math.min(m, n), Math.max(m, n));
    }

    private int range(Atom atom, int atomAt) {
        String letter = text.substring(atomAt, at);
        boolean doubled = text.startsWith(letter, at);
        boolean rides = atom instanceof Atom.Compound compound && compound.rides();
        if (doubled) {
            at += letter.length();
            if (rides) {
                warnings.add(letter + letter + ": " + letter + " rides without limit already; its double adds nothing");
            }
        }
        int begin = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9' && at - begin < 2) {
            at++;
        }
        if (begin == at) {
            return doubled || rides ? 0 : 1;
        }
        return Integer.parseInt(text.substring(begin, at));
    }

    private BetzaSyntaxException error(String found, String expected) {
        return new BetzaSyntaxException(text, at + 1, found, expected);
    }
}
