package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.testkit.RandomPgn;

/// A file means the same with a byte order mark and without, in UTF-8 or UTF-16.
class ByteOrderMarkTest {

    private static final String RESULTS = "army_white\tarmy_black\twins\tdraws\tlosses\n"
            + "AB\tNB\t30\t5\t10\nNB\tAB\t12\t4\t29\nAN\tNB\t28\t5\t12\nBA\tNN\t30\t5\t9\n";

    @TempDir
    Path folder = Path.of("");

    private CommandRun run(String words, String name, byte[] bytes) throws IOException {
        Files.write(folder.resolve(name), bytes);
        return CommandRun.of(Arrays.stream(words.strip().split(" +"))
                .map(word -> word.replace("DIR/", folder + "/"))
                .toArray(String[]::new));
    }

    private static String content(String file) {
        return switch (file) {
            case "games.pgn" -> RandomPgn.games(0, 120);
            case "counts.csv" -> "P,N,B,R,Q,win,draw,loss\n1,0,0,0,0,30,5,10\n0,1,0,0,0,20,5,4\n0,0,1,-1,0,5,4,20\n";
            case "rows.mat" -> "1 0 0 0 0 2\n-1 0 0 0 0 2\n-1 0 0 0 0 0\n0 1 0 0 0 1\n0 1 0 0 0 0\n".repeat(40);
            case "rows.csv" -> "P,N,B,R,Q\n1,0,0,0,0\n";
            case "values.csv" -> "piece,value\nN,300\nB,310\n";
            case "lines.csv" -> "N,300\nB,310\nR,500\nQ,900\nP,100\n";
            case "values.json" ->
                "{\"rows\": [{\"piece\": \"P\", \"value\": 100}, {\"piece\": \"N\", \"value\": 300}, {\"piece\": \"B\", \"value\":"
                        + " 310}, {\"piece\": \"R\", \"value\": 500}, {\"piece\": \"Q\", \"value\": 900}], \"unit\": \"pawn=100\"}";
            case "my.ini" -> "[first:chess]\ncustomPiece1 = a:NB\n";
            case "letters.txt" -> "A archbishop\nB B\nN N\n";
            case "results.tsv" -> RESULTS;
            case "book.epd" -> "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n";
            case "engines.json" ->
                "[{\"name\": \"a\", \"command\": \"self\"}, {\"name\": \"b\", \"command\": \"self\"}]";
            case "players.pgn" ->
                "[White \"A\"]\n[Black \"B\"]\n\n1. e4 1-0\n\n[White \"B\"]\n[Black \"C\"]\n\n1. d4 1-0\n\n[White \"C\"]\n[Black \"A\"]\n\n1. c4 1/2-1/2\n";
            case "alias.txt" -> "C = B\n";
            default -> throw new IllegalArgumentException(file);
        };
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            games.pgn    | fit DIR/games.pgn --unit logit --format csv
            counts.csv   | fit DIR/counts.csv --unit logit --format csv
            rows.mat     | fit DIR/rows.mat --unit logit --format csv
            rows.csv     | predict DIR/fit.json --rows DIR/rows.csv --format csv
            fit.json     | predict DIR/fit.json --format csv
            values.csv   | compare DIR/values.csv --format csv
            lines.csv    | selfplay --values DIR/lines.csv --games 2 --nodes 10 --seed 1 --quiet -o -
            values.json  | selfplay --values DIR/values.json --games 2 --nodes 10 --seed 1 --quiet -o -
            my.ini       | value @DIR/my.ini:first --models mobility --format csv
            letters.txt  | armies fit DIR/results.tsv --letters DIR/letters.txt --format csv
            results.tsv  | armies fit DIR/results.tsv --letters DIR/letters.txt --format csv
            alias.txt    | ratings DIR/players.pgn --alias DIR/alias.txt --format csv
            book.epd     | match self self --book DIR/book.epd --games 2 --nodes 10 --seed 1 --quiet --format csv
            engines.json | match --engines DIR/engines.json --games 2 --nodes 10 --seed 1 --quiet --format csv
            """)
    void filesMeanTheSame(String file, String words) throws IOException {
        for (String other : new String[] {"games.pgn", "players.pgn", "rows.csv", "letters.txt", "results.tsv"}) {
            Files.writeString(folder.resolve(other), content(other));
        }
        Path fit = folder.resolve("fit.json");
        Files.writeString(
                fit,
                CommandRun.of("fit", folder.resolve("games.pgn").toString(), "--unit", "logit", "--format", "json")
                        .out());
        String text = file.equals("fit.json") ? Files.readString(fit) : content(file);
        CommandRun plain = run(words, file, text.getBytes(StandardCharsets.UTF_8));
        assertThat(plain.code()).as(plain.err()).isZero();
        String marked = "\uFEFF" + text;
        assertThat(run(words, file, marked.getBytes(StandardCharsets.UTF_8)))
                .extracting(CommandRun::code, CommandRun::out)
                .containsExactly(0, plain.out());
        assertThat(run(words, file, marked.getBytes(StandardCharsets.UTF_16LE)))
                .extracting(CommandRun::code, CommandRun::out)
                .containsExactly(0, plain.out());
    }
}
