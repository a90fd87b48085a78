package org.pieceworth.studies.engines;

import java.util.List;
import org.pieceworth.text.InputException;

/// An engine as typed: `cmd=./engine;name=new;tc=1+0.1;option.Hash=64`.
public final class EngineText {

    /// Semicolons part keys, unless a backslash is before them.
    private static final String PARTS = "(?<!\\\\);";

    private EngineText() {}

    /// Reads an engine.
    ///
    /// @param file entries of the file of engines, for `conf=NAME`
    /// @throws InputException when it makes no sense
    public static EngineEntry parse(String text, List<EngineEntry> file) {
        EngineDraft draft = new EngineDraft(fault -> InputException.about("engine", fault + " (in '" + text + "')"));
        String[] parts = text.split(PARTS, -1);
        for (String part : parts) {
            if (part.strip().startsWith("conf=")) {
                draft.begin(EngineNames.named(part.strip().substring("conf=".length()), file));
            }
        }
        for (String part : parts) {
            String plain = part.strip().replace("\\;", ";");
            int equals = plain.indexOf('=');
            String key = equals < 0 ? plain : plain.substring(0, equals);
            if (!plain.isEmpty() && !key.equals("conf")) {
                draft.put(key, equals < 0 ? "" : plain.substring(equals + 1));
            }
        }
        return draft.entry();
    }
}
