package org.pieceworth.cli;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.pieceworth.cli.serve.WorkbenchTrainingRun;
import org.pieceworth.studies.demo.DemoGames;

/// Runs the usual commands once without output, so that the start-up archive of this run contains their
/// classes and the methods worth compiling.
final class ArchiveTrainingRun {

    /// Number of readings of the demonstration's games, until all code for reading is compiled.
    private static final int COPIES = 4;

    private static final int GAMES_OF_EVENT = 40;
    private static final int PLAYERS = 299;

    private ArchiveTrainingRun() {}

    /// Runs `games`, the commands that read them, `serve`, the workbench, or `others`; the answers of the
    /// commands do not matter.
    public static void main(String[] args) throws IOException {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        try {
            switch (args[0]) {
                case "games" -> readGames();
                case "serve" -> WorkbenchTrainingRun.pay();
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

    /// Writes games like those found elsewhere: of many players and events, so that code for these is
    /// included. Events differ by winner, so that they widen standard errors; some games are draws regardless
    /// of the lead, so that odds are not proportional.
    private static void copyGames(OutputStream to) throws IOException {
        String text;
        try (InputStream in = new GZIPInputStream(DemoGames.open())) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        String[] games = text.split("(?=\\[Event )");
        for (int copy = 0; copy < COPIES; copy++) {
            for (int game = 0; game < games.length; game++) {
                int number = copy * games.length + game;
                int result = games[game].contains("\"1-0\"") ? 0 : 1;
                String drawn = number % 5 == 0 ? games[game].replaceAll("1-0|0-1", "1/2-1/2") : games[game];
                String tagged = drawn.replaceFirst(
                                "Event \"[^\"]*", "Event \"" + (2 * (number / GAMES_OF_EVENT) + result))
                        .replaceFirst("White \"[^\"]*", "White \"" + number % PLAYERS)
                        .replaceFirst("Black \"[^\"]*", "Black \"" + number * 7 % PLAYERS);
                to.write(tagged.getBytes(StandardCharsets.UTF_8));
            }
        }
    }
}
