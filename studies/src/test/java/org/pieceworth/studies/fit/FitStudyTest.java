package org.pieceworth.studies.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.answer.Format;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Shrinking;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.fit.part.FitPurpose;
import org.pieceworth.studies.fit.words.Headline;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.play.PlayRequests;
import org.pieceworth.studies.play.SelfplayStudy;
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.studies.run.Run;
import org.pieceworth.testkit.RandomPgn;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class FitStudyTest {

    private static final FitSettings LOGITS =
            new FitSettings(DrawModel.ORDERED, true, 1e-6, Solver.NEWTON, ValueUnit.parse("logit"));

    @TempDir
    static Path folder;

    private static Path games = Path.of("");

    @BeforeAll
    static void writeGames() throws IOException {
        games = folder.resolve("games.pgn");
        Files.writeString(games, RandomPgn.games(0, 300));
    }

    private static ReadRequest reading(Path file, ObservationSettings settings) {
        return ReadRequest.of(List.of(file.toString()), settings, Optional.empty());
    }

    private static AskedFit request(String... words) {
        return AskedFit.of(reading(games, ObservationSettings.DEFAULT), LOGITS, words);
    }

    private static AskedFit request(FitSettings settings, String... words) {
        return AskedFit.of(reading(games, ObservationSettings.DEFAULT), settings, words);
    }

    @Test
    void oneReportGivesTextCsvAndJson() {
        FitAnswer answer = request().answer();
        JsonNode json = Printed.json(answer.document());
        assertThat(json.get("values")).hasSize(answer.fit().values().size());
        double knight =
                answer.fit().value("N").orElseThrow().value().orElseThrow().value();
        assertThat(json.get("values").get(1).get("value").asDouble()).isEqualTo(knight);
        assertThat(Printed.text(answer.document(), Format.CSV)).contains("N," + knight + ",");
        assertThat(Printed.text(answer.document(), Format.TABLE)).contains("N knight", "Log-loss");
        assertThat(json.get("provenance").get("files").get(0).get("sha256").asString())
                .hasSize(64);
        assertThat(json.get("games").asLong())
                .isEqualTo(answer.fit().observations().games());
        assertThat(json.get("positions").asLong()).isZero();
        assertThat(json.has("heldOut")).isFalse();
    }

    @Test
    void whatIsAskedBesideIsAnswered() {
        FitAnswer answer = request(
                        "--calibration",
                        "--held-out",
                        "--compare-draws",
                        "--influence",
                        "3",
                        "--influence-on",
                        "Q",
                        "--compare-values",
                        "mobility,atlas")
                .answer();
        JsonNode json = Printed.json(answer.document());
        assertThat(json.get("influence")).hasSize(3);
        assertThat(json.get("drawModels")).hasSize(DrawModel.values().length);
        assertThat(json.get("comparedValues")).hasSize(3);
        assertThat(json.get("comparedValues").get(2).get("values").asString()).isEqualTo("atlas");
        assertThat(json.get("heldOut").has("brier")).isTrue();
        assertThat(json.get("calibration"))
                .hasSize(CalibrationCurve.of(answer.fit()).points().size());
        assertThat(Printed.text(answer.document(), Format.TABLE))
                .contains("change of Q without it", "above the best", "White's score by material balance");
    }

    /// A file counts with all that it values: by phase, and what is no piece.
    @Test
    void valuesByPhaseAndBesideThePiecesAreCompared() throws IOException {
        Path pieces = Files.writeString(folder.resolve("pieces.csv"), "P,100\nN,300\nB,300\nR,500\nQ,900\n");
        Path pair = Files.writeString(folder.resolve("pair.csv"), Files.readString(pieces) + "pair:B,500\n");
        Path phases = Files.writeString(
                folder.resolve("phases.csv"),
                Files.readString(pieces).replace("Q,900\n", "Q@opening,100\nQ@end,1700\n"));
        AskedFit request = AskedFit.of(
                reading(games, ObservationSettings.DEFAULT.withFeatures("material,pair:B,phase:2")),
                LOGITS,
                "--compare-values",
                Stream.of(pieces, pair, phases, pieces).map(Path::toString).collect(Collectors.joining(",")));
        JsonNode rows = Printed.json(request.answer().document()).get("comparedValues");
        double plain = rows.get(1).get("logLoss").asDouble();
        assertThat(rows.get(2).get("logLoss").asDouble()).isNotEqualTo(plain);
        assertThat(rows.get(3).get("logLoss").asDouble()).isNotEqualTo(plain);
        assertThat(rows.get(4).get("logLoss").asDouble()).isEqualTo(plain);
    }

    @Test
    void valuesThatAreAllZeroAreNamed() throws IOException {
        Path zero = Files.writeString(folder.resolve("zero.csv"), "P,0\nN,0\nB,0\nR,0\nQ,0\n");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> request("--compare-values", zero.toString()).answer())
                .withMessageContaining("zero.csv': found none that is not 0 for P N B R Q");
    }

    /// A rule of Capablanca's has the same figures when it is asked about; one about a feature that is not there is
    /// refused.
    @Test
    void rulesOfOnesOwnAreTested() {
        FitAnswer answer = request(FitSettings.DEFAULT, "--test", "2R > Q", "--test", "B=N")
                .answer();
        JsonNode json = Printed.json(answer.document());
        assertThat(json.get("tests")).hasSize(2);
        JsonNode asked = json.get("tests").get(0);
        JsonNode known = json.get("rules").get(3);
        // Of two tests at once, and of ten.
        assertThat(asked.path("pHolm").doubleValue())
                .isCloseTo(2 * asked.path("pValue").doubleValue(), within(1e-12))
                .isLessThan(known.path("pHolm").doubleValue());
        assertThat(((ObjectNode) asked).without("pHolm")).isEqualTo(((ObjectNode) known).without("pHolm"));
        assertThat(Printed.text(answer.document(), Format.TABLE)).contains("test ", "B=N ");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> request("--test", "A > B").answer())
                .withMessageContaining("found 'A' in 'A > B', expected features of this fit: P N B R Q");
    }

    /// The same numbers in the table, the object, the CSV and on the page.
    @Test
    void controlsStandBesideThePlainValues() throws IOException {
        FitSettings ordered = new FitSettings(DrawModel.ORDERED, true, 0, Solver.NEWTON, ValueUnit.parse("logit"));
        FitAnswer answer = request(ordered, "--control", "White").answer();
        JsonNode json = Printed.json(answer.document());
        JsonNode controls = json.get("controls");
        assertThat(controls.get("games").asInt() + controls.get("without").asInt())
                .isLessThanOrEqualTo(json.get("games").asInt());
        assertThat(controls.get("effects").get("levels").asInt()).isGreaterThan(1);
        assertThat(controls.get("values")).hasSize(5);
        double knight = controls.get("values").get(1).get("value").asDouble();
        assertThat(Printed.text(answer.document(), Format.CSV)).contains("controlled,controlledSe", "," + knight + ",");
        assertThat(Printed.text(answer.document(), Format.TABLE)).contains("effects of ", "with White");
        assertThat(json.get("proportionalOdds").get("degrees").asInt()).isEqualTo(5);
        OutputFile page = OutputFile.of(folder.resolve("c.html").toString());
        new FitFiles(Optional.of(page), Optional.empty(), FitPlot.VALUES, Optional.empty(), Optional.empty())
                .write(answer, answer.document());
        assertThat(Files.readString(folder.resolve("c.html"))).contains("Values with a control", "with White");
    }

    /// The first line names what an interval of few events holds for; two that errors are asked for by give none.
    @Test
    void fewEventsAreNamed() throws IOException {
        FitSettings ordered = new FitSettings(DrawModel.ORDERED, true, 0, Solver.NEWTON, ValueUnit.parse("logit"));
        FitAnswer answer = AskedFit.of(ofEvents(2), ordered).answer();
        JsonNode cluster = Printed.json(answer.document()).get("cluster");
        assertThat(cluster.get("few").toString()).contains("{\"by\":\"event\",\"clusters\":2}");
        assertThat(Headline.of(answer.fit())).contains(" for games like these of these 2 events");
        FitSettings grouped = ordered.withClustering(Clustering.parse("event"));
        FitAnswer byEvent = AskedFit.of(ofEvents(2), grouped).answer();
        assertThat(Printed.text(byEvent.document(), Format.TABLE))
                .contains("errors are requested by event, and 2 of these, worth 2.0, are too few");
        JsonNode knight = Printed.json(byEvent.document()).get("values").get(1);
        assertThat(knight.get("se").isNull()).isTrue();
        assertThat(knight.get("low").isNull()).isTrue();
        assertThat(knight.get("note").asString()).contains("too few to show");
        FitAnswer one = AskedFit.of(ofEvents(1), grouped).answer();
        assertThat(Printed.text(one.document(), Format.TABLE))
                .contains("errors are requested by event, and all games are of one, without information on others");
    }

    /// Games of so many events.
    private ReadRequest ofEvents(int events) throws IOException {
        Path file = folder.resolve(events + ".pgn");
        String[] texts = RandomPgn.games(0, 600).split("(?m)^(?=\\[Event )");
        StringBuilder games = new StringBuilder();
        for (int i = 1; i < texts.length; i++) {
            games.append(texts[i].replaceFirst("\\[Event .*]", "[Event \"Event " + i % events + "\"]"));
        }
        Files.writeString(file, games);
        return reading(file, ObservationSettings.DEFAULT);
    }

    @Test
    void filesHoldWhatTheAnswerSays() throws IOException {
        Optional<OutputFile> page =
                Optional.of(OutputFile.of(folder.resolve("p.html").toString()));
        Optional<OutputFile> picture =
                Optional.of(OutputFile.of(folder.resolve("p.svg").toString()));
        Optional<OutputFile> tables =
                Optional.of(OutputFile.of(folder.resolve("t.json").toString()));
        Optional<OutputFile> steps =
                Optional.of(OutputFile.of(folder.resolve("s.csv").toString()));
        FitFiles files = new FitFiles(page, picture, FitPlot.parse("calibration"), tables, steps);
        assertThat(files.drawn()).isEqualTo("calibration");
        FitAnswer answer = FitStudy.answer(
                request().with(new FitPurpose(true, files.drawn(), false, true)).request(true), Run.SILENT);
        files.write(answer, answer.document());
        assertThat(Files.readString(folder.resolve("p.html"))).contains("Piece values", "fit x");
        assertThat(Files.readString(folder.resolve("p.svg"))).contains("<svg", "Expected score");
        assertThat(Files.readString(folder.resolve("t.json"))).contains("\"unit\" : \"logit\"");
        assertThat(Files.readAllLines(folder.resolve("s.csv")))
                .hasSize(1 + answer.fitted().steps().size())
                .first()
                .isEqualTo(
                        "step,cost,P,N,B,R,Q,white,drawWidth,valueP,valueN,valueB,valueR,valueQ,valuewhite,valuedrawWidth");
    }

    /// The article's chart of values by step: its own picture, and on the page where the solver takes many steps.
    @Test
    void theSolversStepsAreDrawn() throws IOException {
        Optional<OutputFile> page =
                Optional.of(OutputFile.of(folder.resolve("t.html").toString()));
        Optional<OutputFile> picture =
                Optional.of(OutputFile.of(folder.resolve("t.svg").toString()));
        FitFiles files = new FitFiles(page, picture, FitPlot.parse("trace"), Optional.empty(), Optional.empty());
        assertThat(files.needSteps(Solver.NEWTON)).isTrue();
        FitFiles pageAlone =
                new FitFiles(page, Optional.empty(), FitPlot.parse("trace"), Optional.empty(), Optional.empty());
        assertThat(pageAlone.needSteps(Solver.NEWTON)).isFalse();
        assertThat(pageAlone.needSteps(Solver.GRADIENT)).isTrue();
        FitAnswer answer = FitStudy.answer(request(FitSettings.MEDVEDEV).request(true), Run.SILENT);
        files.write(answer, answer.document());
        assertThat(Files.readString(folder.resolve("t.svg"))).contains("How the solver came to the values");
        assertThat(Files.readString(folder.resolve("t.html"))).contains("id=\"trace\"");
    }

    /// A page of a variant's games leaves the calibration out; asked for, it counts by the values fitted.
    @Test
    void aVariantHasAPageAndACalibration() throws IOException {
        Path games = folder.resolve("capablanca.pgn");
        SelfplayStudy.answer(
                PlayRequests.selfplay(
                        "capablanca", 1, 60, 200, false, Optional.of(PlayRequests.file(games.toString()))),
                new PlayMeans(new ValueSources(ModelCatalogue.standard()), 2, Run.SILENT),
                Optional.empty());
        FitFiles files = new FitFiles(
                Optional.of(OutputFile.of(folder.resolve("capablanca.html").toString())),
                Optional.empty(),
                FitPlot.VALUES,
                Optional.empty(),
                Optional.empty());
        ReadRequest reading = reading(games, ObservationSettings.DEFAULT);
        FitAnswer page = AskedFit.of(reading, FitSettings.DEFAULT)
                .with(new FitPurpose(true, "", false, true))
                .answer();
        files.write(page, page.document());
        assertThat(page.document().json().has("calibration")).isFalse();
        assertThat(files.names()).singleElement().asString().endsWith("capablanca.html");
        assertThat(Files.readString(folder.resolve("capablanca.html"))).contains("Piece values");
        assertThat(page.ini())
                .contains("[capablanca-fitted:capablanca]")
                .anyMatch(line -> line.matches("pieceValueMg = (\\w:\\d+ ?){5,6}"))
                .anyMatch(line -> line.matches("pieceValueEg = (\\w:\\d+ ?){5,6}"))
                .noneMatch(line -> line.matches(".*:(0|-).*"));
        JsonNode found = AskedFit.of(reading, FitSettings.DEFAULT, "--calibration")
                .answer()
                .document()
                .json();
        assertThat(found.path("calibrationCounting").asString()).isEqualTo("fitted values");
        assertThat(found.path("calibration")).hasSizeGreaterThan(5);
        assertThat(found.path("alpha").asDouble()).isPositive();
    }

    /// Where no piece has a value, log-odds are not rounded to whole numbers.
    @Test
    void featuresWithoutPiecesHaveDecimals() {
        FitAnswer answer = AskedFit.of(reading(games, ObservationSettings.DEFAULT.withFeatures("pair:B")), LOGITS)
                .answer();
        double error =
                answer.fit().value("pair:B").orElseThrow().standardError().orElseThrow();
        assertThat(error).isBetween(0.01, 0.99);
        assertThat(Printed.text(answer.document(), Format.TABLE))
                .containsPattern("bishop pair +-?\\d\\.\\d\\d+ +0\\.\\d\\d+ ");
    }

    /// Values that are drawn together have no interval, and stand on the page, in its picture and in JSON all the same.
    @Test
    void phasesDrawnTogetherAreShown() throws IOException {
        Path file = Files.writeString(folder.resolve("phases.pgn"), RandomPgn.games(0, 300));
        FitAnswer answer = AskedFit.of(
                        reading(file, ObservationSettings.DEFAULT.withFeatures("material,phase:2")),
                        LOGITS.withShrinking(new Shrinking.Fixed(0.01)))
                .answer();
        assertThat(answer.document().html().replaceAll("(?s)<script>.*?</script>", ""))
                .contains("Over the course of the game", "phases shrunk with 0.01")
                .doesNotContain("NaN");
        assertThat(answer.document().json().path("shrink").path("strength").asDouble())
                .isEqualTo(0.01);
        assertThat(answer.document()
                        .json()
                        .path("shrink")
                        .path("untapered")
                        .path("logLoss")
                        .asDouble())
                .isPositive();
        assertThat(Printed.text(answer.document(), Format.TABLE)).contains("phases shrunk with 0.01;");
    }

    /// A line of a set of positions is no game, and is found by its number.
    @Test
    void labelledPositionsAreCountedAsPositions() throws IOException {
        StringBuilder lines = new StringBuilder("not a position\n");
        for (int i = 0; i < 240; i++) {
            String board = List.of("4k3/8/8/8/8/8/P7/4K3", "4k3/p7/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/N7/4K3")
                    .get(i % 3);
            String result = List.of("1-0", "1/2-1/2", "0-1", "1/2-1/2", "1-0").get(i / 3 % 5);
            lines.append(board).append(" w - - c9 \"").append(result).append("\";\n");
        }
        Path file = Files.writeString(folder.resolve("x.epd"), lines);
        FitAnswer answer = AskedFit.of(
                        reading(file, ObservationSettings.DEFAULT),
                        LOGITS,
                        "--held-out",
                        "--influence",
                        "1",
                        "--influence-on",
                        "P")
                .answer();
        assertThat(Printed.text(answer.document(), Format.TABLE))
                .contains(
                        "240 labelled positions",
                        "1 line skipped",
                        "(first: " + file + ", line 1)",
                        "On positions held out of the fit",
                        "The positions that move P most:")
                .doesNotContain(", game ");
        assertThat(answer.document().html())
                .contains("1 line skipped", "Skipped lines", "On positions held out")
                .doesNotContain("These games", "these games");
    }

    /// Groups come in the CSV after the values of all games, and other commands read it.
    @Test
    void theCsvHasGroupsAndIsReadAgain() throws IOException {
        Path sections = folder.resolve("sections.pgn");
        String tag = "[Section \"%d\"]\n[Result";
        Files.writeString(
                sections,
                RandomPgn.games(0, 150).replace("[Result", tag.formatted(10))
                        + RandomPgn.games(150, 300).replace("[Result", tag.formatted(9)));
        FitAnswer answer = AskedFit.of(
                        reading(sections, ObservationSettings.DEFAULT.withGrouping(Grouping.parse("Section"))), LOGITS)
                .answer();
        List<String> csv = Printed.text(answer.document(), Format.CSV).lines().toList();
        assertThat(csv.getFirst())
                .isEqualTo("feature,value,se,low,high,coefficient,coefficientSe,betza,board,group,games,alone,aloneSe");
        assertThat(csv).anyMatch(line -> line.startsWith("N,") && line.contains(",N,8x8,,"));
        assertThat(csv.stream().filter(line -> line.matches("N,.*,8x8,(9|10),.*")))
                .hasSize(2)
                .first()
                .asString()
                .contains(",8x8,9,");
    }

    @Test
    void aPageIsHtml() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> new FitFiles(
                        Optional.of(OutputFile.of(folder.resolve("p.pdf").toString())),
                        Optional.empty(),
                        FitPlot.VALUES,
                        Optional.empty(),
                        Optional.empty()))
                .withMessageContaining("report: found '")
                .withMessageContaining("expected a name that ends with .html");
    }

    @Test
    void aListenerHearsOfReading() {
        List<String> heard = new ArrayList<>();
        FitStudy.answer(request().request(false), new Run() {
            private long bytes;

            @Override
            public void begins(String unit, long done, long wanted) {
                bytes = wanted;
                heard.add(unit);
            }

            @Override
            public void read(long read, long found) {
                assertThat(read).isLessThanOrEqualTo(bytes);
            }

            @Override
            public void ends() {
                heard.add("closed");
            }
        });
        assertThat(heard).containsExactly(Run.BYTES, "closed");
    }

    @Test
    void settingsAreNamedByTheFrontDoor() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> AskedFit.parts("--influence", "-1"))
                .satisfies(error -> assertThat(error.message(name -> "the field " + name))
                        .isEqualTo("the field influence: found -1, expected 0 to 10000"));
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> FitPlot.parse("nosuch"))
                .withMessageContaining("plot-what: found 'nosuch'");
    }
}
