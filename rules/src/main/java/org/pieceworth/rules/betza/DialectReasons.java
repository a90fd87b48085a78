package org.pieceworth.rules.betza;

/// Reasons why a dialect reads a component differently although its reader has no remark.
final class DialectReasons {

    private DialectReasons() {}

    static String of(Component component, Dialect other) {
        if (component.atom() instanceof Atom.Chain) {
            return "it knows no brackets";
        }
        boolean directed =
                component.legs().stream().anyMatch(leg -> !leg.directions().isEmpty());
        boolean several = component.atom().leapers().size() > 1;
        boolean diagonal = component.atom().leapers().stream().anyMatch(Atom.Leaper::diagonal);
        if (component.severalLegs()) {
            return switch (other) {
                case XBOARD -> "its later legs go in other directions";
                case FSF -> "it knows no moves of several legs";
                case STANDARD, HEX -> "its legs go in other directions";
            };
        }
        if (directed && several) {
            return switch (other) {
                case XBOARD -> "directions before K and Q are points of an eight-point compass";
                case FSF -> "directions before K and Q mean something else for each half";
                case STANDARD, HEX -> "directions before K and Q hold for each half, W and F or R and B";
            };
        }
        if (directed && diagonal) {
            return "s, v, h and pairs with them mean something else on diagonal atoms";
        }
        if (directed) {
            return "these directions mean something else";
        }
        if (component.has(Modifier.LAME) || component.has(Modifier.JUMP)) {
            return "it checks other squares of the path";
        }
        boolean swapped =
                component.atom().equals(Atoms.CAMEL) || component.atom().equals(Atoms.ZEBRA);
        return swapped ? "L and J are swapped; C and Z are safe" : "it reads it differently";
    }
}
