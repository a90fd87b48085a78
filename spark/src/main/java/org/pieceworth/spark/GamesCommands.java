package org.pieceworth.spark;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.cli.games.CountCommand;
import org.pieceworth.cli.games.FitCommand;
import org.pieceworth.cli.games.GamesCommand;
import org.pieceworth.studies.reading.InputReader;
import org.pieceworth.terms.TermCatalogue;

/// The commands that read games.
enum GamesCommands {
    FIT {
        @Override
        GamesCommand make(InputReader reader) {
            return new FitCommand(TermCatalogue.standard(), reader);
        }
    },
    EXPORT {
        @Override
        GamesCommand make(InputReader reader) {
            return new CountCommand(TermCatalogue.standard(), reader);
        }
    };

    /// Makes it, with options not read yet.
    abstract GamesCommand make(InputReader reader);

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// @param word `fit`, `export`, or the name of export before, `count`
    static Optional<GamesCommands> named(String word) {
        return Stream.of(values())
                .filter(each -> each.word().equals(word.equals("count") ? "export" : word))
                .findFirst();
    }
}
