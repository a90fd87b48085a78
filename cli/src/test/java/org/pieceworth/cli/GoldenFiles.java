package org.pieceworth.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.pieceworth.studies.demo.DemoGames;

/// The small files that the commands of the golden answers read.
final class GoldenFiles {

    /// Enough games that values have intervals, and few enough to be read in no time.
    private static final int GAMES = 120;

    private GoldenFiles() {}

    static void write(Path folder) throws IOException {
        List<String> games = games();
        StringBuilder dated = new StringBuilder();
        for (int game = 0; game < GAMES; game++) {
            dated.append(dated(games.get(game), game));
        }
        write(folder, "games.pgn", dated.toString());
        write(folder, "few.pgn", LaunchedProgram.GAMES);
        write(folder, "empty.pgn", "");
        write(folder, "list.csv", "P,100\nN,320\nB,330\nR,500\nQ,950\n");
        write(folder, "targets.csv", "N,300,10\nB,320,10\nR,480,15\nBN,700,20\nRN,800,25\nRB,900,25\n");
        write(
                folder,
                "my.ini",
                "[my:chess]\ncustomPiece1 = a:FfW\nstartFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1\n");
        write(folder, "bad.ini", "[my:nowhere]\nmaxRank = zebra\n");
    }

    /// With tags that games elsewhere have, so that there is something to group and to control by.
    private static String dated(String game, int number) {
        String year = Integer.toString(1980 + number % 3 * 10);
        return game.replaceFirst(
                "(?m)^\\[Date .*$", "[Date \"" + year + ".01.01\"]\n[ECO \"" + (char) ('A' + number % 4) + "00\"]");
    }

    private static void write(Path folder, String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private static List<String> games() {
        try (InputStream in = new GZIPInputStream(DemoGames.open())) {
            return List.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("(?=\\[Event )"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
