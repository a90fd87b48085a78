package org.pieceworth.studies.assess;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.options.Question.Progress;
import org.pieceworth.studies.output.OutputFile;

class AssessStudyTest {

    @TempDir
    Path folder = Path.of("");

    private static AssessAnswer answer(String variant, long games, int threads, Optional<OutputFile> journal) {
        return new AssessStudy(Variants.open(variant), List.of(5L, 10L), games, 6, 1, threads, journal, false)
                .answer(Progress.NONE);
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

    /// White has a queen more: it is ahead, and a weaker piece for a stronger one of White's would help.
    @Test
    void aSideThatIsAheadIsNamed() throws Exception {
        Path ini = Files.writeString(
                folder.resolve("my.ini"),
                "[mygame:chess]\nstartFen = rnbnkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n");
        AssessAnswer answer = answer("@" + ini + ":mygame", 20, 2, Optional.empty());
        assertThat(answer.last().score().value()).isGreaterThan(0.7);
        assertThat(AssessDocument.of(answer).json().path("levels")).hasSize(2);
        assertThat(answer.last().isUneven()).isTrue();
        answer.exchange().ifPresent(exchange -> assertThat(exchange.white()).isTrue());
    }
}
