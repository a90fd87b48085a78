package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Reads Betza notation from left to right, in the standard dialect.
final class BetzaParser {

    static final int MAX_LEGS = 8;

    private static final String ATOMS = "W F D N A H C Z G R B Q K or (m,n)";
    private static final int MAX_LEAP = 15;

    /// Unsupported letters of extended notations.
    private static final Map<Character, String> NOT_YET =
            Map.of('u', "unloading (XBetza u)", 'x', "XBetza x", 'k', "XBetza k");

    private final String text;
    private final Set<String> remarks = new LinkedHashSet<>();
    private int at;

    BetzaParser(String text) {
        this.text = text;
    }

    Reading read() {
        List<Component> components = components();
        return new Reading(components, BetzaResolver.resolve(text, components), List.copyOf(remarks));
    }

    /// The same letters as moves on hexagons.
    Reading onHexagons() {
        List<Component> components = components();
        return new Reading(components, HexResolver.resolve(text, components), List.copyOf(remarks));
    }

    private List<Component> components() {
        List<Component> components = new ArrayList<>();
        while (at < text.length()) {
            components.add(component());
        }
        return components;
    }

    private Component component() {
        int begin = at;
        List<Prefix> legs = legs();
        if (passes('[')) {
            return brackets(begin, legs);
        }
        int atomAt = at;
        Atom atom = atom(text.substring(begin, at));
        int range = range(atom, atomAt, legs.getFirst());
        Component component = new Component(legs, atom, range, begin, at);
        ComponentRules.check(component, (found, expected) -> error(begin, found, expected));
        boolean oneStep = atom.leapers().stream().allMatch(leaper -> leaper.large() == 1);
        if (component.has(Modifier.LAME) && oneStep && !component.severalLegs()) {
            remarks.add("n has no effect here, since a step or slide cannot leap");
        }
        return component;
    }

    /// The legs from a bracket on, with a mark before the letter that has none: `[F?R]` for `t[FR]`.
    private String meant(int opened) {
        int end = text.indexOf(']', at);
        return end < 0 || !Character.isLetter(text.charAt(at))
                ? ""
                : "; write " + text.substring(opened, at) + "?" + text.substring(at, end + 1);
    }

    /// Legs between brackets: `-` after a leg if the move goes on, `?` if it may end there too.
    private Component brackets(int begin, List<Prefix> before) {
        List<Atom.Link> links = new ArrayList<>();
        char mark = '-';
        int opened = at - 1;
        while (mark != ']') {
            int from = at;
            Prefix prefix = leg(true);
            int atomAt = at;
            Atom atom = atom(text.substring(from, at));
            int range = range(atom, atomAt, prefix);
            mark = at < text.length() ? text.charAt(at) : ' ';
            if ("-?]".indexOf(mark) < 0) {
                throw error(
                        at == text.length() ? "the end between brackets" : "'" + mark + "' after a leg",
                        "expected - (the move goes on), ? (it goes on or ends) or ]" + meant(opened));
            }
            links.add(new Atom.Link(prefix, atom, range, mark != '-'));
            at++;
        }
        if (at < text.length() && Character.isDigit(text.charAt(at))) {
            throw error("a number after ]", "not supported: legs that repeat; the ranges of legs follow their atoms");
        }
        Component component = new Component(before, new Atom.Chain(links), 1, begin, at);
        BracketRules.check(component, links, (found, expected) -> error(begin, found, expected));
        return component;
    }

    private List<Prefix> legs() {
        List<Prefix> legs = new ArrayList<>();
        do {
            legs.add(leg(legs.isEmpty()));
            if (legs.size() > MAX_LEGS) {
                throw error("leg " + legs.size(), "expected at most " + MAX_LEGS + " legs");
            }
        } while (passes('a'));
        return legs;
    }

    private boolean passes(char letter) {
        boolean here = at < text.length() && text.charAt(at) == letter;
        at += here ? 1 : 0;
        return here;
    }

    private Prefix leg(boolean first) {
        List<String> directions = new ArrayList<>();
        Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);
        while (at < text.length() && Character.isLowerCase(text.charAt(at)) && text.charAt(at) != 'a') {
            if (Directions.isDirection(text.charAt(at))) {
                directions.addAll(first ? List.of(direction()) : Compass.split(run()));
            } else {
                modifiers.add(modifier());
            }
        }
        return new Prefix(directions, modifiers);
    }

    /// Direction letters pair from left to right with a neighbour of the other axis, or with their own
    /// double.
    private String direction() {
        boolean pairs = at + 1 < text.length() && Directions.pair(text.charAt(at), text.charAt(at + 1));
        int from = at;
        at += pairs ? 2 : 1;
        return text.substring(from, at);
    }

    private String run() {
        int from = at;
        while (at < text.length() && Directions.isDirection(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at);
    }

    private Modifier modifier() {
        char letter = text.charAt(at);
        if (NOT_YET.containsKey(letter)) {
            throw error("'" + letter + "'", "not supported: " + NOT_YET.get(letter));
        }
        Modifier modifier = Modifier.of(letter)
                .orElseThrow(() -> error(
                        "'" + letter + "', which is not a modifier",
                        "expected a direction (f b l r v s h), one of m c d e i n j p g o y t z q, a between legs,"
                                + " legs in brackets ([F?R]), or an atom (" + ATOMS + ")"));
        at++;
        return modifier;
    }

    private Atom atom(String prefix) {
        if (at == text.length()) {
            throw error("the end after the modifiers '" + prefix + "'", "expected an atom (" + ATOMS + ")");
        }
        char letter = text.charAt(at);
        if (letter == '(') {
            return coordinates();
        }
        Atom atom = Atoms.of(letter).orElseThrow(() -> error("'" + letter + "'", expectedInsteadOf(letter)));
        at++;
        return atom instanceof Atom.Leaper leaper ? lengthened(leaper) : atom;
    }

    /// X after an atom adds 3 to its longer leg, Y adds 2 to both.
    private Atom lengthened(Atom.Leaper leaper) {
        Atom.Leaper longer = leaper;
        while (at < text.length() && (text.charAt(at) == 'X' || text.charAt(at) == 'Y')) {
            boolean x = text.charAt(at) == 'X';
            longer = new Atom.Leaper(longer.small() + (x ? 0 : 2), longer.large() + (x ? 3 : 2));
            if (longer.large() > MAX_LEAP) {
                throw error("a leap of " + longer.large() + " squares", "expected at most " + MAX_LEAP);
            }
            at++;
        }
        return longer;
    }

    private static String expectedInsteadOf(char letter) {
        return switch (letter) {
            case 'P' -> "P is not an atom of Betza notation: a pawn is fmWfceFifmnD, or the name pawn";
            case 'a' -> "between brackets, legs are separated by - or ?, as in [W-F]; expected an atom (" + ATOMS + ")";
            case '[' -> "not supported: brackets between brackets; expected an atom (" + ATOMS + ")";
            case 'X', 'Y' -> letter + " lengthens the leap before it, as FX is (1,4) and WY (2,3)";
            default ->
                Character.isDigit(letter)
                        ? "a range follows its atom, as in R4; expected an atom (" + ATOMS + ")"
                        : "expected an atom (" + ATOMS + ")";
        };
    }

    private Atom coordinates() {
        int close = text.indexOf(')', at);
        String inside = close < 0 ? text.substring(at) : text.substring(at + 1, close);
        if (close < 0 || !inside.matches("[0-9]{1,2},[0-9]{1,2}")) {
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

    private int range(Atom atom, int atomAt, Prefix prefix) {
        String letter = text.substring(atomAt, at);
        boolean castles = atom instanceof Atom.Castle;
        boolean doubled = !castles && text.startsWith(letter, at);
        boolean rides = atom instanceof Atom.Compound compound && compound.rides();
        if (doubled) {
            at += letter.length();
            if (rides) {
                remarks.add(letter + " already rides without limit; doubling it adds nothing");
            }
        }
        int begin = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9' && at - begin < 2) {
            at++;
        }
        if (begin == at) {
            boolean bends = prefix.has(Modifier.CROOKED) || prefix.has(Modifier.CIRCULAR);
            return doubled || rides || bends || castles ? 0 : 1;
        }
        return Integer.parseInt(text.substring(begin, at));
    }

    private BetzaSyntaxException error(String found, String expected) {
        return error(at, found, expected);
    }

    private BetzaSyntaxException error(int index, String found, String expected) {
        return new BetzaSyntaxException(text, index + 1, found, expected);
    }
}
