package org.pieceworth.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Which files a command reads and which it writes.
final class DocFiles {

    private static final Set<String> OUTPUTS = Set.of("-o", "--output", "--report", "--plot", "--tables", "--trace");

    private DocFiles() {}

    static List<String> readBy(DocExample example) {
        List<String> read = new ArrayList<>(example.files());
        read.removeAll(writtenBy(example));
        return read;
    }

    static List<String> writtenBy(DocExample example) {
        List<String> words = example.words();
        List<String> written = new ArrayList<>();
        for (String file : example.files()) {
            int at = words.indexOf(file);
            if (at > 0 && OUTPUTS.contains(words.get(at - 1))) {
                written.add(file);
                if (words.contains("selfplay")) {
                    // The variant of the armies, beside their games.
                    written.add(file.replace(".pgn", ".ini"));
                }
            }
        }
        return written;
    }
}
