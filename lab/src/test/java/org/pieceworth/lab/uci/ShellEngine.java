package org.pieceworth.lab.uci;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A UCI engine of a few lines of shell, which starts at once: it answers each `go` by the next text it was given, and
/// notes each line that it was sent.
record ShellEngine(Path program) {

    private static final String TEXT = """
            #!/bin/sh
            asked=0
            while read -r line; do
                printf '%s\\n' "$line" >> "$0.log"
                case "$line" in
                uci) cat "$0.hello" ;;
                isready) cat "$0.ready" 2> /dev/null; echo readyok ;;
                'go perft'*) cat "$0.perft" ;;
                go*) asked=$((asked + 1)); cat "$0.$asked" 2> /dev/null || exit 3 ;;
                quit) exit 0 ;;
                esac
            done
            """;

    /// An engine that lists those options, and answers the n-th `go` of its process by the n-th text, without more it
    /// dies.
    static ShellEngine of(Path folder, List<String> options, String... answers) throws IOException {
        Path program = folder.resolve("engine");
        write(program);
        ShellEngine engine = new ShellEngine(program);
        StringBuilder hello = new StringBuilder("id name Shell 1.0\nid author nobody\n");
        options.forEach(option -> hello.append("option ").append(option).append('\n'));
        engine.says("hello", hello.append("uciok\n").toString());
        for (int i = 0; i < answers.length; i++) {
            engine.says(String.valueOf(i + 1), answers[i] + "\n");
        }
        return engine;
    }

    /// By another process: were it open for writing here, a process that another test starts just then would keep it so
    /// for a moment, and what is open for writing cannot be run.
    private static void write(Path program) throws IOException {
        Process writer =
                new ProcessBuilder("/bin/sh", "-c", "cat > \"$0\" && chmod +x \"$0\"", program.toString()).start();
        try (Writer text = writer.outputWriter()) {
            text.write(TEXT);
        }
        if (writer.onExit().join().exitValue() != 0) {
            throw new IOException("cannot make " + program + " a program");
        }
    }

    /// Says that to `uci` (hello), before it is ready (ready) or to `go perft` (perft).
    void says(String when, String text) throws IOException {
        Files.writeString(Path.of(program + "." + when), text);
    }

    ExternalEngineCommand command() {
        return ExternalEngineCommand.of(program.toString());
    }

    /// The lines that it was sent.
    List<String> log() throws IOException {
        return Files.readAllLines(Path.of(program + ".log"));
    }
}
