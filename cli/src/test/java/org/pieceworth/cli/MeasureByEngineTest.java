package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Measurements from the command line whose games another engine plays.
class MeasureByEngineTest {

    private static final Path FAIRY = Path.of("/usr/games/fairy-stockfish");

    @TempDir
    Path folder = Path.of("");

    private static CommandRun measure(String... words) {
        List<String> all =
                new ArrayList<>(List.of("measure", "--quiet", "--no-systematics", "--games", "40", "--nodes", "1"));
        all.addAll(List.of(words));
        return CommandRun.of(all.toArray(String[]::new));
    }

    /// A UCI engine of a few lines, written by another process as in [MatchIT].
    private String engine(String options, String onGo) throws IOException {
        Path script = folder.resolve("engine");
        Process writer =
                new ProcessBuilder("/bin/sh", "-c", "cat > \"$0\" && chmod +x \"$0\"", script.toString()).start();
        try (Writer text = writer.outputWriter()) {
            text.write("""
                #!/bin/sh
                while read -r line; do
                    case $line in
                        uci) echo "id name Small"; OPTIONS echo uciok ;;
                        isready) echo readyok ;;
                        'go perft'*) echo "Nodes searched" ;;
                        go*) ON_GO ;;
                        quit) exit 0 ;;
                    esac
                done
                """.replace("OPTIONS", options).replace("ON_GO", onGo));
        }
        assertThat(writer.onExit().join().exitValue()).isZero();
        return script.toString();
    }

    /// Whatever the engine or the command does wrong is one line, and no file is written.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            FfW --engine /no/such/engine      | /no/such/engine: cannot be run as an engine
            FfW --engine FILES                | has no option 'VariantPath'
            FfW --engine OTHERS               | does not play 'measure'
            FfW --engine READS                | --engine: game 1: Small made an illegal move: 'a1a8' in
            FfW --engine READS --options Hush=3 | has no option 'Hush'
            FfW --engine READS --options variantpath=x.ini | --options: found 'variantpath', which Pieceworth sets for each game
            FfW --engine READS --options =3   | --options: found '=3', expected Name=Value;Name=Value
            FfW --engine DIES                 | --engine: game 1: Small exited in the middle of the game in
            FfW --engine READS --plan         | --plan: found together with --engine
            zB --engine READS                 | cannot read the piece
            N --engine READS --board 8x8:cylinder | cannot play measure on 8x8:cylinder
            FfW --engine self --options Hash=3 | does not apply to `self`
            FfW --options Hash=3              | --options: does nothing without --engine CMD
            FfW --engine READS -o ENGINE.pgn  | --output: found
            """)
    void faultsAreOneLine(String typed, String told) throws IOException {
        String reads = "echo option name VariantPath type string default x;"
                + " echo option name UCI_Variant type combo default chess var chess var measure;";
        String path = engine(
                typed.contains("OTHERS") ? reads.replace("var measure", "") : typed.contains("FILES") ? "" : reads,
                typed.contains("DIES") ? "exit 1" : "echo bestmove a1a8");
        if (typed.contains("ENGINE.pgn")) {
            path = Files.move(Path.of(path), folder.resolve("engine.pgn")).toString();
        }
        String engine = path;
        List<String> words = new ArrayList<>();
        for (String word : typed.strip().split(" +", -1)) {
            words.add(word.matches("FILES|OTHERS|READS|DIES|ENGINE.pgn") ? engine : word);
        }
        Path games = folder.resolve("games.pgn");
        if (!words.contains("-o")) {
            words.addAll(List.of("-o", games.toString()));
        }
        CommandRun run = measure(words.toArray(String[]::new));
        assertThat(run.code()).as(run.err()).isEqualTo(2);
        assertThat(run.err().lines()).as(run.err()).hasSize(1);
        assertThat(run.err()).contains(told);
        assertThat(run.out()).isEmpty();
        assertThat(games).doesNotExist();
        assertThat(folder.resolve("games.ini")).doesNotExist();
    }

    @Test
    void theAnswerTellsWhoPlayed() throws IOException {
        assumeTrue(Files.isExecutable(FAIRY), "no fairy-stockfish here");
        Path games = folder.resolve("games.pgn");
        CommandRun run = measure(
                "N", "--engine", FAIRY.toString(), "--options", "Hash=2", "--format", "json", "-o", games.toString());
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode provenance = run.json().path("provenance");
        assertThat(provenance.path("engine").path("name").asString()).startsWith("Fairy-Stockfish");
        assertThat(provenance.path("engine").path("command").asString()).isEqualTo(FAIRY.toString());
        assertThat(provenance.path("engine").path("options").path("Hash").asString())
                .isEqualTo("2");
        assertThat(provenance.has("engineValues")).isFalse();
        assertThat(provenance.path("armyValues").path("N").asDouble()).isPositive();
        assertThat(run.json().has("calibration")).isFalse();
        assertThat(run.json().path("games").asInt()).isEqualTo(40);
        assertThat(Files.readString(games)).contains("[White \"Fairy-Stockfish", "[Black \"Fairy-Stockfish");
    }

    /// That version passes over the pieces of a file.
    @Test
    void anEngineThatDoesNotKnowCustomPiecesIsRefused() {
        assumeTrue(Files.isExecutable(FAIRY), "no fairy-stockfish here");
        CommandRun run = measure("FfW", "--engine", FAIRY.toString());
        assumeTrue(run.code() != 0, "a fairy-stockfish that knows custom pieces");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).contains("expected an engine whose version knows all keys of the variant");
    }
}
