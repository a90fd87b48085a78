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

/// Runs the usual commands once, saying nothing, so that the start-up archive that is made of this run knows their
/// classes and what in them is worth compiling.
final class ArchiveTrainingRun {

    /// So often the games of the demonstration are read, until all that reads games is compiled.
    private static final int COPIES = 4;

    private static final int GAMES_OF_EVENT = 40;
    private static final int PLAYERS = 299;

    private ArchiveTrainingRun() {}

    /// Runs `games`, the commands that read them, `serve`, the workbench, or `others`; what a command answers does not
    /// matter.
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

    /// The games as they are found elsewhere: of many players and events, so that what looks at these is known.
    /// Events differ by who wins, so that they widen errors; some games are draws whoever is ahead, so that odds
    /// are not proportional.
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
