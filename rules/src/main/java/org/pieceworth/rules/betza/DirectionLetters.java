package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Direction letters for a set of directions, shortest first: the inverse of [Directions].
///
/// A set is bits of an int, one for each step of the leapers in turn, in the order of the [Compass].
final class DirectionLetters {

    private static final List<String> PAIRS = List.of(
            "fl", "fr", "bl", "br", "lf", "rf", "lb", "rb", "ff", "bb", "ll", "rr", "fs", "bs", "lv", "rv", "vs", "sv",
            "fh", "bh", "lh", "rh", "hl", "hr");
    private static final String SINGLES = "fblrvs";
    private static final int KEPT = 12;
    private static final Comparator<String> SHORTEST_FIRST =
            Comparator.comparingInt(String::length).thenComparingInt(text -> text.indexOf('h') < 0 ? 0 : 1);

    private final List<Atom.Leaper> leapers;
    private final Map<Integer, List<String>> spellings = new HashMap<>();

    private DirectionLetters(List<Atom.Leaper> leapers) {
        this.leapers = leapers;
        texts().forEach(this::learn);
        lengthen();
        spellings.replaceAll((_, texts) ->
                texts.stream().sorted(SHORTEST_FIRST).distinct().limit(KEPT).toList());
    }

    /// The letters for one leaper, or for the wazir and the ferz that K and Q join.
    /// They depend only on its shape.
    static DirectionLetters of(List<Atom.Leaper> leapers) {
        Atom.Leaper first = leapers.getFirst();
        if (leapers.size() > 1) {
            return Shape.JOINED;
        }
        return first.orthogonal() ? Shape.ORTHOGONAL : first.diagonal() ? Shape.DIAGONAL : Shape.OBLIQUE;
    }

    /// The letters of each shape, made on first use.
    private static final class Shape {

        static final DirectionLetters ORTHOGONAL = new DirectionLetters(List.of(Atoms.WAZIR));
        static final DirectionLetters DIAGONAL = new DirectionLetters(List.of(Atoms.FERZ));
        static final DirectionLetters OBLIQUE = new DirectionLetters(List.of(Atoms.CAMEL));
        static final DirectionLetters JOINED = new DirectionLetters(List.of(Atoms.WAZIR, Atoms.FERZ));
    }

    /// Letters that keep exactly these steps; empty if there are none.
    List<String> keeping(int steps) {
        return spellings.getOrDefault(steps, List.of());
    }

    private static List<String> texts() {
        List<String> tokens = new ArrayList<>(PAIRS);
        SINGLES.chars().forEach(letter -> tokens.add(Character.toString(letter)));
        List<String> texts = new ArrayList<>(tokens);
        texts.add("");
        for (String first : tokens) {
            for (String second : tokens) {
                texts.add(first + second);
                if (first.length() + second.length() == 2) {
                    SINGLES.chars().forEach(third -> texts.add(first + second + Character.toString(third)));
                }
            }
        }
        return texts;
    }

    private void learn(String text) {
        List<String> directions = Directions.split(text, Directions::pair);
        // Two tokens side by side may be read as others, with an h that no longer means a half.
        if (directions.stream().allMatch(each -> each.indexOf('h') < 0 || PAIRS.contains(each))) {
            spellings
                    .computeIfAbsent(keptBy(directions), _ -> new ArrayList<>())
                    .add(text);
        }
    }

    /// Sets not named by two pairs get further ones: pairs stay pairs in any number.
    private void lengthen() {
        List<String> pairs = PAIRS.subList(0, PAIRS.indexOf("fh"));
        List<String> known = spellings.values().stream()
                .flatMap(List::stream)
                .filter(text ->
                        text.length() == 4 && pairs.containsAll(List.of(text.substring(0, 2), text.substring(2))))
                .toList();
        for (int round = 0; round < 6 && !known.isEmpty(); round++) {
            List<String> longer = new ArrayList<>();
            for (String text : known) {
                for (String pair : pairs) {
                    int kept = keptBy(Directions.split(text + pair, Directions::pair));
                    if (!spellings.containsKey(kept)) {
                        spellings.put(kept, new ArrayList<>(List.of(text + pair)));
                        longer.add(text + pair);
                    }
                }
            }
            known = longer;
        }
    }

    private int keptBy(List<String> directions) {
        int kept = 0;
        int bit = 1;
        for (Atom.Leaper leaper : leapers) {
            for (var step : Compass.steps(leaper)) {
                kept |= Directions.keep(directions, step.dx(), step.dy()) ? bit : 0;
                bit <<= 1;
            }
        }
        return kept;
    }
}
