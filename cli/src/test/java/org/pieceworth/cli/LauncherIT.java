package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.studies.Version;
import tools.jackson.databind.JsonNode;

/// The whole program through its real launcher, after the jars are built.
class LauncherIT extends LaunchedProgram {

    @Test
    void versionIsQuietlyPrinted() throws IOException, InterruptedException {
        Run run = run("--version");
        assertThat(run).isEqualTo(new Run(0, "pieceworth " + Version.number() + "\n", ""));
    }

    @Test
    void aLinkAndAnOldJavaHomeDoNotMatter() throws IOException, InterruptedException {
        Path link = Files.createSymbolicLink(folder.resolve("a link"), LAUNCHER);
        Run run = run(folder, link, Map.of("JAVA_HOME", "/no/such/jdk"), "", "--version");
        assertThat(run.out()).startsWith("pieceworth ");
        assertThat(run.code()).isZero();
    }

    /// Commands of one kind have an archive of their own, and making one leaves those of the others.
    @Test
    void startUpArchivesAreMadeOnce() throws IOException, InterruptedException {
        for (String kind : List.of("fit", "serve", "value")) {
            run(kind, "--help");
        }
        Path built = LAUNCHER.resolveSibling("cli/target");
        List<Path> archives = Stream.of("games.aot", "serve.aot", "others.aot")
                .map(file -> Files.exists(built.resolve(file))
                        ? built.resolve(file)
                        : built.resolve("quick").resolve(file))
                .toList();
        List<FileTime> made = timesOf(archives);
        for (String kind : List.of("value", "serve", "fit")) {
            run(kind, "--help");
        }
        assertThat(timesOf(archives)).isEqualTo(made);
    }

    private static List<FileTime> timesOf(List<Path> files) throws IOException {
        List<FileTime> times = new ArrayList<>();
        for (Path file : files) {
            times.add(Files.getLastModifiedTime(file));
        }
        return times;
    }

    @Test
    void demoAnswersFirst() throws IOException, InterruptedException {
        Run run = run("demo", "--quick");
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("A knight is worth 2.").contains("archbishop", "queen");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void demoPlays() throws IOException, InterruptedException {
        Run run = run("demo", "--seconds", "2");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).startsWith("A knight is worth 2.").contains("By play: after ");
        JsonNode json = run("demo", "--seconds", "2", "--format", "json").json();
        assertThat(json.path("play").path("games").asLong()).isPositive();
        assertThat(json.path("games")).isNotEmpty();
    }

    /// Killed in the middle and run again, the games are those of a run that nobody disturbed.
    @Test
    void aKilledRunGoesOn() throws IOException, InterruptedException {
        String[] asked = {"selfplay", "--games", "150", "--nodes", "60", "--quiet", "-o", "killed.pgn"};
        Path part = folder.resolve("killed.pgn.part");
        for (long records : new long[] {3, 20}) {
            List<String> command = new ArrayList<>(List.of(LAUNCHER.toString()));
            command.addAll(List.of(asked));
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            while (process.isAlive() && linesOf(part) < records) {
                Thread.sleep(2);
            }
            process.destroyForcibly().waitFor();
        }
        Run resumed = run(asked);
        assertThat(resumed.code()).as(resumed.err()).isZero();
        asked[asked.length - 1] = "undisturbed.pgn";
        run(asked);
        assertThat(folder.resolve("killed.pgn")).hasSameTextualContentAs(folder.resolve("undisturbed.pgn"));
        assertThat(part).doesNotExist();
    }

    private static long linesOf(Path file) throws IOException {
        return Files.exists(file)
                ? Files.readString(file).chars().filter(c -> c == '\n').count()
                : 0;
    }

    /// What the README shows of commands that need no data is what they print.
    @Test
    void theReadmeShowsTrueOutput() throws IOException, InterruptedException {
        String readme = Files.readString(LAUNCHER.resolveSibling("README.md"));
        assertThat(readme).contains("```\n" + run("demo", "--quick").out() + "```");
        List<String> blocks = Pattern.compile("```\n(\\$ ./pieceworth [^\n]*\n.*?)```", Pattern.DOTALL)
                .matcher(readme)
                .results()
                .map(match -> match.group(1))
                .filter(block -> !block.contains(".pgn"))
                .toList();
        assertThat(blocks).hasSizeGreaterThanOrEqualTo(3);
        for (String block : blocks) {
            String command = block.substring("$ ./pieceworth ".length(), block.indexOf('\n'));
            assertThat(run(command.split(" ")).out()).isEqualTo(block.substring(block.indexOf('\n') + 1));
        }
    }

    @Test
    void namesOutsideAsciiWorkInAnyLocale() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("späth.pgn"), GAMES);
        Run run = run(folder, LAUNCHER, Map.of("LC_ALL", "C"), "", "count", "späth.pgn", "-o", "-", "--quiet");
        assertThat(run.out()).startsWith("P,N,B,R,Q");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            vlaue N                        | did you mean value?
            var                            | did you mean variants?
            m                              | did you mean material or moves or match?
            pieces --formt json            | did you mean --format
            value capablnca                | nearest name is 'capablanca', a variant
            moves                          | expected a name (archbishop), Betza notation (BN)
            value archbishup               | nearest name is 'archbishop'
            value N-B                      | character 2
            value N --board 17x8           | expected 1 to 16
            value N --models nothing       | model 'nothing' is not known
            value N --unit florin          | expected PIECE=NUMBER
            value N --threads 0            | expected 1 or more
            moves N --at z9                | expected a1 to h8
            fit nothing.pgn                | no such file
            fit .                          | is a folder
            fit x.pgn --features materiel  | nearest
            fit x.pgn --features material,material | twice
            fit x.pgn --where WhiteElo     | expected one of =
            fit x.pgn --by elo:x           | expected a width
            fit x.pgn --by 1x              | expected player
            fit x.pgn --alias nobody       | no such file
            fit x.pgn --quiet-plies -1     | --quiet-plies: found -1, expected 0 to 1000
            fit x.pgn --bootstrap 1        | expected 2 to
            fit x.pgn --bootstrap few      | --bootstrap: found 'few', expected a whole number
            fit x.pgn --draws maybe        | --draws: found 'maybe', expected ordered, half or drop
            fit x.pgn --smooth much        | expected auto
            fit x.pgn --influence -1       | expected 0 to
            fit x.pgn --target score --draws ordered | expected half
            fit x.pgn --plot x.gif         | ends with .svg or .png
            fit x.pgn --tables x.txt       | ends with .c
            fit x.pgn --report no/x.html   | no such folder
            perft --depth 99               | expected 0 to 30
            demo --seconds 0               | expected 1 to 86400
            selfplay --games 0             | expected 1 to
            selfplay --nodes 0             | expected 1 to
            selfplay --nodes 5 --depth 2   | expected at most one of them
            selfplay --adjudicate maybe    | expected off, or win=SCORE:MOVES
            selfplay --variant nix         | no variant is named 'nix'
            selfplay --white RNBQ          | found 4 pieces, expected 8
            selfplay --white RNBQQBNR      | found 0 royal pieces, expected 1
            selfplay -o no/such/x.pgn      | no such folder
            selfplay -o games.xls          | expected a name that ends in .pgn
            perft --depth 2 --fen x        | expected at least placement
            perft --depth 2 --variant nix  | no variant is named 'nix'
            count nothing.pgn -o x         | no such file
            value R --density 2            | expected a number from 0.01 to 1
            value R --board hex:0          | expected 1 to 9
            moves R --board hex:6          | give a rectangle
            explain R N                    | expected one at a time
            explain R --model universal --at e4 | only mobility does
            explain K --captured black:B   | (--model universal)
            synergy nothing.csv            | no such file
            synergy --slack 0              | above 0
            synergy --slack 0.2,x          | found 'x', expected percentages
            synergy --solver de --value R  | (--solver exact, --objective max)
            synergy --solver de --slack 1  | (--solver exact, --objective max)
            synergy --objective chi2       | needs a standard error for each target
            synergy --tables --value R     | takes no targets
            synergy --hold-out triples --value R | would do nothing
            lexicon --slack 1,2            | expected one
            lexicon --slack 1 --parameters published | (--parameters fitted)
            value R --slack 1 --parameters published | (--parameters fitted)
            lexicon --headings             | see `pieceworth synergy`
            compare --plot x.png           | ends in .svg
            compare --sets nobody          | no list has a name like that;
            material --captured white      | expected for example white:B
            material --captured white:X    | is not in this game
            material --promoted white:P    | expected for example black:P=Q
            material --corrections 2,1,1   | expected three numbers from 0 to 1
            material --opening 8/8         | the opening has no piece K
            """)
    void badInputGetsOneLineAndExitTwo(String arguments, String part) throws IOException, InterruptedException {
        Run run = run(arguments.split(" +"));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines())
                .singleElement()
                .asString()
                .startsWith("pieceworth: ")
                .contains(part);
    }

    @Test
    void theArticlesPresetGivesItsFigures() throws IOException, InterruptedException {
        Path games = Path.of("../../shared/data/games/openrating.pgn")
                .toAbsolutePath()
                .normalize();
        assumeTrue(Files.exists(games), "reference data absent: openrating.pgn");
        JsonNode json = run("fit", games.toString(), "--preset", "medvedev", "--ridge", "0", "--format", "json")
                .json();
        assertThat(json.path("values").path(4).path("value").asDouble())
                .isCloseTo(1078.8726, Assertions.within(0.00005));
    }

    @Test
    void theEngineSpeaksUci() throws IOException, InterruptedException {
        String input = """
                uci
                setoption name PieceValues value universal
                position startpos moves e2e4
                no such command
                go infinite
                quit
                """;
        Run run = run(folder, LAUNCHER, Map.of(), input, "uci", "--values", "mobility", "--hash", "2");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("id name Pieceworth " + Version.number() + "\n")
                .contains("option name PieceValues type string default mobility\n", "\nuciok\n")
                .contains("info string unknown command 'no such command'")
                .containsPattern("\nbestmove [a-h][1-8][a-h][1-8].*\n$");
        Run bad = run("uci", "--values", "mobilty");
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.err()).startsWith("pieceworth: values 'mobilty': is neither a model nor a file");
    }
}
