package org.pieceworth.studies.game;

import java.util.Optional;
import java.util.ServiceLoader;
import org.pieceworth.text.InputException;

/// The board, the rules and the engine for pages without a server, given by the module that has the pages.
public interface BoardProgram {

    /// False where the build left the compiled rules out.
    boolean isCompiled();

    /// The reason for having no compiled rules.
    InputException absence();

    /// All data of the page but its script, as JSON; it cannot end a script early.
    ///
    /// @param game the game in JSON, see [PlayableBoard]
    String data(String game);

    /// The same for pages that share a file of [#shared].
    ///
    /// @param address address of the file
    String data(String game, String address);

    /// A script with all that is the same for all games.
    String shared();

    /// The script of the page.
    String script();

    /// The program for a page that needs it.
    ///
    /// @throws InputException when this build has none, or none yet
    static BoardProgram required() {
        BoardProgram program =
                ServiceLoader.load(BoardProgram.class).findFirst().orElseThrow();
        if (!program.isCompiled()) {
            throw program.absence();
        }
        return program;
    }

    /// The program, if this build has one.
    static Optional<BoardProgram> find() {
        return ServiceLoader.load(BoardProgram.class).findFirst().filter(BoardProgram::isCompiled);
    }
}
