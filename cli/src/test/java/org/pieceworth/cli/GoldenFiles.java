package org.pieceworth.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.pieceworth.studies.demo.DemoGames;

/// The small files that the commands of the golden answers read.
final class GoldenFiles {

    /// Enough games that values have intervals, and few enough to be read in no time.
    private static final int GAMES = 120;

    /// The king has no value to estimate, and an empty square none at all.
    private static final String LETTERS = "-NBRQK";

    private static final int[] WORTH = {0, 3, 3, 5, 9, 0};

    /// An engine that answers the conversation but always by the same move.
    private static final String ENGINE = """
            while read -r line; do
                case $line in
                    uci) printf 'id name scripted\\nid author nobody\\noption name Hash type spin default 16 min 1 max 64\\nuciok\\n' ;;
                    isready) echo readyok ;;
                    go*) printf 'info depth 1 score cp 20 nodes 20 pv e2e4\\nbestmove e2e4\\n' ;;
                    quit) exit ;;
                esac
            done
            """;

    private static final List<String> PLAYERS = List.of("Anna", "Bela", "Carl");

    private GoldenFiles() {}

    static void write(Path folder) throws IOException {
        List<String> games = games();
        StringBuilder dated = new StringBuilder();
        StringBuilder named = new StringBuilder();
        for (int game = 0; game < GAMES; game++) {
            dated.append(dated(games.get(game), game));
            named.append(named(games.get(game), game));
        }
        write(folder, "games.pgn", dated.toString());
        write(folder, "players.pgn", named.toString());
        write(folder, "few.pgn", LaunchedProgram.GAMES);
        write(folder, "empty.pgn", "");
        write(folder, "list.csv", "P,100\nN,320\nB,330\nR,500\nQ,950\n");
        write(folder, "targets.csv", "N,300,10\nB,320,10\nR,480,15\nBN,700,20\nRN,800,25\nRB,900,25\n");
        write(
                folder,
                "my.ini",
                "[my:chess]\ncustomPiece1 = a:FfW\nstartFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1\n");
        write(folder, "bad.ini", "[my:nowhere]\nmaxRank = zebra\n");
        write(folder, "armies.tsv", armies());
        write(folder, "features.csv", "P,N,B,R,Q\n1,0,0,0,0\n0,1,-1,0,0\n");
        write(folder, "engine.sh", ENGINE);
        made(folder, "fit.json", "--format", "json");
        made(folder, "pair.json", "--features", "material,pair:B", "--format", "json");
        made(folder, "counted.csv", "-o", "-", "--format", "csv");
    }

    /// A saved fit, or the games' rows, as the program itself writes them.
    private static void made(Path folder, String name, String... options) throws IOException {
        List<String> words = new ArrayList<>(List.of(
                name.equals("counted.csv") ? "count" : "fit",
                folder.resolve("games.pgn").toString()));
        words.addAll(List.of(options));
        write(folder, name, CommandRun.of(words.toArray(String[]::new)).out());
    }

    /// Armies with or without some of their pieces, and the scores that values of 1, 3, 3, 5 and 9 would make them
    /// expect.
    private static String armies() {
        Random random = new Random(1);
        StringBuilder text = new StringBuilder("army_white\tarmy_black\twins\tdraws\tlosses\n");
        for (int row = 0; row < 60; row++) {
            int lead = 0;
            for (int side = 1; side >= -1; side -= 2) {
                for (int square = 0; square < 8; square++) {
                    int kind = square == 4 ? 5 : random.nextInt(5);
                    lead += side * WORTH[kind];
                    text.append(LETTERS.charAt(kind));
                }
                text.append('\t');
            }
            int wins = (int) Math.round(100 / (1 + Math.exp(0.5 - lead / 6.0)));
            int losses = (int) Math.round(100 / (1 + Math.exp(0.6 + lead / 6.0)));
            text.append(wins)
                    .append('\t')
                    .append(100 - wins - losses)
                    .append('\t')
                    .append(losses)
                    .append('\n');
        }
        return text.toString();
    }

    /// With tags that games elsewhere have, so that there is something to group and to control by.
    private static String dated(String game, int number) {
        String year = Integer.toString(1980 + number % 3 * 10);
        return game.replaceFirst(
                "(?m)^\\[Date .*$", "[Date \"" + year + ".01.01\"]\n[ECO \"" + (char) ('A' + number % 4) + "00\"]");
    }

    /// With players and their ratings.
    private static String named(String game, int number) {
        int white = number % 3;
        int black = (white + 1 + number % 2) % 3;
        return game.replaceFirst("(?m)^\\[White .*$", player("White", white))
                .replaceFirst("(?m)^\\[Black .*$", player("Black", black));
    }

    private static String player(String colour, int number) {
        return "[%s \"%s\"]\n[%sElo \"%d\"]".formatted(colour, PLAYERS.get(number), colour, 2400 + 50 * number);
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
