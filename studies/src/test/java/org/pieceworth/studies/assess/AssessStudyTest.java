package org.pieceworth.studies.assess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.studies.assess.AssessStudy.AssessRequest;
import org.pieceworth.studies.game.RequestedRules;
import org.pieceworth.studies.game.RulesOptions;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.InputException;
import tools.jackson.databind.json.JsonMapper;

class AssessStudyTest {

    @TempDir
    Path folder = Path.of("");

    private static AssessAnswer answer(String variant, long games, int threads, Optional<OutputFile> journal) {
        return new AssessStudy(new AssessRequest(
                        new RulesOptions().in(variant), List.of(5L, 10L), games, 6, 1, journal, false))
                .answer(threads, Run.SILENT);
    }

    private static String json(AssessAnswer answer) {
        return AssessDocument.of(answer).json().toString();
    }

    @Test
    void threadsAndStopsChangeNothing() {
        String whole = json(answer("chess", 6, 1, Optional.empty()));
        assertThat(json(answer("chess", 6, 3, Optional.empty()))).isEqualTo(whole);
        Optional<OutputFile> journal =
                Optional.of(OutputFile.of(folder.resolve("games").toString()));
        assertThat(json(answer("chess", 6, 2, journal))).isEqualTo(whole);
        assertThat(folder.resolve("games.5.part")).isNotEmptyFile();
        // All games are in the journals: none is played.
        assertThat(json(answer("chess", 6, 2, journal))).isEqualTo(whole);
    }

    /// White has a queen more: it is ahead with either side to move first, and changes of one piece are played.
    @Test
    void aSideThatIsAheadIsNamed() throws Exception {
        Path ini = Files.writeString(
                folder.resolve("my.ini"),
                "[mygame:chess]\nstartFen = rnbnkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n");
        AssessAnswer answer = answer("@" + ini + ":mygame", 20, 2, Optional.empty());
        assertThat(answer.last().score().value()).isGreaterThan(0.7);
        assertThat(AssessDocument.of(answer).json().path("levels")).hasSize(2);
        assertThat(answer.last().isUneven()).isTrue();
        assertThat(answer.last().facts().firstMove()).isPresent();
        assertThat(answer.last().advantage())
                .hasValueSatisfying(ahead -> assertThat(ahead.odds()).contains("odds"));
        assertThat(answer.remedies()).hasSize(3).allSatisfy(played -> {
            assertThat(played.games()).isEqualTo(6);
            assertThat(Fen.parse(played.fen()).pieces()).hasSizeBetween(31, 33);
        });
        assertThat(AssessDocument.of(answer).html())
                .contains("Changes played at that strength", "Both sides move first");
    }

    /// A journal of which the end is damaged is told about, and the games are played again.
    @Test
    void aDamagedJournalIsTold() throws Exception {
        OutputFile file = OutputFile.of(folder.resolve("games").toString());
        String whole = json(answer("chess", 4, 1, Optional.of(file)));
        Path journal = folder.resolve("games.10.part");
        List<String> lines = new ArrayList<>(Files.readAllLines(journal));
        lines.set(lines.size() - 2, "nonsense");
        Files.write(journal, lines);
        AssessAnswer again = answer("chess", 4, 1, Optional.of(file));
        assertThat(again.warnings()).anyMatch(line -> line.contains("of the unfinished run is damaged"));
        assertThat(AssessDocument.of(again).json().path("levels").toString())
                .isEqualTo(new JsonMapper().readTree(whole).path("levels").toString());
    }

    @Test
    void aJournalReplacesNoFileThatIsRead() throws Exception {
        Path ini = Files.writeString(folder.resolve("my.10.part"), "[mygame:chess]\n");
        Optional<OutputFile> beside =
                Optional.of(OutputFile.of(folder.resolve("my").toString()));
        assertThatThrownBy(() -> answer("@" + ini + ":mygame", 2, 1, beside))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("an input that would be replaced");
        assertThat(ini).hasContent("[mygame:chess]");
        assertThat(folder.resolve("my.5.part")).doesNotExist();
    }

    /// Armies are judged as they are given: the scores are White's.
    @Test
    void armiesAreAssessedAndShownOnAPage() {
        RequestedRules rules = new RequestedRules(
                "chess",
                Optional.empty(),
                Optional.of("R,Q,B,Q,K,B,N,R"),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        AssessAnswer answer = new AssessStudy(new AssessRequest(rules, List.of(10L), 60, 4, 1, Optional.empty(), false))
                .answer(2, Run.SILENT);
        assertThat(answer.last().score().value()).isGreaterThan(0.5);
        // What the army is worth more is a part of the advantage.
        assertThat(answer.last().advantage())
                .hasValueSatisfying(
                        ahead -> assertThat(ahead.centipawns().value()).isGreaterThan(100));
        assertThat(AssessDocument.of(answer).html())
                .contains("id=\"scorecard\"", "class=\"board\"", "id=\"values\"", "Its rules, for variants.ini")
                .contains("default-src &#39;none&#39;")
                .doesNotContain("src=", "@import", "url(");
    }
}
