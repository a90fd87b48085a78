package org.pieceworth.studies.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.lab.experiment.OtherPlanException;
import org.pieceworth.lab.experiment.OwnGamesFit;
import org.pieceworth.lab.experiment.PlanPart;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.rules.san.MoveNotation;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import tools.jackson.databind.node.ObjectNode;

class SelfplayStudyTest {

    private static final ValueSources SOURCES = new ValueSources(ModelCatalogue.standard());

    @TempDir
    Path folder = Path.of("");

    private static SelfplayRequest request(String variant, long seed, GamesTarget target) {
        return PlayRequests.selfplay(variant, seed, 20, 6, false, Optional.of(target));
    }

    private static SelfplayRequest fitted(long seed, long games) {
        return PlayRequests.selfplay("chess", seed, 20, games, true, Optional.empty());
    }

    private GamesTarget games(String name) {
        return PlayRequests.file(folder.resolve(name).toString());
    }

    private static SelfplayAnswer answer(SelfplayRequest request, Run listener) {
        return SelfplayStudy.answer(request, new PlayMeans(SOURCES, 2, listener), Optional.empty());
    }

    private static SelfplayAnswer answer(SelfplayRequest request) {
        return answer(request, Run.SILENT);
    }

    /// Stops a run as a kill would, after this many games.
    private static Run killing(int after) {
        return new Run() {
            private int games;

            @Override
            public void step() {
                games++;
                if (games == after) {
                    throw new IllegalStateException("killed");
                }
            }
        };
    }

    /// Killed, torn and continued, it writes the bytes of an undisturbed run, and its figures are the same.
    @Test
    void aRunIsContinuedToTheSameBytes() throws IOException {
        SelfplayAnswer whole = answer(request("chess", 1, games("whole.pgn")));
        SelfplayRequest request = request("chess", 1, games("games.pgn"));
        assertThatThrownBy(() -> answer(request, killing(3))).hasMessage("killed");
        Path part = folder.resolve("games.pgn.part");
        try (RandomAccessFile file = new RandomAccessFile(part.toFile(), "rw")) {
            file.setLength(Files.size(part) - 5);
        }
        SelfplayAnswer resumed = answer(request);
        assertThat(resumed.run().resumed()).isEqualTo(2);
        assertThat(folder.resolve("games.pgn")).hasSameBinaryContentAs(folder.resolve("whole.pgn"));
        assertThat(part).doesNotExist();
        assertThat(comparable(resumed)).isEqualTo(comparable(whole));
    }

    private static ObjectNode comparable(SelfplayAnswer answer) {
        ObjectNode json = SelfplayDocument.of(answer).json();
        json.remove(List.of("seconds", "gamesPerSecond", "resumed", "output"));
        return json;
    }

    @Test
    void anotherPlanIsRefusedWithWhatDiffers() {
        assertThatThrownBy(() -> answer(request("chess", 1, games("games.pgn")), killing(3)))
                .hasMessage("killed");
        SelfplayRequest other = request("chess", 2, games("games.pgn"));
        assertThatThrownBy(() -> answer(other))
                .isInstanceOfSatisfying(
                        OtherPlanException.class,
                        refused -> assertThat(refused.differences())
                                .containsExactly(new OtherPlanException.PlanDifference(PlanPart.SEED, "1", "2")));
        SelfplayRequest values = new SelfplayRequest(
                other.conditions(),
                SelfplayRequest.Armies.OWN,
                Optional.of("universal"),
                6,
                false,
                Optional.of(games("games.pgn")),
                Optional.empty());
        assertThatThrownBy(() -> answer(values))
                .isInstanceOfSatisfying(
                        OtherPlanException.class,
                        refused -> assertThat(refused.differences())
                                .extracting(OtherPlanException.PlanDifference::part)
                                .containsExactly(PlanPart.FIRST_PLAYER, PlanPart.SEED));
    }

    /// A stream takes the games as they are played, and nothing is kept.
    @Test
    void aStreamTakesThePgnOfAFile() throws IOException {
        answer(request("capablanca", 3, games("games.pgn")));
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        answer(request("capablanca", 3, new GamesTarget("-", Optional.of(stream), false, false, MoveNotation.SAN)));
        assertThat(stream.toString(StandardCharsets.UTF_8))
                .isEqualTo(Files.readString(folder.resolve("games.pgn")))
                .contains("[Round \"6\"]");
    }

    @Test
    void armiesAreCountedByArmyAndWrittenAsAVariant() {
        SelfplayRequest armies = new SelfplayRequest(
                PlayRequests.conditions("chess", 1, 20),
                new SelfplayRequest.Armies(Optional.of("R N B archbishop K B N R"), Optional.empty()),
                Optional.empty(),
                4,
                false,
                Optional.of(games("armies.pgn")),
                Optional.empty());
        SelfplayAnswer answer = answer(armies);
        ObjectNode json = SelfplayDocument.of(answer).json();
        assertThat(json.path("armies").path("second").asString()).isEqualTo("RNBQKBNR");
        assertThat(answer.files().ini())
                .hasValueSatisfying(ini -> assertThat(Path.of(ini)).content().contains("[armies:chess]"));
    }

    @Test
    void tooFewGamesHaveNoValuesAndSayWhy() {
        SelfplayAnswer answer = answer(fitted(1, 1));
        assertThat(answer.values())
                .hasValueSatisfying(values -> assertThat(values).isInstanceOf(OwnGamesFit.TooLittle.class));
        assertThat(SelfplayDocument.of(answer).json().path("noValues").asString())
                .isNotEmpty();
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(answer::iniLines)
                .withMessageStartingWith("no values from these games: ");
    }

    @Test
    void valuesArePrintedAsLinesForAnEngine() {
        SelfplayAnswer answer = answer(fitted(2, 60));
        assertThat(answer.iniLines())
                .contains("[chess-fitted:chess]")
                .noneMatch(line -> line.matches(".*:(0|-).*"))
                .anyMatch(line -> line.startsWith("pieceValueMg = "));
    }

    @Test
    void whatIsAmissWithAVariantIsHeard() throws IOException {
        Path file = Files.writeString(folder.resolve("my.ini"), "[mine:chess]\nstalemateValu = win\n");
        List<String> heard = new ArrayList<>();
        answer(PlayRequests.selfplay("@" + file + ":mine", 1, 20, 1, false, Optional.empty()), new Run() {
            @Override
            public void warning(String warning) {
                heard.add(warning);
            }
        });
        assertThat(heard).singleElement().asString().contains("stalemateValu");
    }

    @Test
    void outputsOfOtherKindsAreRefused() {
        assertThatThrownBy(() -> answer(request("chess", 1, games("games.doc"))))
                .isInstanceOfSatisfying(
                        InputException.class,
                        refused -> assertThat(refused.message(name -> "--" + name))
                                .startsWith("--output: found '")
                                .contains("expected a name that ends in .pgn, .parquet, .rows, .csv"));
    }
}
