package org.pieceworth.rules.betza;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiFunction;

/// What makes a component that can be read mean nothing.
final class ComponentRules {

    private static final Set<Modifier> WAYS = EnumSet.of(Modifier.LAME, Modifier.JUMP, Modifier.HOP, Modifier.GRASSHOP);

    private static final Set<String> HALVES = Set.of("fh", "bh", "lh", "rh", "hl", "hr");

    private ComponentRules() {}

    /// @param error makes the error from what was found and what was expected
    static void check(Component component, BiFunction<String, String, BetzaSyntaxException> error) {
        if (component.modifiers().stream().filter(WAYS::contains).count() > 1) {
            throw error.apply("more than one of n j p g on one atom", "expected one way of passing squares at most");
        }
        boolean hops = component.has(Modifier.HOP) || component.has(Modifier.GRASSHOP);
        if (hops && component.range() == 1) {
            throw error.apply(
                    "a hop (p or g) on a single leap",
                    "expected a ride to hop along: an atom with a range or doubled, or R, B, Q");
        }
        boolean noOblique = component.atom().leapers().stream().noneMatch(Atom.Leaper::oblique);
        for (String direction : component.directions()) {
            if (direction.contains("h") && !HALVES.contains(direction)) {
                throw error.apply("'" + direction + "' as a half", "expected fh, bh, lh, rh, hl or hr");
            }
            if (noOblique && (direction.equals("hr") || direction.equals("hl"))) {
                throw error.apply(direction + " on an atom that is not oblique", "expected f b l r v s there");
            }
        }
        boolean oneStep = component.atom().leapers().stream().allMatch(leaper -> leaper.large() == 1);
        if (component.has(Modifier.JUMP) && oneStep && component.range() == 1) {
            throw error.apply("j on a step to the next square", "expected something that can jump: D, N, … or a ride");
        }
    }
}
