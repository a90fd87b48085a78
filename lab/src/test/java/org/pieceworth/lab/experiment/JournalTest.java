package org.pieceworth.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;

class JournalTest {

    private static final ExperimentPlan PLAN = ExperimentPlans.chess(1);

    @TempDir
    Path folder = Path.of("");

    private final VariantRules rules = VariantRules.of(Variants.open("chess").variant());

    private final List<PlayedGame> games = List.of(
            game(new Outcome.Won(Side.WHITE), Termination.TIME, "too\tslow", List.of(1, Integer.MIN_VALUE | 5), 17),
            game(new Outcome.Drawn(), Termination.PLY_CAP, "", List.of(), 3),
            game(new Outcome.Won(Side.BLACK), Termination.CHECKMATE, "", List.of(7, 8, 9), Answer.NO_SCORE));

    private PlayedGame game(Outcome outcome, Termination why, String detail, List<Integer> moves, int score) {
        return new PlayedGame(
                new Opening(rules, "8/8/8/8/8/8/8/8 w - - 0 1", moves),
                moves,
                moves.stream().map(_ -> score).toList(),
                outcome,
                why,
                detail,
                moves.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new PlayedGame.Verdict(12, new Outcome.Won(Side.BLACK))));
    }

    @Test
    void gamesComeBackAsTheyWere() {
        Path path = folder.resolve("a.part");
        write(path, 0);
        List<PlayedGame> read = read(path);
        assertThat(read.getFirst().detail()).isEqualTo("too slow");
        assertThat(read.subList(1, 3)).isEqualTo(games.subList(1, 3));
        assertThat(read.getFirst().moves()).isEqualTo(games.getFirst().moves());
        assertThat(read.getFirst().verdict()).isEqualTo(games.getFirst().verdict());
    }

    /// Cut anywhere, the file is good again, and what is added makes it what it was.
    @Test
    void cutAnywhereItGoesOn() throws IOException {
        Path whole = folder.resolve("whole.part");
        write(whole, 0);
        byte[] bytes = Files.readAllBytes(whole);
        for (int length = 0; length <= bytes.length; length++) {
            Path cut = Files.write(folder.resolve("cut.part"), Arrays.copyOf(bytes, length));
            long before;
            try (Journal journal = Journal.open(cut, PLAN, false)) {
                before = journal.games();
            }
            assertThat(before).isLessThanOrEqualTo(3);
            write(cut, (int) before);
            assertThat(Files.readAllBytes(cut)).isEqualTo(bytes);
        }
    }

    @Test
    void whatIsDamagedIsPlayedAgain() throws IOException {
        Path path = folder.resolve("a.part");
        write(path, 0);
        byte[] bytes = Files.readAllBytes(path);
        byte[] damaged = bytes.clone();
        int second = new String(bytes, StandardCharsets.UTF_8).indexOf("PLY_CAP");
        damaged[second] = 'X';
        Files.write(path, damaged);
        write(path, 1);
        assertThat(Files.readAllBytes(path)).isEqualTo(bytes);
    }

    @Test
    void anotherPlanIsRefused() {
        Path path = folder.resolve("a.part");
        write(path, 0);
        ExperimentPlan other = ExperimentPlans.chess(2);
        assertThatThrownBy(() -> Journal.open(path, other, false))
                .isInstanceOfSatisfying(OtherPlanException.class, refused -> {
                    assertThat(refused.differences()).containsExactly(new PlanDifference(PlanPart.SEED, "1", "2"));
                    assertThat(refused.message(name -> "--" + name))
                            .startsWith("--seed: " + path + " contains an unfinished run with 1, not 2")
                            .endsWith("(--output FILE, --fresh)");
                });
        assertThat(read(path)).hasSize(3);
        try (Journal journal = Journal.open(path, other, true)) {
            assertThat(journal.games()).isZero();
            assertThatThrownBy(() -> Journal.open(path, other, false))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("another run is writing to it");
            journal.remove();
        }
        assertThat(path).doesNotExist();
    }

    /// Nothing that is not ours is overwritten, and games of earlier versions are left to them.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pieceworth-selfplay 1\\tversion=0.9\\t--seed=1\\n0\\tW | contains an unfinished run of an earlier version
            notes of mine\\nmore of them\\n                      | is not an unfinished run of this version
            notes of mine                                      | is not an unfinished run of this version
            """)
    void whatIsNoJournalOfThisVersionStays(String content, String message) throws IOException {
        Path path = folder.resolve("a.part");
        String text = content.replace("\\t", "\t").replace("\\n", "\n");
        Files.writeString(path, text);
        assertThatThrownBy(() -> Journal.open(path, PLAN, false))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message)
                .hasMessageContaining("fresh");
        assertThat(path).hasContent(text);
    }

    private void write(Path path, int expected) {
        try (Journal journal = Journal.open(path, PLAN, false)) {
            assertThat(journal.games()).isEqualTo(expected);
            games.subList(expected, games.size()).forEach(journal::add);
            assertThat(journal.games()).isEqualTo(3);
        }
    }

    private List<PlayedGame> read(Path path) {
        List<PlayedGame> read = new ArrayList<>();
        try (Journal journal = Journal.open(path, PLAN, false)) {
            journal.forEach(rules, (_, game) -> read.add(game));
        }
        return read;
    }
}
