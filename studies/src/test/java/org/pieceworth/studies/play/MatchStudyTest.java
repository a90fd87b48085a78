package org.pieceworth.studies.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.lab.experiment.OtherPlanException;
import org.pieceworth.lab.match.MatchTally;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.studies.play.MatchRequest.Field;
import org.pieceworth.studies.run.Run;
import org.pieceworth.testkit.Scripts;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class MatchStudyTest {

    @TempDir
    Path folder = Path.of("");

    private static MatchRequest request(Field field) {
        return PlayRequests.match(field, 6);
    }

    private static Field two(String... players) {
        return PlayRequests.field(Field.Kind.MATCH, players);
    }

    private GamesTarget games() {
        return PlayRequests.file(folder.resolve("games.pgn").toString());
    }

    private static MatchAnswer answer(MatchRequest request, Run listener) {
        return MatchStudy.answer(request, new PlayMeans(new ValueSources(ModelCatalogue.standard()), 2, listener));
    }

    private static MatchAnswer answer(MatchRequest request) {
        return answer(request, Run.SILENT);
    }

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

    private static ObjectNode comparable(MatchAnswer answer) {
        ObjectNode json = MatchDocument.of(answer).json();
        json.remove(List.of("seconds", "resumed"));
        return json;
    }

    @Test
    void totalsOfAGauntletAreSumsOfItsMatches() {
        MatchAnswer answer = answer(request(PlayRequests.field(Field.Kind.GAUNTLET, "self", "self:universal", "self")));
        assertThat(answer.rows()).hasSize(2);
        assertThat(answer.games()).isEqualTo(12);
        assertThat(answer.together().games()).isEqualTo(12);
        assertThat(answer.total(MatchTally::wins) + answer.total(MatchTally::draws) + answer.total(MatchTally::losses))
                .isEqualTo(12);
        assertThat(answer.terminations().values().stream()
                        .mapToLong(Long::longValue)
                        .sum())
                .isEqualTo(12);
        assertThat(answer.forfeits()).isEmpty();
        ObjectNode json = MatchDocument.of(answer).json();
        assertThat(json.path("rows").path(1).path("b").asString()).isEqualTo("self");
    }

    /// Killed in its second match, a gauntlet ends with the games and the figures of an undisturbed one.
    @Test
    void aGauntletIsContinuedToTheSameBytes() throws IOException {
        MatchRequest request = PlayRequests.with(
                request(PlayRequests.field(Field.Kind.GAUNTLET, "self", "self:universal", "self")), games());
        ObjectNode whole = comparable(answer(request));
        String undisturbed = Files.readString(folder.resolve("games.pgn"));
        Files.delete(folder.resolve("games.pgn"));
        assertThatThrownBy(() -> answer(request, killing(8))).hasMessage("killed");
        assertThat(folder.resolve("games.pgn.1.part")).exists();
        assertThat(folder.resolve("games.pgn.2.part")).exists();
        MatchAnswer resumed = answer(request);
        assertThat(resumed.run().resumed()).isEqualTo(8);
        assertThat(comparable(resumed)).isEqualTo(whole);
        assertThat(folder.resolve("games.pgn")).hasContent(undisturbed);
        assertThat(folder.resolve("games.pgn.1.part")).doesNotExist();
        assertThat(folder.resolve("games.pgn.2.part")).doesNotExist();
    }

    /// An engine that was built anew plays other games under the same name.
    @Test
    void anotherProgramOfTheSameNameIsRefused() throws IOException {
        Path engine = Scripts.write(folder.resolve("engine"), """
                #!/bin/sh
                while read -r line; do
                    case $line in
                        uci) echo "id name Small"; echo uciok ;;
                        isready) echo readyok ;;
                        go*) echo bestmove a1a8 ;;
                    esac
                done
                """);
        MatchRequest request = PlayRequests.with(request(two("self", engine.toString())), games());
        assertThatThrownBy(() -> answer(request, killing(2))).hasMessage("killed");
        Scripts.write(engine, Files.readString(engine).replace("a1a8", "h1h8"));
        assertThatThrownBy(() -> answer(request))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("contains an unfinished run with second player " + engine);
        Files.writeString(engine, Files.readString(engine).replace("h1h8", "a1a8"));
        assertThat(answer(request).run().resumed()).isEqualTo(2);
    }

    @Test
    void anotherOpponentIsRefused() {
        assertThatThrownBy(() -> answer(PlayRequests.with(request(two("self", "self:universal")), games()), killing(3)))
                .hasMessage("killed");
        assertThatThrownBy(() -> answer(PlayRequests.with(request(two("self", "self:mobility")), games())))
                .isInstanceOf(OtherPlanException.class)
                .hasMessageContaining("second player self:universal");
    }

    /// A decided test ends the match, be it continued or not.
    @Test
    void aSequentialTestEndsIt() {
        MatchRequest request =
                PlayRequests.with(PlayRequests.match(two("self", "self"), 400), new Sprt(0, 300, 0.2, 0.2));
        MatchAnswer answer = answer(PlayRequests.with(request, games()));
        assertThat(answer.games()).isLessThan(400).isEven();
        JsonNode sprt = MatchDocument.of(answer).json().path("sprt");
        assertThat(sprt.path("state").asString()).isEqualTo("h0");
        assertThat(sprt.path("model").asString()).isEqualTo("logistic");
        assertThat(sprt.has("elo") && sprt.has("eloLow") && sprt.has("nEloHigh"))
                .isTrue();
    }

    @Test
    void whoCannotPlayIsRefused() {
        assertRefused(two("self"), "found one player, expected two");
        assertRefused(two("self", "self", "self"), "expected two, or a gauntlet of self");
        assertRefused(
                new Field(two("self", "self").entries(), Field.Kind.MATCH, List.of("Hash=8"), List.of()),
                "--options: found 'Hash=8'");
    }

    private static void assertRefused(Field field, String message) {
        assertThatThrownBy(() -> answer(request(field)))
                .isInstanceOfSatisfying(
                        InputException.class,
                        refused ->
                                assertThat(refused.message(name -> "--" + name)).contains(message));
    }
}
