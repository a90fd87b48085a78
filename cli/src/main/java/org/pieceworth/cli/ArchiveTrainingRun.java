package org.pieceworth.cli;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.pieceworth.cli.serve.Visit;
import org.pieceworth.studies.demo.DemoGames;

/// Runs the usual commands once, saying nothing, so that the start-up archive that is made of this run knows their
/// classes and what in them is worth compiling.
final class ArchiveTrainingRun {

    /// So often the games of the demonstration are read, until all that reads games is compiled.
    private static final int COPIES = 4;

    private ArchiveTrainingRun() {}

    /// Runs `games`, the commands that read them, `serve`, the workbench, or `others`; what a command answers does not
    /// matter.
    public static void main(String[] args) throws IOException {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        try {
            switch (args[0]) {
                case "games" -> readGames();
                case "serve" -> Visit.pay();
                default -> runOthers();
            }
        } finally {
            System.setOut(out);
        }
    }

    private static void readGames() throws IOException {
        Path games = Files.createTempFile("pieceworth", ".pgn");
        Path compressed = Files.createTempFile("pieceworth", ".pgn.zst");
        try {
            try (OutputStream out = Files.newOutputStream(games)) {
                copyGames(out);
            }
            try (OutputStream out = new ZstdOutputStream(Files.newOutputStream(compressed))) {
                copyGames(out);
            }
            run("fit", "--threads", "1", "--keep-duplicates", "--quiet", games.toString());
            run("fit", "--quiet", "--format", "json", compressed.toString());
        } finally {
            Files.delete(games);
            Files.delete(compressed);
        }
    }

    private static void runOthers() {
        run("demo", "--quick");
        run("value", "archbishop", "fhNbFbsW", "RB");
        run("explain", "Q", "--model", "universal");
        run("moves", "N");
        run("pieces", "bishop", "--format", "json");
        run("perft", "--depth", "4");
        run("selfplay", "--games", "2", "--nodes", "50", "--quiet");
        run("uci");
        run("--help");
    }

    private static void run(String... command) {
        Pieceworth.run(command);
    }

    private static void copyGames(OutputStream to) throws IOException {
        for (int copy = 0; copy < COPIES; copy++) {
            try (InputStream in = new GZIPInputStream(DemoGames.open())) {
                in.transferTo(to);
            }
        }
    }
}
