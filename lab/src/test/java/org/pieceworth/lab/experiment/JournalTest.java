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
import java.util.zip.CRC32;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.lab.TestPrograms;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

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
                List.of(),
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
    @Tag("slow")
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
                    assertThat(refused.differences())
                            .containsExactly(new OtherPlanException.PlanDifference(PlanPart.SEED, "1", "2"));
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
            pieceworth-selfplay 1\\tversion=0.9\\t--seed=1\\n0\\tW | contains an unfinished run of an earlier version | fresh
            notes of mine\\nmore of them\\n                      | is not an unfinished run of this version        | output
            notes of mine                                      | is not an unfinished run of this version        | output
            """)
    void whatIsNoJournalOfThisVersionStays(String content, String message, String mend) throws IOException {
        Path path = folder.resolve("a.part");
        String text = content.replace("\\t", "\t").replace("\\n", "\n");
        Files.writeString(path, text);
        assertThatThrownBy(() -> Journal.open(path, PLAN, false))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message)
                .hasMessageContaining(mend);
        assertThat(path).hasContent(text);
    }

    /// Dropping the games of a run drops no file that is none.
    @ParameterizedTest
    @ValueSource(strings = {"notes of mine\nmore of them\n", "notes of mine", "pieceworth-games 22\tx\n"})
    void whatIsNotOursIsNotDropped(String content) throws IOException {
        Path path = Files.writeString(folder.resolve("a.part"), content);
        assertThatThrownBy(() -> Journal.open(path, PLAN, true))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is not an unfinished run of this version");
        assertThat(path).hasContent(content);
    }

    /// Games behind a damaged line are played again, but not thrown away.
    @Test
    void whatStandsBehindADamagedLineIsPutAside() throws IOException {
        Path path = folder.resolve("a.part");
        write(path, 0);
        String text = Files.readString(path);
        int first = text.indexOf('\n') + 1;
        String damaged = text.substring(0, first) + "x" + text.substring(first + 1);
        for (String name : List.of("a.part.bad", "a.part.bad2")) {
            Files.writeString(path, damaged);
            try (Journal journal = Journal.open(path, PLAN, false)) {
                assertThat(journal.games()).isZero();
                assertThat(journal.damaged()).contains(new DamagedRecords(folder.resolve(name), 2, 2));
            }
            assertThat(folder.resolve(name)).hasContent(damaged.substring(first));
        }
    }

    /// What a kill tears is no damage.
    @Test
    void nothingIsPutAsideOfATornLine() throws IOException {
        Path path = folder.resolve("a.part");
        write(path, 0);
        Files.write(path, Arrays.copyOf(Files.readAllBytes(path), (int) Files.size(path) - 3));
        try (Journal journal = Journal.open(path, PLAN, false)) {
            assertThat(journal.games()).isEqualTo(2);
            assertThat(journal.damaged()).isEmpty();
        }
        assertThat(folder.resolve("a.part.bad")).doesNotExist();
    }

    /// A checksum says that a line is whole, not that it makes sense.
    @ParameterizedTest
    @CsvSource({
        "1,X,the outcome 'X'",
        "2,PLY_CUP,No enum constant",
        "5,zz,zz",
        "5,7,1 moves with 0 scores",
        "7,12:X,the outcome 'X'",
        "7,twelve:B,twelve",
        "8,a#b,an effort of 1 number",
        "8,a#1:2:3:4:5,an effort of 5 numbers",
        "8,a#b#c,a record of 12 fields"
    })
    void nonsenseWithAChecksumIsRefusedWithItsLine(int field, String wrong, String message) throws IOException {
        Path path = folder.resolve("a.part");
        write(path, 0);
        List<String> lines = new ArrayList<>(Files.readAllLines(path));
        String[] fields = lines.get(2).split("\t", -1);
        fields[field] = wrong.replace('#', '\t');
        lines.set(2, checked(String.join("\t", Arrays.copyOf(fields, fields.length - 1))));
        Files.write(path, lines);
        assertThatThrownBy(() -> read(path))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(path + ", line 3: found ")
                .hasMessageContaining(message);
    }

    private static String checked(String body) {
        CRC32 sum = new CRC32();
        sum.update(body.getBytes(StandardCharsets.UTF_8));
        return body + "\t" + Long.toHexString(sum.getValue());
    }

    /// A lock that the same program sees is not yet one that others see: a second program is asked.
    @Tag("slow")
    @Test
    void anotherProgramIsKeptOut() throws IOException, InterruptedException {
        Path path = folder.resolve("a.part");
        write(path, 0);
        try (Journal journal = Journal.open(path, PLAN, false)) {
            journal.forEach(InTurn.always(rules), (_, _) -> true);
            assertThat(secondProgram(path)).contains("another run is writing to it");
            journal.remove();
        }
        assertThat(secondProgram(path)).isEqualTo("opened");
    }

    private static String secondProgram(Path path) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(TestPrograms.command(SecondProgram.class, path.toString()))
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said.strip();
    }

    /// Opens a journal and says what came of it.
    public static final class SecondProgram {

        private SecondProgram() {}

        public static void main(String[] args) {
            try (Journal _ = Journal.open(Path.of(args[0]), ExperimentPlans.chess(1), false)) {
                System.out.println("opened");
            } catch (InputException e) {
                System.out.println(e.getMessage());
            }
        }
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
            journal.forEach(InTurn.always(rules), (_, game) -> read.add(game));
        }
        return read;
    }
}
