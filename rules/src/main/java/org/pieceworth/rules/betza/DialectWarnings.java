package org.pieceworth.rules.betza;

import java.util.Set;

/// Says where Fairy-Stockfish's and XBoard's readings of a component differ from ours, or part of it has no effect.
final class DialectWarnings {

    private static final Set<Atom.Leaper> LAME_EVERYWHERE =
            Set.of(new Atom.Leaper(1, 2), new Atom.Leaper(2, 2), new Atom.Leaper(2, 3), new Atom.Leaper(0, 2));

    private DialectWarnings() {}

    static void add(String prefix, String suffix, Component component, Set<String> warnings) {
        String written = prefix + suffix;
        addForDirections(written, component, warnings);
        addForModifiers(written, prefix, component, warnings);
        addForAtomAndRange(written, suffix, component, warnings);
    }

    private static void addForDirections(String written, Component component, Set<String> warnings) {
        boolean directed = !component.directions().isEmpty();
        boolean mixed = component.atom() instanceof Atom.Compound compound
                && (compound.letter() == 'K' || compound.letter() == 'Q');
        if (directed && mixed) {
            warnings.add(written + ": read here as W and F (or R and B) each with these directions;"
                    + " XBoard and Fairy-Stockfish read directions before K and Q differently");
            return;
        }
        boolean diagonal = component.atom().leapers().stream().anyMatch(Atom.Leaper::diagonal);
        boolean oblique = component.atom().leapers().stream().anyMatch(Atom.Leaper::oblique);
        for (String direction : component.directions()) {
            boolean sweeping = direction.length() == 2 && (direction.contains("s") || direction.contains("v"));
            if (diagonal && sweeping && direction.charAt(0) != direction.charAt(1)) {
                warnings.add(written + ": " + direction + " on a diagonal atom is read differently by other programs");
            }
            if (!oblique && direction.contains("h")) {
                warnings.add(written + ": h (a half) only speaks of oblique atoms; other programs differ here");
            }
        }
    }

    private static void addForModifiers(String written, String prefix, Component component, Set<String> warnings) {
        boolean seenOther = false;
        for (int i = 0; i < prefix.length(); i++) {
            char letter = prefix.charAt(i);
            boolean direction = Directions.isDirection(letter);
            if (direction && seenOther) {
                warnings.add(written + ": XBoard loses a direction that follows m, c or another modifier;"
                        + " write directions first");
                break;
            }
            seenOther |= !direction && letter != Modifier.INITIAL.letter();
        }
        boolean oneStep = component.atom().leapers().stream().allMatch(leaper -> leaper.large() == 1);
        if (component.has(Modifier.LAME) && oneStep) {
            warnings.add(written + ": n changes nothing here, a step or slide cannot leap");
        }
        for (Modifier modifier : new Modifier[] {Modifier.JUMP, Modifier.AROUND}) {
            if (component.has(modifier)) {
                warnings.add(written + ": Fairy-Stockfish skips " + modifier.letter() + " in silence");
            }
        }
    }

    private static void addForAtomAndRange(String written, String suffix, Component component, Set<String> warnings) {
        char first = suffix.charAt(0);
        if (first == 'L' || first == 'J') {
            warnings.add(written + ": L is the camel and J the zebra here and in Fairy-Stockfish, XBoard swaps them;"
                    + " C and Z are safe");
        }
        if (first == '(') {
            warnings.add(written + ": Fairy-Stockfish does not read (m,n)");
        }
        if (first == 'N' && suffix.startsWith("NN")) {
            warnings.add(written + ": XBoard reads NN as two plain knights; N0 is safe");
        }
        boolean rider = component.range() != 1;
        boolean longStep = component.atom().leapers().stream().anyMatch(leaper -> leaper.large() > 1);
        if (rider && longStep && first != 'N') {
            warnings.add(written + ": Fairy-Stockfish gives riders on atoms other than W, F and N no move");
        }
        if (component.range() > 9) {
            warnings.add(written + ": Fairy-Stockfish reads one digit of a range only");
        }
        boolean lameThere = component.atom().leapers().stream().allMatch(LAME_EVERYWHERE::contains);
        if (longStep && component.has(Modifier.LAME) && !lameThere) {
            warnings.add(written + ": Fairy-Stockfish has lame n on N, A, Z and D only");
        }
    }
}
