package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.pieceworth.rules.movement.Stop;

/// Writes moves of several legs in the other notation: brackets for legs after `a`, and legs for brackets.
///
/// Each text is read again, and omitted unless it means the same.
public final class Translation {

    /// Letters of a leg that stay as they are: XBoard's order.
    private static final List<Modifier> LAST = List.of(
            Modifier.MOVE,
            Modifier.CAPTURE,
            Modifier.FRIEND,
            Modifier.EN_PASSANT,
            Modifier.HOP,
            Modifier.GRASSHOP,
            Modifier.AROUND,
            Modifier.LAME,
            Modifier.JUMP);

    private static final List<Modifier> PASSING = List.of(Modifier.AROUND, Modifier.LAME, Modifier.JUMP);
    private static final List<String> TOKENS =
            List.of("f", "b", "l", "r", "v", "s", "fl", "fr", "bl", "br", "fs", "bs", "lv", "rv");
    private static final int MAX_TOKENS = 4;
    private static final int ORTHOGONAL = 0x55;
    private static final int DIAGONAL = 0xAA;
    private static final Refusal UNSAID = (found, expected) -> new BetzaSyntaxException("", 1, found, expected);
    private static final LegShapes SHAPES = new LegShapes(Dialect.STANDARD, UNSAID);

    private Translation() {}

    /// The other notation for a text in the standard dialect; empty if it has single legs only, uses both notations, or
    /// the other one has no words for it.
    public static Optional<String> of(Betza betza) {
        boolean brackets = betza.components().stream().anyMatch(each -> each.atom() instanceof Atom.Chain);
        boolean legs = betza.components().stream().anyMatch(Component::severalLegs);
        if (brackets == legs || betza.dialect() != Dialect.STANDARD) {
            return Optional.empty();
        }
        List<String> parts = new ArrayList<>();
        for (Component component : betza.components()) {
            Optional<String> part = part(betza.text(), component);
            if (part.isEmpty()) {
                return Optional.empty();
            }
            add(parts, part.get());
        }
        return Optional.of(String.join("", parts))
                .filter(text -> DialectReader.reads(Dialect.STANDARD, text, betza.movement()));
    }

    private static Optional<String> part(String text, Component component) {
        try {
            if (component.atom() instanceof Atom.Chain chain) {
                return legs(component, chain.links());
            }
        } catch (BetzaSyntaxException _) {
            return Optional.empty();
        }
        return component.severalLegs()
                ? brackets(component)
                : Optional.of(text.substring(component.begin(), component.end()));
    }

    /// Joins `F` and `[F-R]` to `[F?R]`.
    private static void add(List<String> parts, String part) {
        if (!parts.isEmpty() && part.contains("-")) {
            String known = parts.getLast();
            String open = known.startsWith("[") ? known.substring(0, known.length() - 1) : "[" + known;
            if (part.startsWith(open.replace('?', '-') + "-")) {
                parts.set(parts.size() - 1, open + "?" + part.substring(open.length() + 1));
                return;
            }
        }
        parts.add(part);
    }

    private static Optional<String> brackets(Component component) {
        List<Atom.Leaper> leapers = component.atom().leapers();
        Atom.Leaper leaper = leapers.getFirst();
        boolean compass = leapers.size() > 1 || leaper.oblique();
        List<String> links = new ArrayList<>();
        int range = component.range();
        for (int i = 0; i < component.legs().size(); i++) {
            Prefix prefix = component.legs().get(i);
            String directions = String.join("", prefix.directions());
            if (i > 0) {
                int points = Compass.onwards(prefix.directions(), compass, 0);
                boolean turns = !compass && (points & DIAGONAL) != 0;
                if (turns) {
                    leaper = leaper.diagonal() ? new Atom.Leaper(0, leaper.large()) : diagonal(leaper);
                }
                Optional<String> letters = compass ? compass(points) : seen(points);
                if (letters.isEmpty()) {
                    return Optional.empty();
                }
                directions = letters.get();
            }
            boolean last = i == component.legs().size() - 1;
            links.add(directions
                    + (last ? letters(prefix, LAST) : passing(prefix))
                    + atom(leapers.size() > 1 ? leapers : List.of(leaper), range));
            boolean toggles = prefix.has(Modifier.TOGGLE) || prefix.has(Modifier.GRASSHOP);
            range = toggles ? (range == 1 ? 0 : 1) : range;
        }
        return Optional.of((component.has(Modifier.INITIAL) ? "i[" : "[") + String.join("-", links) + "]");
    }

    private static Atom.Leaper diagonal(Atom.Leaper leaper) {
        return new Atom.Leaper(leaper.large(), leaper.large());
    }

    /// The letters of an atom with four directions for points seen from the leg before it.
    private static Optional<String> seen(int points) {
        boolean odd = (points & DIAGONAL) != 0;
        if (odd && (points & ORTHOGONAL) != 0) {
            return Optional.empty();
        }
        if (points == 1 || points == 0x82) {
            return Optional.of("");
        }
        int steps = 0;
        for (int i = 0; i < Compass.POINTS / 2; i++) {
            steps |= (points & 1 << 2 * i + (odd ? 1 : 0)) != 0 ? 1 << i : 0;
        }
        return DirectionLetters.of(List.of(odd ? Atoms.FERZ : Atoms.WAZIR)).keeping(steps).stream()
                .findFirst();
    }

    /// The letters for points of the compass; none for straight on.
    private static Optional<String> compass(int points) {
        if (points == 1) {
            return Optional.of("");
        }
        if (points == Compass.ALL) {
            return Optional.of("h");
        }
        return spelled(points);
    }

    private static Optional<String> spelled(int points) {
        List<String> texts = List.of("");
        for (int i = 0; i < MAX_TOKENS; i++) {
            texts = texts.stream()
                    .flatMap(text -> TOKENS.stream().map(text::concat))
                    .filter(text -> (Compass.points(Compass.split(text)) & ~points) == 0)
                    .toList();
            Optional<String> found = texts.stream()
                    .filter(text -> Compass.points(Compass.split(text)) == points)
                    .min((one, other) -> Integer.compare(one.length(), other.length()));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static String passing(Prefix prefix) {
        Set<Stop> stops = SHAPES.stops(prefix, false);
        String other = letters(prefix, PASSING);
        if (stops.equals(EnumSet.of(Stop.EMPTY))) {
            return other;
        }
        return (stops.contains(Stop.EMPTY) ? "m" : "")
                + (stops.contains(Stop.TAKE_ENEMY) ? "c" : "")
                + (stops.contains(Stop.TAKE_FRIEND) ? "d" : "")
                + (stops.contains(Stop.OVER_FRIEND) ? (stops.contains(Stop.OVER_ENEMY) ? "p" : "tp") : "")
                + other;
    }

    private static String letters(Prefix prefix, List<Modifier> kept) {
        return kept.stream()
                .filter(prefix::has)
                .map(modifier -> Character.toString(modifier.letter()))
                .collect(Collectors.joining());
    }

    private static String atom(List<Atom.Leaper> leapers, int range) {
        Atom.Leaper leaper = leapers.getFirst();
        boolean rides = range == 0;
        if (leapers.size() > 1) {
            return rides ? "Q" : "K" + number(range);
        }
        if (leaper.large() == 1) {
            return rides ? leaper.diagonal() ? "B" : "R" : (leaper.diagonal() ? "F" : "W") + number(range);
        }
        return Atoms.letter(leaper) + number(range);
    }

    private static String number(int range) {
        return range == 1 ? "" : Integer.toString(range);
    }

    /// A part for each possible last leg of the move.
    private static Optional<String> legs(Component component, List<Atom.Link> links) {
        if (!component.directions().isEmpty() || !alike(links)) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder();
        for (int last = 0; last < links.size(); last++) {
            if (links.get(last).mayEnd()) {
                Optional<String> part = upTo(component, links, last);
                if (part.isEmpty()) {
                    return part;
                }
                text.append(part.get());
            }
        }
        return Optional.of(text.toString());
    }

    /// One atom can stand for all legs if their steps have one length, and all or none are oblique or compound.
    private static boolean alike(List<Atom.Link> links) {
        Atom first = links.getFirst().atom();
        return links.stream()
                .map(Atom.Link::atom)
                .allMatch(atom -> atom.leapers().size() == first.leapers().size()
                        && atom.leapers().getFirst().large()
                                == first.leapers().getFirst().large()
                        && (atom.leapers().getFirst().oblique()
                                        || first.leapers().getFirst().oblique()
                                ? atom.equals(first)
                                : true));
    }

    private static Optional<String> upTo(Component component, List<Atom.Link> links, int last) {
        StringBuilder text = new StringBuilder(component.has(Modifier.INITIAL) ? "i" : "");
        for (int i = 0; i <= last; i++) {
            Atom.Link link = links.get(i);
            boolean toggles = i < last && link.range() != links.get(i + 1).range();
            if (toggles && link.range() * links.get(i + 1).range() != 0) {
                return Optional.empty();
            }
            Optional<String> directions =
                    i == 0 ? Optional.of(String.join("", link.prefix().directions())) : after(links.get(i - 1), link);
            if (directions.isEmpty()) {
                return directions;
            }
            String passing = passing(link.prefix()) + (component.has(Modifier.AROUND) ? "o" : "");
            text.append(directions.get())
                    .append(
                            i == last
                                    ? letters(component.legs().getFirst(), LAST) + letters(link.prefix(), LAST)
                                    : !toggles
                                            ? passing
                                            : passing.startsWith("p") ? "g" + passing.substring(1) : passing + "y")
                    .append(i == last ? "" : "a");
        }
        return Optional.of(
                text + atom(links.getFirst().atom().leapers(), links.getFirst().range()));
    }

    private static Optional<String> after(Atom.Link before, Atom.Link link) {
        Atom.Leaper leaper = before.atom().leapers().getFirst();
        boolean eightfold = leaper.oblique() || before.atom().leapers().size() > 1;
        int heading = leaper.oblique() ? 1 : leaper.diagonal() ? 2 : 0;
        int points = 0;
        for (Onward.Turn turn : new Onward(UNSAID).from(heading, link)) {
            points |= 1 << Math.floorMod(turn.angle(), Onward.HEADINGS) / 2;
        }
        return points == Compass.onwards(List.of(), eightfold, 0) ? Optional.of("") : spelled(points);
    }
}
