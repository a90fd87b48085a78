package org.pieceworth.rules.variant.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.text.InputException;
import org.pieceworth.text.SmallText;

/// Reads the lines of a variants.ini: headings, keys, comments. A line that cannot be read spoils its own variant
/// only.
public final class VariantFileReader {

    /// The most characters of a file.
    public static final int MAX_LENGTH = 1_000_000;

    private static final int MAX_VARIANTS = 10_000;
    private static final int MAX_LINE = 4_096;
    private static final Pattern HEADING = Pattern.compile("\\[([^\\]]*)\\]\\s*(.*)");
    private static final Pattern NAME = Pattern.compile("[^\\s\\[\\]:=@#;,]{1,60}");
    private static final Pattern TRAILING_COMMENT = Pattern.compile("\\s+[#;].*");
    private static final int LONGEST_SHOWN = 60;
    private static final int LONGEST_COMMENT = 300;

    private final String source;
    private final String text;
    private final Map<String, VariantSection> sections = new LinkedHashMap<>();
    private final List<VariantSection> lostSections = new ArrayList<>();
    private final List<String> headingErrors = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();
    private final Map<String, VariantSetting> settings = new LinkedHashMap<>();
    private final List<String> errors = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private String name = "";
    private String parent = "";
    private String comment = "";
    private String about = "";
    private int begin;
    private int number;
    private boolean lost;

    private VariantFileReader(String source, String text) {
        this.source = source;
        this.text = text;
    }

    /// Reads a text.
    ///
    /// @param source its name in messages, such as the file name
    /// @throws InputException if it is too large or has no heading
    public static VariantFile read(String source, String text) {
        return new VariantFileReader(source, text).read();
    }

    private VariantFile read() {
        if (text.length() > MAX_LENGTH) {
            throw new InputException(
                    source + ": is larger than a megabyte; expected a variants.ini, which is a small" + " text file");
        }
        if (text.indexOf('\0') >= 0) {
            throw new InputException(source + ": contains zero bytes; expected a variants.ini, which is a text file");
        }
        SmallText.lines(SmallText.withoutMark(text)).forEach(this::line);
        close();
        if (sections.isEmpty() && headingErrors.isEmpty()) {
            throw new InputException(
                    source + ": found no variant; expected at least one heading such as [myvariant:chess]");
        }
        return new VariantFile(source, sections, lostSections, headingErrors, warnings);
    }

    private void line(String raw) {
        number++;
        String line = raw.strip();
        if (line.startsWith("#") || line.startsWith(";")) {
            comment = (comment + " " + line.replaceFirst("^[#;\\s]+", "")).strip();
            return;
        }
        if (line.isEmpty()) {
            comment = "";
            return;
        }
        if (line.length() > MAX_LINE) {
            throw new InputException(source + ", line " + number + ": found " + line.length()
                    + " characters, expected at most " + MAX_LINE + "; is this a variants.ini?");
        }
        if (line.startsWith("[")) {
            close();
            begin = number;
            about = shown(comment, LONGEST_COMMENT);
            try {
                heading(line);
                lost = false;
            } catch (InputException fault) {
                headingErrors.add(String.valueOf(fault.getMessage()));
                name = shown(line.substring(1).replace("]", "").strip());
                parent = "";
                lost = true;
            }
        } else if (begin == 0) {
            warnings.add("line " + number + ": '" + shown(line) + "' is before the first [variant] and is ignored");
        } else {
            setting(line);
        }
        comment = "";
    }

    private void heading(String line) {
        Matcher matcher = HEADING.matcher(line);
        if (!matcher.matches()) {
            throw heading(line, "found no ']'", "expected [name] or [name:parent]");
        }
        String[] parts = matcher.group(1).split(":", -1);
        if (parts.length > 2) {
            throw heading(
                    line, "found " + parts.length + " names", "expected [name] or [name:parent], with one parent");
        }
        name = part(line, parts[0]);
        parent = parts.length == 2 ? part(line, parts[1]) : "";
        String rest = matcher.group(2);
        if (!rest.isEmpty() && !rest.startsWith("#") && !rest.startsWith(";")) {
            remarks.add("line " + number + ": '" + shown(rest) + "' after the heading is ignored");
        }
    }

    private String part(String line, String text) {
        String part = text.strip();
        if (!NAME.matcher(part).matches()) {
            throw heading(
                    line,
                    part.isEmpty() ? "found an empty name" : "found the name '" + shown(part) + "'",
                    "expected [name] or [name:parent], names of 1 to 60 characters without spaces or any of : = @ # ; ,");
        }
        return part;
    }

    private InputException heading(String line, String found, String expected) {
        return new InputException(
                source + ", line " + number + ": heading '" + shown(line) + "': " + found + ", " + expected);
    }

    private void setting(String line) {
        int equals = line.indexOf('=');
        if (equals < 0) {
            errors.add(place() + "found '" + shown(line) + "', expected key = value, or # before a comment");
            return;
        }
        String key = line.substring(0, equals).strip();
        if (key.isEmpty()) {
            errors.add(place() + "found '" + shown(line) + "', expected a key before the =");
            return;
        }
        String value = line.substring(equals + 1).strip();
        Matcher comment = TRAILING_COMMENT.matcher(value);
        if (comment.find()) {
            value = value.substring(0, comment.start());
            remarks.add("line " + number + ": the comment after " + shown(key)
                    + " is ignored here, but Fairy-Stockfish reads it as part of the value; put it on its own line");
        }
        VariantSetting earlier = settings.remove(key);
        if (earlier != null) {
            remarks.add("line " + number + ": " + shown(key) + " is in line " + earlier.line()
                    + " already; the later line is used");
        }
        settings.put(key, new VariantSetting(key, value, number));
    }

    private String place() {
        return source + ", line " + number + ": ";
    }

    private void close() {
        if (begin == 0) {
            return;
        }
        VariantSection section =
                new VariantSection(name, parent, about, begin, List.copyOf(settings.values()), errors, remarks);
        VariantSection earlier = null;
        if (lost) {
            lostSections.add(section);
        } else {
            earlier = sections.putIfAbsent(name, section);
        }
        if (earlier != null) {
            warnings.add("line " + begin + ": [" + name + "] is in line " + earlier.line()
                    + " already; the later one is ignored");
        }
        if (sections.size() + lostSections.size() > MAX_VARIANTS) {
            throw new InputException(source + ", line " + begin + ": found more than " + MAX_VARIANTS
                    + " variants; expected fewer, perhaps split over several files");
        }
        settings.clear();
        errors.clear();
        remarks.clear();
    }

    /// The start of a text, short enough to be quoted in a message.
    public static String shown(String text) {
        return shown(text, LONGEST_SHOWN);
    }

    private static String shown(String text, int longest) {
        return text.length() <= longest ? text : text.substring(0, longest - 1) + "…";
    }
}
