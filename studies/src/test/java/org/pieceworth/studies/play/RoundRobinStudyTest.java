package org.pieceworth.studies.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.lab.book.BookChoice;
import org.pieceworth.lab.experiment.OtherPlanException;
import org.pieceworth.lab.match.MatchMeans;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.rules.san.MoveNotation;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.studies.engines.EngineText;
import org.pieceworth.studies.play.MatchRequest.Field;
import org.pieceworth.studies.play.RoundRobinStudy.RoundRobinAnswer;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import tools.jackson.databind.node.ObjectNode;

class RoundRobinStudyTest {

    @TempDir
    Path folder = Path.of("");

    private static Field field(String... engines) {
        return new Field(
                Stream.of(engines)
                        .map(text -> EngineText.parse(text, List.of()))
                        .toList(),
                Field.Kind.ROUND_ROBIN,
                List.of(),
                List.of());
    }

    private MatchRequest request(String... engines) throws IOException {
        Path book = Files.writeString(folder.resolve("book.epd"), """
                rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -
                rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq -
                """);
        return new MatchRequest(
                PlayRequests.conditions("chess", 1, 20),
                field(engines),
                4,
                Optional.empty(),
                Optional.of(new MatchRequest.Book(
                        book.toString(), new BookChoice(BookChoice.Order.RANDOM, 1, BookChoice.ALL_PLIES))),
                Optional.empty(),
                Optional.of(new GamesTarget(
                        folder.resolve("games.pgn").toString(), Optional.empty(), false, true, MoveNotation.SAN)));
    }

    private static MatchRequest with(MatchRequest request, long games) {
        return new MatchRequest(
                request.conditions(),
                request.field(),
                games,
                request.sprt(),
                request.book(),
                request.odds(),
                request.output());
    }

    private static RoundRobinAnswer answer(MatchRequest request, Run listener) {
        return RoundRobinStudy.answer(request, new PlayMeans(new ValueSources(ModelCatalogue.standard()), 2, listener));
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

    private static ObjectNode comparable(RoundRobinAnswer answer) {
        ObjectNode json = RoundRobinDocument.of(answer).json();
        json.remove(List.of("seconds", "resumed"));
        return json;
    }

    /// However often it is killed, a tournament ends with the games and the table of an undisturbed one.
    @Test
    void itIsContinuedToTheSameBytes() throws IOException {
        MatchRequest request = request("cmd=self;name=a", "cmd=self;name=b;nodes=40", "cmd=self:universal;depth=1");
        RoundRobinAnswer whole = answer(request, Run.SILENT);
        assertThat(whole.games()).isEqualTo(12);
        assertThat(whole.conditions()).endsWith(", seed 1; b: 40 nodes per move; self:universal: depth 1");
        assertThat(whole.table().standings()).allMatch(each -> each.games() == 8);
        Path games = folder.resolve("games.pgn");
        String undisturbed = Files.readString(games);
        assertThat(undisturbed).contains("[White \"a\"]\n[Black \"self:universal\"]", "{+", "/2}");
        Files.delete(games);
        for (int after : new int[] {1, 2, 4, 1, 3}) {
            assertThatThrownBy(() -> answer(request, killing(after))).hasMessage("killed");
            assertThat(folder.resolve("games.pgn.part")).exists();
        }
        assertThatThrownBy(() -> answer(
                        request("cmd=self;name=a", "cmd=self;name=b;nodes=41", "cmd=self:universal;depth=1"),
                        Run.SILENT))
                .isInstanceOf(OtherPlanException.class);
        RoundRobinAnswer resumed = answer(request, Run.SILENT);
        assertThat(resumed.run().resumed()).isEqualTo(11);
        assertThat(comparable(resumed)).isEqualTo(comparable(whole));
        assertThat(games).hasContent(undisturbed);
        assertThat(folder.resolve("games.pgn.part")).doesNotExist();
    }

    @Test
    void whatMakesNoSenseIsRefusedBeforeAnythingIsPlayed() throws IOException {
        MatchRequest request = request("cmd=self;name=a", "cmd=self;name=b");
        assertThatThrownBy(() -> answer(request("cmd=self", "cmd=self;nodes=3"), Run.SILENT))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("round robin: found two players 'self'");
        assertThatThrownBy(() -> answer(request("cmd=self"), Run.SILENT)).hasMessageContaining("one player");
        assertThatThrownBy(() -> answer(with(request, 3), Run.SILENT))
                .hasMessageStartingWith("games: found 3, expected an even number");
        assertThatThrownBy(() -> answer(PlayRequests.with(request, new Sprt(0, 5, 0.05, 0.05)), Run.SILENT))
                .hasMessageStartingWith("sprt: found together with a round robin");
        assertThatThrownBy(() -> answer(request("cmd=self;name=a", "cmd=/bin/cat;ponder"), Run.SILENT))
                .hasMessageStartingWith("ponder: does nothing for /bin/cat with 20 nodes per move");
        assertThat(folder.resolve("games.pgn.part")).doesNotExist();
    }

    @Test
    void processorsAreDealtToGames() {
        assertThat(Affinity.read("0-2,7")).containsExactly(0, 1, 2, 7);
        assertThat(Affinity.of("all", 1)).hasSize(1);
        for (String bad : List.of("", "x", "3-", "0,,1", "9999")) {
            assertThatThrownBy(() -> Affinity.of(bad, 1))
                    .isInstanceOf(InputException.class)
                    .hasMessageStartingWith("affinity: found ");
        }
        assertThatThrownBy(() -> Affinity.of("all", 5000)).hasMessageContaining("for 5000 games at a time");
    }

    @Test
    void aLogTellsOfGames() throws IOException {
        Path log = folder.resolve("log");
        MatchRequest two = with(request("cmd=self;name=a", "cmd=self;name=b"), 2);
        try (MatchLog written = MatchLog.open(log.toString(), true)) {
            PlayMeans means = new PlayMeans(
                    new ValueSources(ModelCatalogue.standard()),
                    1,
                    Run.SILENT,
                    new MatchMeans(1, List.of(), written),
                    written);
            RoundRobinStudy.answer(two, means);
        }
        assertThat(Files.readAllLines(log).stream().map(line -> line.substring(line.indexOf(' ') + 1)))
                .contains("game 1 begins: a - b", "game 2 begins: b - a")
                .anyMatch(line -> line.startsWith("game 2 ended: "));
    }
}
