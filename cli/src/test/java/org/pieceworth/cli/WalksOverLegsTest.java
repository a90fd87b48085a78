package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Ways over the legs of a move can be too many to wait for: each recursive walk over legs asks whether anybody
/// still waits, or is bounded.
class WalksOverLegsTest {

    private static final String MOST_PATHS = "refuses more than MAX_MOVES paths when it reads them";

    private static final Map<String, String> BOUNDED = Map.of(
            "BracketExpander.follow",
            MOST_PATHS,
            "BracketExpander.goOn",
            MOST_PATHS,
            "LegExpander.follow",
            MOST_PATHS,
            "LegExpander.goOn",
            MOST_PATHS,
            "ExpectedMobility.legs",
            "follows the first LEGS_FOLLOWED legs",
            "MultiLegWalk.leg",
            "a kernel: one piece in one node; the search asks between nodes",
            "MultiLegWalk.stop",
            "of the same walk",
            "MultiLegWalk.take",
            "of the same walk");

    private static final Pattern LEGS = Pattern.compile("\\b(?:List<Leg>|MultiLegTable\\b)");
    private static final Pattern METHOD =
            Pattern.compile("(?m)^    (?:\\w[\\w<>\\[\\], ]* )?([a-z]\\w*)\\([^;{}]*\\{$");
    private static final Pattern CHECK = Pattern.compile("StopRequest\\.check\\(\\)|isInterrupted\\(\\)");

    @Test
    void eachIsBoundedOrStopsWhenNobodyWaits() throws IOException {
        Set<String> found = new TreeSet<>();
        Set<String> checked = new TreeSet<>();
        for (Path file : MainSources.all()) {
            String text = Files.readString(file);
            if (LEGS.matcher(text).find()) {
                String name = file.getFileName().toString().replace(".java", "");
                Map<String, String> bodies = bodies(text);
                for (String method : bodies.keySet()) {
                    if (reaches(bodies, method, method, new TreeSet<>())) {
                        boolean asks = CHECK.matcher(text).find();
                        (asks ? checked : found).add(name + "." + method);
                    }
                }
            }
        }
        assertThat(found).containsExactlyInAnyOrderElementsOf(BOUNDED.keySet());
        assertThat(checked).contains("LegMoveFinder.leg", "LegChances.follow");
    }

    /// True if a method calls another, by methods of the same file.
    private static boolean reaches(Map<String, String> bodies, String from, String to, Set<String> seen) {
        for (String each : bodies.keySet()) {
            boolean calls = Pattern.compile("(?<![\\w.])" + each + "\\(")
                    .matcher(bodies.getOrDefault(from, ""))
                    .find();
            if (calls && (each.equals(to) || seen.add(each) && reaches(bodies, each, to, seen))) {
                return true;
            }
        }
        return false;
    }

    private static Map<String, String> bodies(String text) {
        Map<String, String> bodies = new TreeMap<>();
        Matcher head = METHOD.matcher(text);
        while (head.find()) {
            int end = text.indexOf("\n    }\n", head.end());
            bodies.merge(head.group(1), text.substring(head.end(), Math.max(head.end(), end)), String::concat);
        }
        return bodies;
    }
}
