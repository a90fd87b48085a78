package org.pieceworth.rules.betza;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Finds brackets that can be read but have no meaning, or an unsupported one.
final class BracketRules {

    private static final Set<Modifier> BEFORE = EnumSet.of(
            Modifier.MOVE, Modifier.CAPTURE, Modifier.FRIEND, Modifier.EN_PASSANT, Modifier.INITIAL, Modifier.AROUND);
    private static final Set<Modifier> ENDS =
            EnumSet.of(Modifier.MOVE, Modifier.CAPTURE, Modifier.FRIEND, Modifier.EN_PASSANT);

    private BracketRules() {}

    static void check(Component component, List<Atom.Link> links, Refusal refusal) {
        if (component.severalLegs()) {
            throw refusal.of("a before brackets", "expected all legs between the brackets, as in [F?R]");
        }
        if (links.size() < 2 || links.size() > BetzaParser.MAX_LEGS) {
            throw refusal.of(
                    links.size() + (links.size() == 1 ? " leg" : " legs") + " between brackets",
                    "expected 2 to " + BetzaParser.MAX_LEGS + ", separated by - or ?, as in [F?R]");
        }
        for (Modifier modifier : component.modifiers()) {
            if (!BEFORE.contains(modifier)) {
                throw refusal.of(
                        modifier.letter() + " before brackets",
                        "expected directions and m c d e i o there; other letters belong to a leg between them");
            }
        }
        halves(component.directions(), refusal);
        for (int i = 0; i < links.size(); i++) {
            link(component, links, i, refusal);
        }
    }

    private static void halves(List<String> directions, Refusal refusal) {
        for (String direction : directions) {
            if (direction.contains("h") && !ComponentRules.HALVES.contains(direction)) {
                throw refusal.of("'" + direction + "' as a half", "expected fh, bh, lh, rh, hl or hr");
            }
        }
    }

    private static void link(Component component, List<Atom.Link> links, int index, Refusal refusal) {
        Atom.Link link = links.get(index);
        boolean first = index == 0;
        boolean last = index == links.size() - 1;
        Set<Modifier> letters = link.prefix().modifiers();
        if (link.atom() instanceof Atom.Castle) {
            throw refusal.of("castling between brackets", "expected O as a part by itself, as in KisO2");
        }
        if (letters.contains(Modifier.CROOKED) || letters.contains(Modifier.CIRCULAR)) {
            throw refusal.of("z or q between brackets", "not supported: legs that bend by themselves");
        }
        if (letters.contains(Modifier.TOGGLE) || !last && letters.contains(Modifier.GRASSHOP)) {
            throw refusal.of(
                    "y or g on a leg between brackets",
                    "expected the next leg's own atom instead, as in [F-R] for yafsF and [pQ-K] for gafQ");
        }
        if (letters.contains(Modifier.INITIAL)) {
            throw refusal.of("i between brackets", "expected i before them, for the whole move");
        }
        if (!last && letters.contains(Modifier.EN_PASSANT)) {
            throw refusal.of("e on a leg that is not the last", "expected e only on the last leg");
        }
        if (letters.contains(Modifier.TEST) && (last || !letters.contains(Modifier.HOP))) {
            throw refusal.of("t between brackets", "expected it with p on a leg before -, as in [tpR-R]");
        }
        if (!last && link.mayEnd() && letters.contains(Modifier.HOP)) {
            throw refusal.of("p on a leg before ?", "expected - after it: no move ends over a piece");
        }
        Set<Modifier> said = new HashSet<>(component.modifiers());
        said.retainAll(ENDS);
        if (link.mayEnd() && !said.isEmpty() && letters.stream().anyMatch(ENDS::contains)) {
            throw refusal.of(
                    "m, c, d or e before brackets and on a leg that may end", "expected them in one of these places");
        }
        boolean byCompass =
                !first && (link.atom().leapers().size() > 1 || oblique(link) && oblique(links.get(index - 1)));
        Component plain = plain(link, !byCompass ? link.prefix().directions() : List.of());
        if (link.mayEnd() && (first || last)) {
            ComponentRules.check(plain, refusal);
        } else {
            ComponentRules.directions(plain, refusal);
        }
    }

    private static boolean oblique(Atom.Link link) {
        return link.atom().leapers().getFirst().oblique();
    }

    private static Component plain(Atom.Link link, List<String> directions) {
        Prefix prefix = new Prefix(directions, link.prefix().modifiers());
        return new Component(List.of(prefix), link.atom(), link.range(), 0, 0);
    }
}
