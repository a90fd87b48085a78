package org.pieceworth.studies.value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The sections of a `variants.ini` as written, to be printed again with further lines.
public final class IniSections {

    private static final Pattern HEADING = Pattern.compile("\\s*\\[\\s*([^\\]:]+?)\\s*(?::\\s*([^\\]]+?)\\s*)?].*");
    private static final Pattern REMARK = Pattern.compile("\\s*([#;].*)?");
    private static final Pattern OLD_VALUES = Pattern.compile("\\s*pieceValue(Mg|Eg)\\s*=.*");

    /// A section.
    ///
    /// @param parent the variant that it is derived from, or empty
    private record Section(String parent, List<String> lines) {}

    private final Map<String, Section> sections = new LinkedHashMap<>();

    private IniSections() {}

    public static IniSections of(List<String> lines) {
        IniSections all = new IniSections();
        Section current = new Section("", new ArrayList<>());
        for (String line : lines) {
            Matcher heading = HEADING.matcher(line);
            if (heading.matches()) {
                // Comments above the first heading concern the file.
                List<String> remarks = all.sections.isEmpty() ? new ArrayList<>() : taken(current.lines());
                current = new Section(heading.group(2) == null ? "" : heading.group(2), remarks);
                all.sections.put(heading.group(1), current);
            }
            current.lines().add(line);
        }
        return all;
    }

    /// Takes the comments above a heading from the section before it, except for those directly after its
    /// last key and before a blank line.
    private static List<String> taken(List<String> before) {
        int from = before.size();
        while (from > 0 && REMARK.matcher(before.get(from - 1)).matches()) {
            from--;
        }
        int blank = from;
        while (blank < before.size() && !before.get(blank).isBlank()) {
            blank++;
        }
        List<String> above = before.subList(blank < before.size() ? blank + 1 : from, before.size());
        List<String> remarks =
                new ArrayList<>(above.stream().dropWhile(String::isBlank).toList());
        above.clear();
        return remarks;
    }

    /// The variant with further lines below it instead of its old values, its ancestors from this file first.
    public List<String> with(String name, List<String> further) {
        List<String> lines = new ArrayList<>();
        List<String> line = new ArrayList<>();
        String next = name;
        while (sections.containsKey(next) && !line.contains(next)) {
            line.addFirst(next);
            next = section(next).parent();
        }
        for (String each : line) {
            boolean last = each.equals(name);
            List<String> own = section(each).lines().stream()
                    .filter(text -> !last || !OLD_VALUES.matcher(text).matches())
                    .toList();
            lines.addAll(stripped(own));
            lines.addAll(last ? further : List.of(""));
        }
        return lines;
    }

    private Section section(String name) {
        return sections.getOrDefault(name, new Section("", List.of()));
    }

    private static List<String> stripped(List<String> lines) {
        int end = lines.size();
        while (end > 0 && lines.get(end - 1).isBlank()) {
            end--;
        }
        return lines.subList(0, end);
    }
}
