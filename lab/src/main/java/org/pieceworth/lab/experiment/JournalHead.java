package org.pieceworth.lab.experiment;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The first line of a journal: the plan of its games.
public final class JournalHead {

    static final String MARK = "pieceworth-games 2";
    private static final String EARLIER = "pieceworth-selfplay ";
    private static final String TAB = "\t";

    private JournalHead() {}

    /// The line of a plan, without its end.
    public static String write(ExperimentPlan plan) {
        Map<PlanPart, String> parts = plan.parts();
        List<String> fields = new ArrayList<>(List.of(MARK, CanonicalText.digest(parts)));
        parts.forEach((part, text) -> fields.add(part.text() + "=" + text));
        return String.join(TAB, fields);
    }

    /// True if a line begins a journal.
    static boolean isOne(String line) {
        return line.startsWith(MARK + TAB);
    }

    /// True if a line begins a journal in the format of earlier versions.
    static boolean isEarlier(String line) {
        return line.startsWith(EARLIER);
    }

    /// True if bytes may be the beginning of a line that was torn.
    static boolean isTorn(String bytes) {
        return bytes.startsWith(MARK) || MARK.startsWith(bytes);
    }

    /// The differences of the plan of a line from another plan.
    public static List<OtherPlanException.PlanDifference> differences(String line, ExperimentPlan plan) {
        Map<PlanPart, String> kept = read(line);
        List<OtherPlanException.PlanDifference> differences = new ArrayList<>();
        plan.parts().forEach((part, wanted) -> {
            String there = kept.getOrDefault(part, "none");
            if (!there.equals(wanted)) {
                differences.add(new OtherPlanException.PlanDifference(part, there, wanted));
            }
        });
        return differences;
    }

    private static Map<PlanPart, String> read(String line) {
        Map<PlanPart, String> parts = new EnumMap<>(PlanPart.class);
        for (String field : line.split(TAB, -1)) {
            int equals = field.indexOf('=');
            Stream.of(PlanPart.values())
                    .filter(part -> equals > 0 && field.substring(0, equals).equals(part.text()))
                    .forEach(part -> parts.put(part, field.substring(equals + 1)));
        }
        return parts;
    }
}
