package org.pieceworth.empirical.settings;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.text.InputException;

/// Alternative spellings of players' names, mapped to one name each.
public final class NameAliases {

    /// No aliases.
    public static final NameAliases NONE = new NameAliases(Map.of());

    private final Map<String, String> names;

    private NameAliases(Map<String, String> names) {
        this.names = Map.copyOf(names);
    }

    /// Parses lines `alias = name`; empty lines and lines that begin with `#` are ignored.
    ///
    /// @param file its name, for messages
    /// @throws InputException naming the line that cannot be read
    public static NameAliases read(String file, List<String> lines) {
        Map<String, String> names = new HashMap<>();
        int number = 0;
        for (String line : lines) {
            number++;
            if (!line.isBlank() && !line.startsWith("#")) {
                int equals = line.indexOf('=');
                if (equals < 1 || line.substring(equals + 1).isBlank()) {
                    throw new InputException(file + ", line " + number + ": found '" + Excerpt.of(line)
                            + "', expected ALIAS = NAME, such as Carlsen,M = Carlsen, Magnus");
                }
                names.put(
                        line.substring(0, equals).strip(),
                        line.substring(equals + 1).strip());
            }
        }
        return new NameAliases(names);
    }

    /// The name for a spelling; unknown names stay unchanged.
    public String of(String name) {
        return names.getOrDefault(name, name);
    }

    /// Number of aliases.
    public int size() {
        return names.size();
    }
}
