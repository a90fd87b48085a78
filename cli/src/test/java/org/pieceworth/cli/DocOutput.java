package org.pieceworth.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// What a page prints below a command, and what the command prints: `…` alone in a line stands for any lines, `…`
/// within a
/// line for any text. How long games took differs from run to run, and is not compared.
///
/// @param numbersVary whether figures are compared as figures of any value
record DocOutput(List<String> shown, boolean numbersVary) {

    private static final String LEFT_OUT = "…";
    private static final Pattern FIGURE = Pattern.compile("\\d+(?:[.,]\\d+)*");
    private static final Pattern DURATION = Pattern.compile("[\\d.,]+ s, [\\d.,]+ a second");
    private static final Pattern DRAWN = Pattern.compile(" {2,}|─+");

    boolean matches(List<String> printed) {
        List<List<String>> parts = parts();
        int at = 0;
        for (int part = 0; part < parts.size(); part++) {
            List<String> lines = parts.get(part);
            boolean atEnd = part == parts.size() - 1;
            int last = printed.size() - lines.size();
            int from = atEnd && part > 0 ? Math.max(at, last) : at;
            int to = part == 0 ? 0 : last;
            int found = from;
            while (found <= to && !isAt(lines, printed, found)) {
                found++;
            }
            if (found > to || found < 0 || !isAt(lines, printed, found)) {
                return false;
            }
            at = found + lines.size();
        }
        return at == printed.size() || parts.getLast().isEmpty();
    }

    /// The same excerpt of what is printed now. Parts between `…` are found where they are most alike.
    List<String> updated(List<String> printed) {
        List<List<String>> parts = parts();
        if (parts.size() == 1) {
            return updated(parts.getFirst(), printed);
        }
        List<String> updated = new ArrayList<>();
        int at = 0;
        for (int part = 0; part < parts.size(); part++) {
            List<String> lines = parts.get(part);
            int last = Math.max(at, printed.size() - lines.size());
            int from = part == 0 ? 0 : part == parts.size() - 1 ? last : mostAlike(lines, printed, at, last);
            int to = Math.min(printed.size(), from + lines.size());
            if (part > 0) {
                updated.add(LEFT_OUT);
            }
            updated.addAll(updated(lines, printed.subList(from, to)));
            at = to;
        }
        return updated;
    }

    /// Lines that still hold stay as they are, with what they leave out.
    private List<String> updated(List<String> lines, List<String> printed) {
        List<String> updated = new ArrayList<>();
        for (int line = 0; line < printed.size(); line++) {
            boolean holds = line < lines.size() && fits(lines.get(line), printed.get(line));
            updated.add(holds ? lines.get(line) : printed.get(line));
        }
        return updated;
    }

    private List<List<String>> parts() {
        List<List<String>> parts = new ArrayList<>(List.of(new ArrayList<>()));
        for (String line : shown) {
            if (line.strip().equals(LEFT_OUT)) {
                parts.add(new ArrayList<>());
            } else {
                parts.getLast().add(line);
            }
        }
        return parts;
    }

    private boolean isAt(List<String> lines, List<String> printed, int at) {
        if (at + lines.size() > printed.size()) {
            return false;
        }
        for (int line = 0; line < lines.size(); line++) {
            if (!fits(lines.get(line), printed.get(at + line))) {
                return false;
            }
        }
        return true;
    }

    private boolean fits(String line, String printed) {
        String found = plain(printed);
        String wanted = plain(line);
        if (!wanted.contains(LEFT_OUT)) {
            return wanted.equals(found);
        }
        String pattern = String.join(
                ".*",
                Arrays.stream(wanted.split(LEFT_OUT, -1)).map(Pattern::quote).toList());
        return found.matches(pattern);
    }

    private String plain(String line) {
        String plain = DURATION.matcher(line.stripTrailing()).replaceAll("… s, … a second");
        return numbersVary
                ? DRAWN.matcher(FIGURE.matcher(plain).replaceAll("0")).replaceAll(" ")
                : plain;
    }

    private static int mostAlike(List<String> lines, List<String> printed, int from, int last) {
        int best = from;
        int most = -1;
        for (int at = from; at <= last; at++) {
            int alike = 0;
            for (int line = 0; line < lines.size() && at + line < printed.size(); line++) {
                Set<String> words = words(lines.get(line));
                words.retainAll(words(printed.get(at + line)));
                alike += words.size();
            }
            if (alike > most) {
                most = alike;
                best = at;
            }
        }
        return best;
    }

    private static Set<String> words(String line) {
        return new HashSet<>(Arrays.asList(line.strip().split("\\W+")));
    }
}
