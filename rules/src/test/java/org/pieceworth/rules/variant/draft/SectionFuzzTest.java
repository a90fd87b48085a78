package org.pieceworth.rules.variant.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.san.SanResolver;
import org.pieceworth.rules.san.SanWriter;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// Any section is a variant that can be played, or is refused in sentences. Usual builds try some hundreds;
/// `bench/fuzz.sh` thousands, by the properties `fuzz.sections` and `fuzz.seed`.
class SectionFuzzTest {

    private static final int PLIES = 60;
    private static final int SECTIONS = Integer.getInteger("fuzz.sections", 300);
    private static final int SEED = Integer.getInteger("fuzz.seed", 1);

    private final Variants shipped = Variants.shipped();
    private final VariantWords words = VariantWords.load();
    private int played;

    @Test
    void everySectionIsPlayedOrRefused() {
        List<String> errors = new ArrayList<>();
        for (int number = 0; number < SECTIONS; number++) {
            long seed = SEED * 1_000_003L + number;
            String text = new RandomSections(seed, words, shipped).next();
            try {
                tryOut(text, seed);
            } catch (RuntimeException | AssertionError | StackOverflowError | OutOfMemoryError e) {
                errors.add("section " + seed + ": " + e + at(e) + "\n" + text);
            }
        }
        assertThat(errors)
                .as("%s of %s sections can be played", played, SECTIONS)
                .isEmpty();
        assertThat(played).isGreaterThan(SECTIONS / 5);
    }

    private static String at(Throwable e) {
        return " at "
                + Arrays.stream(e.getStackTrace())
                        .filter(element -> element.getClassName().startsWith("org.pieceworth"))
                        .limit(3)
                        .toList();
    }

    private void tryOut(String text, long seed) {
        VariantRules rules;
        VariantPosition start;
        try {
            VariantReading reading = Variants.parse("my.ini", text).read("x");
            rules = VariantRules.of(reading.variant());
            start = rules.position(reading.variant().startFen());
        } catch (InputException refused) {
            String message = String.valueOf(refused.getMessage());
            assertThat(message).isNotBlank().doesNotContain("Exception", "null");
            return;
        }
        played++;
        assertThat(rules.start().fen()).isEqualTo(start.fen());
        play(rules, new SplittableRandom(seed));
    }

    private static void play(VariantRules rules, SplittableRandom random) {
        VariantPosition position = rules.start();
        int[] moves = new int[position.maxMoves()];
        Setup first = position.setup();
        int plies = 0;
        for (int count = position.generate(moves); count > 0 && plies < PLIES; count = position.generate(moves)) {
            List<Integer> legal = Arrays.stream(moves, 0, count).boxed().toList();
            check(position, legal);
            checkMade(rules, position, moves[random.nextInt(count)]);
            plies++;
        }
        position.outcome();
        for (int ply = 0; ply < plies; ply++) {
            position.unmake();
        }
        assertThat(position.setup()).as("the start taken back").isEqualTo(first);
    }

    private static void check(VariantPosition position, List<Integer> legal) {
        String fen = position.fen();
        assertThat(new HashSet<>(legal)).as("moves of " + fen).hasSameSizeAs(legal);
        assertThat(position.countMoves(new int[position.maxMoves()]))
                .as("count in " + fen)
                .isEqualTo(legal.size());
        int[] captures = new int[position.maxMoves()];
        int takes = position.generateCaptures(captures);
        assertThat(legal)
                .as("captures of " + fen)
                .containsAll(Arrays.stream(captures, 0, takes).boxed().toList());
        boolean chess960 = position.variant().chess960();
        Set<String> names = new HashSet<>();
        for (int move : legal) {
            String name = Uci.write(position, move, chess960);
            assertThat(names.add(name))
                    .as("two moves named " + name + " in " + fen)
                    .isTrue();
        }
        position.outcome();
        position.inCheck();
    }

    private static void checkMade(VariantRules rules, VariantPosition position, int move) {
        String fen = position.fen();
        String name = Uci.write(position, move, true);
        assertThat(Uci.read(position, name)).as("%s in %s", name, fen).isEqualTo(move);
        String san = SanWriter.write(position, move);
        assertThat(SanResolver.resolve(position, san))
                .as("%s (%s) in %s", san, name, fen)
                .isEqualTo(new SanResolver.Resolution.Found(move));
        long hash = position.hash();
        Setup before = position.setup();
        position.make(move);
        position.unmake();
        assertThat(position.setup()).as("%s taken back in %s", name, fen).isEqualTo(before);
        assertThat(position.hash())
                .as("hash after %s taken back in %s", name, fen)
                .isEqualTo(hash);
        position.make(move);
        String after = position.fen();
        assertThat(position.copy().hash())
                .as("hash of %s after %s in %s", after, name, fen)
                .isEqualTo(position.hash());
        VariantPosition again = rules.position(after);
        assertThat(again.fen()).as("after %s in %s", name, fen).isEqualTo(after);
        // A position from a FEN has no past, by which a game may have ended.
        if (position.outcome() instanceof Outcome.InPlay) {
            assertThat(moves(again)).as("moves after %s in %s", name, fen).isEqualTo(moves(position));
        }
    }

    private static Set<Integer> moves(VariantPosition position) {
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        Set<Integer> all = new HashSet<>();
        for (int i = 0; i < count; i++) {
            all.add(Move.kind(moves[i]) == Move.PASS ? Move.PASS : moves[i]);
        }
        return all;
    }
}
