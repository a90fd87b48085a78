package org.pieceworth.studies.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.pieceworth.text.InputException;

/// Options of foreign engines as typed: `Name=Value;Name=Value`, a button only by its name.
public final class EngineOptionsText {

    private EngineOptionsText() {}

    /// The options in the order typed; of several of a name the last.
    ///
    /// @param also other accepted words, for the message
    /// @throws InputException when one has no name
    public static SequencedMap<String, String> parse(List<String> texts, String also) {
        SequencedMap<String, String> set = new LinkedHashMap<>();
        for (String text : texts) {
            for (String part : text.split(";", -1)) {
                int equals = part.indexOf('=');
                String name = (equals < 0 ? part : part.substring(0, equals)).strip();
                if (name.isEmpty()) {
                    throw InputException.about(
                            "options", "found '" + text + "', expected Name=Value;Name=Value" + also);
                }
                set.put(name, equals < 0 ? "" : part.substring(equals + 1).strip());
            }
        }
        return set;
    }
}
