package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ArmiesCommandTest {

    private static final String PIECES = "NBRQ";
    private static final double[] LOGITS = {0.9, 1.0, 1.4, 2.5};

    @TempDir
    Path folder;

    /// Armies of four kinds of piece, full or with empty squares, whose results are just what their values say.
    private Path results(int rows, boolean empty) throws IOException {
        Random random = new Random(7);
        StringBuilder text = new StringBuilder("army_white,army_black,wins,draws,losses\n");
        for (int row = 0; row < rows; row++) {
            double predictor = 0.1;
            String[] armies = new String[2];
            for (int side = 0; side < 2; side++) {
                StringBuilder army = new StringBuilder();
                for (int i = 0; i < 7; i++) {
                    int lot = random.nextInt(empty ? 5 : 4);
                    army.append(lot == 4 ? '-' : PIECES.charAt(lot));
                    predictor += (side == 0 ? 1 : -1) * (lot == 4 ? 0 : LOGITS[lot]);
                }
                armies[side] = army.insert(4, 'K').toString();
            }
            double win = 1000 / (1 + Math.exp(0.3 - predictor));
            double loss = 1000 / (1 + Math.exp(0.3 + predictor));
            text.append("%s,%s,%.3f,%.3f,%.3f%n".formatted(armies[0], armies[1], win, 1000 - win - loss, loss));
        }
        return Files.writeString(folder.resolve("results.csv"), text);
    }

    private static JsonNode json(String... args) {
        CommandRun run = CommandRun.of(args);
        assertThat(run.err()).isEmpty();
        return JsonMapper.shared().readTree(run.out());
    }

    @Test
    void valuesAreFoundWhereArmiesDifferInNumber() throws IOException {
        JsonNode answer = json(
                "armies",
                "fit",
                results(120, true).toString(),
                "--anchor",
                "N=90",
                "--hold-out",
                "3",
                "--format",
                "json");
        assertThat(answer.get("zeroOpen").asBoolean()).isFalse();
        assertThat(answer.get("whiteScore").asDouble()).isBetween(40.0, 60.0);
        double[] expected = {100, 90, 250, 140};
        for (int i = 0; i < 4; i++) {
            assertThat(answer.get("values").get(i).get("value").asDouble()).isCloseTo(expected[i], within(0.5));
        }
        assertThat(answer.get("heldOut").get(1).get("absolute").asDouble()).isLessThan(0.2);
        assertThat(answer.get("fits").get(0).get("dispersion").asDouble()).isLessThan(0.1);
    }

    @Test
    void onlyDifferencesAreFoundWhereArmiesHaveAsManyPieces() throws IOException {
        CommandRun run = CommandRun.of("armies", "fit", results(120, false).toString());
        assertThat(run.out()).contains("only differences of values are known", "N = 300.");
        JsonNode answer = json("armies", "fit", results(120, false).toString(), "--format", "json");
        double scale = 1 / (0.00368208 * 0.764686);
        assertThat(answer.get("values").get(3).get("value").asDouble()).isCloseTo(300 + 0.5 * scale, within(0.5));
        assertThat(answer.get("leastAbsolute").get("normalization").asDouble()).isEqualTo(0.764686);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "armies | fit-armies: found nothing, expected a file of results",
                "armies fit none.tsv | none.tsv: there is no such file",
                "fit-armies guess x.tsv | fit-armies: found guess x.tsv, expected a file of results",
                "fit-armies none.tsv | none.tsv: there is no such file",
                "fit-armies FILE --anchor N | --anchor: found 'N', expected a piece and its value",
                "fit-armies FILE --anchor N=0 | --anchor: found 'N=0', expected a piece and its value",
                "fit-armies FILE --anchor A=300 | --anchor: found BN, which no army has",
                "fit-armies FILE --letters none.txt | none.txt: there is no such file",
                "fit-armies FILE --normalization 2 | --normalization: does nothing here",
                "fit-armies FILE --hold-out 1 | found 1"
            })
    void mistakesAreNamed(String command, String fault) throws IOException {
        String file = results(40, true).toString();
        CommandRun run = CommandRun.of(command.replace("FILE", file).split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(fault.strip()).hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "NK,BK,50,0,50",
                "NK,NK,50,10,50",
                "KK,KK,50,10,50",
                "NK,BK,100,0,0",
                "NK,BK,0,100,0",
                "NK,BK,0,100,0 BK,NK,0,100,0"
            })
    void resultsThatTellNothingAreRefusedInALine(String rows) throws IOException {
        Path file = Files.writeString(
                folder.resolve("few.csv"), "white,black,wins,draws,losses\n" + rows.replace(" ", "\n") + "\n");
        CommandRun run = CommandRun.of("armies", "fit", file.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1).startsWith("pieceworth: ");
    }
}
