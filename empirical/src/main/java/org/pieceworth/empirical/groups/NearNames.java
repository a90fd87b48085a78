package org.pieceworth.empirical.groups;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.pieceworth.text.EditDistance;

/// Finds names that may be one player: differing in accents, punctuation or initials, or by one letter.
final class NearNames {

    private static final int MOST = 50;
    private static final int SHORTEST_FUZZY = 9;

    private NearNames() {}

    /// Pairs `A / B` of different names, fifty at most, those of the given names first.
    static List<String> among(List<String> names, List<String> first) {
        List<String> pairs = new ArrayList<>(among(names, new HashSet<>(first)::contains));
        pairs.addAll(among(names, _ -> true));
        return pairs.stream().distinct().limit(MOST).toList();
    }

    private static List<String> among(List<String> names, Predicate<String> wanted) {
        Map<String, List<String>> bySurname = new TreeMap<>();
        names.forEach(name ->
                bySurname.computeIfAbsent(surname(name), _ -> new ArrayList<>()).add(name));
        List<String> pairs = new ArrayList<>();
        for (List<String> alike : bySurname.values()) {
            List<String> sorted = alike.stream().sorted().toList();
            for (int i = 0; i < sorted.size() && pairs.size() < MOST; i++) {
                for (int j = i + 1; j < sorted.size() && pairs.size() < MOST; j++) {
                    boolean counts = wanted.test(sorted.get(i)) || wanted.test(sorted.get(j));
                    if (counts && near(sorted.get(i), sorted.get(j))) {
                        pairs.add(sorted.get(i) + " / " + sorted.get(j));
                    }
                }
            }
        }
        return pairs;
    }

    private static boolean near(String a, String b) {
        String given = given(a);
        String otherGiven = given(b);
        boolean initials = !given.isEmpty()
                && !otherGiven.isEmpty()
                && (given.startsWith(otherGiven) || otherGiven.startsWith(given));
        String plain = plain(a);
        String other = plain(b);
        boolean alike = plain.equals(other)
                || (Math.min(plain.length(), other.length()) >= SHORTEST_FUZZY
                        && !plain.matches(".*\\d.*")
                        && EditDistance.between(plain, other) <= 1);
        return initials || alike;
    }

    /// The part before the comma, or else the first word.
    private static String surname(String name) {
        return plain(name.split("[, ]", 2)[0]);
    }

    /// The part after the comma.
    private static String given(String name) {
        int comma = name.indexOf(',');
        return comma < 0 ? "" : plain(name.substring(comma + 1));
    }

    private static String plain(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{Nd}]", "");
    }
}
