package org.pieceworth.rules.betza;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Finds components that can be read but have no meaning in the standard dialect.
final class ComponentRules {

    private static final Set<Modifier> WAYS = EnumSet.of(Modifier.LAME, Modifier.JUMP, Modifier.HOP, Modifier.GRASSHOP);

    static final Set<String> HALVES = Set.of("fh", "bh", "lh", "rh", "hl", "hr");

    private ComponentRules() {}

    static void check(Component component, Refusal refusal) {
        if (component.atom() instanceof Atom.Castle) {
            castling(component, refusal);
            return;
        }
        directions(component, refusal);
        last(component, refusal);
        if (component.severalLegs()) {
            legs(component, refusal);
        } else {
            single(component, refusal);
        }
    }

    private static void castling(Component component, Refusal refusal) {
        if (component.range() == 0) {
            throw refusal.of("O without a number", "expected how far the king goes in castling, as in isO2");
        }
        boolean sideways = component.directions().stream().allMatch("lrs"::contains);
        boolean plain = EnumSet.of(Modifier.INITIAL, Modifier.JUMP).containsAll(component.modifiers());
        if (!sideways || !plain || component.severalLegs()) {
            throw refusal.of("modifiers before O", "expected l r s, i or j before castling, as in isO2");
        }
    }

    static void directions(Component component, Refusal refusal) {
        boolean noOblique = component.atom().leapers().stream().noneMatch(Atom.Leaper::oblique);
        for (String direction : component.directions()) {
            if (direction.contains("h") && !HALVES.contains(direction)) {
                throw refusal.of("'" + direction + "' as a half", "expected fh, bh, lh, rh, hl or hr");
            }
            if (noOblique && (direction.equals("hr") || direction.equals("hl"))) {
                throw refusal.of(direction + " on an atom that is not oblique", "expected f b l r v s there");
            }
        }
    }

    private static void last(Component component, Refusal refusal) {
        Prefix last = component.legs().getLast();
        if (last.modifiers().stream().filter(WAYS::contains).count() > 1) {
            throw refusal.of("more than one of n j p g on one atom", "expected at most one way of passing squares");
        }
        if (last.has(Modifier.TOGGLE)) {
            throw refusal.of("y with no leg after it", "expected a and another leg, as in yafsF");
        }
        if (last.has(Modifier.TEST)) {
            throw refusal.of("t on the last leg", "not supported: pieces that may not capture a king (XBetza t)");
        }
    }

    private static void legs(Component component, Refusal refusal) {
        List<Prefix> legs = component.legs();
        if (legs.stream().anyMatch(leg -> leg.has(Modifier.CROOKED) || leg.has(Modifier.CIRCULAR))) {
            throw refusal.of("z or q in a move of several legs", "not supported: legs that bend by themselves");
        }
        if (legs.stream().skip(1).anyMatch(leg -> leg.has(Modifier.INITIAL))) {
            throw refusal.of("i on a later leg", "not supported: a leg as long as the one before; put i first");
        }
        if (legs.stream().limit(legs.size() - 1L).anyMatch(leg -> leg.has(Modifier.EN_PASSANT))) {
            throw refusal.of("e on a leg that is not the last", "expected e only on the last leg");
        }
    }

    private static void single(Component component, Refusal refusal) {
        boolean hops = component.has(Modifier.HOP) || component.has(Modifier.GRASSHOP);
        if (hops && component.range() == 1) {
            throw refusal.of(
                    "a hop (p or g) on a single leap",
                    "expected a ride to hop along: an atom with a range or doubled, or R, B, Q");
        }
        boolean oneStep = component.atom().leapers().stream().allMatch(leaper -> leaper.large() == 1);
        if (component.has(Modifier.JUMP) && oneStep && component.range() == 1) {
            throw refusal.of("j on a step to the next square", "expected something that can jump: D, N, … or a ride");
        }
        boolean crooked = component.has(Modifier.CROOKED);
        boolean circular = component.has(Modifier.CIRCULAR);
        if (crooked && circular) {
            throw refusal.of("z and q on one atom", "expected a crooked or a circular rider");
        }
        if ((crooked || circular) && component.has(Modifier.LAME)) {
            throw refusal.of("n on a crooked or circular rider", "not supported: lame rides that bend");
        }
        if (circular && component.atom().leapers().size() > 1) {
            throw refusal.of("q on K or Q", "expected q on one atom, as in qN or qW");
        }
    }
}
