package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Weights are fitted to games, written, and played by.
class TuneCommandTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    void weightsAreFittedAndPlayedBy() throws IOException {
        Path tuned = folder.resolve("tuned.txt");
        CommandRun run = CommandRun.of(
                "tune",
                "weights",
                "--variant",
                "gardner,chess",
                "--selfplay",
                "40",
                "--nodes",
                "5",
                "--max-plies",
                "80",
                "--threads",
                "1",
                "--quiet",
                "-o",
                tuned.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("gardner", "held-out games", "Ridge towards the present weights");
        assertThat(Files.readString(tuned)).contains("threats", "mobility").startsWith("# Weights");
        assertThat(CommandRun.of("selfplay", "--games", "1", "--nodes", "5", "--quiet", "--weights", tuned.toString())
                        .code())
                .isZero();
        assertThat(CommandRun.of(
                                "match",
                                "self",
                                "self",
                                "--games",
                                "2",
                                "--nodes",
                                "5",
                                "--quiet",
                                "--weights",
                                "A:" + tuned)
                        .code())
                .isZero();
    }

    @Test
    void filesOfGamesWillDo() {
        String games = folder.resolve("games.pgn").toString();
        CommandRun.of("selfplay", "--games", "60", "--nodes", "5", "--quiet", "--threads", "1", "-o", games);
        CommandRun run = CommandRun.of("tune", "weights", "--games", games, "--quiet", "--format", "json");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("\"heldOut\"", "\"logitsPerPawn\"", "\"mobility@end\"");
    }

    @Test
    void numbersAreTunedByGames() throws IOException {
        Path tuned = folder.resolve("tuned.txt");
        Path plot = folder.resolve("tuned.svg");
        String[] words = {
            "tune",
            "spsa",
            "--variant",
            "gardner",
            "--parameters",
            "hanging@opening,value:Q",
            "--games",
            "12",
            "--batch",
            "4",
            "--nodes",
            "5",
            "--test",
            "4",
            "--quiet",
            "-o",
            tuned.toString(),
            "--plot",
            plot.toString()
        };
        CommandRun run = CommandRun.of(words);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("Gains: a", "value:Q", "Tuned against the start");
        assertThat(Files.readString(tuned)).contains("# value:Q", "threats");
        assertThat(Files.readString(plot)).startsWith("<svg").contains("hanging@opening");
        assertThat(folder.resolve("tuned.txt.part")).doesNotExist();
        assertThat(CommandRun.of(words).out()).isEqualTo(run.out());
    }

    @Test
    void commonNumbersAreTunedInSeveralVariants() throws IOException {
        Path tuned = folder.resolve("tuned.txt");
        Path plot = folder.resolve("tuned.svg");
        String words = "tune spsa --variant gardner,chess --parameters weights,search --games 12 --batch 6 --nodes 5"
                + " --test 8 --max-plies 80 --quiet -o " + tuned + " --plot " + plot;
        CommandRun run = CommandRun.of(words.split(" "));
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("12 games of gardner, chess (a pair in each in turn)", "Tuned against the start")
                .containsPattern("\ngardner +\\d - \\d - \\d")
                .contains("match self self --weights A:" + tuned + " --variant NAME");
        assertThat(Files.readString(tuned)).contains("tune spsa, gardner, chess, 12 games", "search:delta");
        assertThat(Files.readString(plot)).contains("How the parameters went in gardner, chess");
        CommandRun json = CommandRun.of((words + " --threads 1 --format json").split(" "));
        assertThat(json.out()).containsPattern("\"variants\" *: *\\[ *\"gardner\", *\"chess\" *]");
        assertThat(json.out()).contains("\"state\"", "\"variant\"");
    }

    @Test
    void aSurfaceHasARegion() throws IOException {
        Path tuned = folder.resolve("tuned.txt");
        Path plot = folder.resolve("tuned.svg");
        String words = "tune bayes --variant gardner --parameters value:Q,hanging@end --games 32 --batch 2 --nodes 5"
                + " --test 2 --max-plies 60 --quiet -o " + tuned + " --plot " + plot;
        CommandRun run = CommandRun.of(words.split(" "));
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("95 % from", "conservative", "value:Q", "Compared with the start the optimum is worth ")
                .contains("Tuned against the start");
        assertThat(Files.readString(tuned)).contains("tune bayes", "# value:Q");
        assertThat(Files.readString(plot)).startsWith("<svg").contains("value:Q, hanging@end");
        CommandRun json = CommandRun.of((words + " --threads 1 --format json").split(" "));
        assertThat(json.out()).contains("\"region\"", "\"conservativeGain\"", "\"low\"");
    }

    @ParameterizedTest
    @CsvSource({
        "tune bayes --games 100, --engine with ranges",
        "tune bayes --parameters weights --games 100, 'expected at most 10 for tune bayes'",
        "tune bayes --engine no-such-program --options A=1..2 --games 100, no-such-program: cannot be run",
        "tune spsa --engine no-such-program --games 100, 'found nothing to tune, expected ranges'",
        "tune spsa --engine no-such-program --options A=3..2 --games 100, A=3..2",
        "tune spsa --options A=1..2 --games 100, --engine CMD",
        "tune spsa --engine x --parameters value:Q --games 100, --parameters",
        "tune bayes --variant chess;gardner --engine x --options A=1..2 --games 100, 2 variants with --engine",
        "tune weights --selfplay 20 --engine x, --engine",
        "tune nothing, 'expected weights'",
        "tune weights, --selfplay",
        "tune weights --selfplay 20 --batch 4, --batch",
        "tune weights --selfplay 20 --test 10, --test",
        "tune spsa --games 100, --parameters",
        "tune spsa --parameters weights, --games",
        "tune spsa --parameters nothing --games 100, found 'nothing'",
        "tune spsa --parameters weights --games 99 --batch 3, even number",
        "tune spsa --variant gardner;chess --parameters weights;value:Q --games 100, found 'value:Q' with 2 variants",
        "tune spsa --variant gardner;chess --parameters values --games 100, found 'values' with 2 variants",
        "tune spsa --variant chess;chess --parameters weights --games 100, found a variant twice",
        "tune weights --selfplay 30 --plot a.svg, --plot",
        "tune weights --games a.pgn --selfplay 5, files and games to be played",
        "tune weights --variant chess;grand --games a.pgn, expected VARIANT=FILE",
        "tune weights --selfplay 5 --weights no.txt, no.txt: there is no such file",
        "match self self --weights C:no.txt, no.txt",
        "selfplay --weights no.txt, no.txt: there is no such file"
    })
    void whatMakesNoSenseIsRefused(String words, String message) {
        CommandRun run = CommandRun.of(words.replace(';', ',').split(" "));
        assertThat(run.err()).contains(message);
        assertThat(run.code()).isEqualTo(2);
    }
}
