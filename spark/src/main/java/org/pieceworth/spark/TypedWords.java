package org.pieceworth.spark;

import java.io.Serial;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.pieceworth.cli.games.GamesCommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.studies.reading.InputReader;

/// A command as it was typed. Tasks read their settings from it, as the command itself does: words are small and the
/// same on every machine. Files that they name have to be there, too.
final class TypedWords implements Serializable {

    @Serial
    private static final long serialVersionUID = 1L;

    private final ArrayList<String> words;

    /// @param words the command's name and what follows
    TypedWords(List<String> words) {
        this.words = new ArrayList<>(words);
    }

    /// The settings by which games are collected.
    ObservationSettings settings() {
        GamesCommand command =
                GamesCommands.named(words.getFirst()).orElseThrow().make(InputReader.HERE);
        List<ObservationSettings> read = new ArrayList<>();
        Usage.of(words.getFirst(), command::describe, () -> {
                    read.add(command.settings());
                    return 0;
                })
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExpandAtFiles(false)
                .execute(words.subList(1, words.size()).toArray(String[]::new));
        if (read.isEmpty()) {
            throw new IllegalStateException("a task could not read the settings of " + words);
        }
        return read.getFirst();
    }
}
