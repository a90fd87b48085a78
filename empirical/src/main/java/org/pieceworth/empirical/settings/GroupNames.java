package org.pieceworth.empirical.settings;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Names of groups that are numbers, or classes of numbers: `1990`, `1980–1999`.
final class GroupNames {

    private static final Pattern NUMBER = Pattern.compile("(-?\\d{1,9}(?:\\.\\d{1,9})?)(?:–\\d{1,9})?");

    /// Sorts by the number at the start of a name.
    static final Comparator<String> BY_NUMBER = Comparator.comparingDouble(GroupNames::number);

    private GroupNames() {}

    static boolean areNumbers(List<String> names) {
        return !names.isEmpty()
                && names.stream().allMatch(name -> NUMBER.matcher(name).matches());
    }

    private static double number(String name) {
        Matcher matcher = NUMBER.matcher(name);
        return matcher.matches() ? Double.parseDouble(matcher.group(1)) : Double.NaN;
    }
}
