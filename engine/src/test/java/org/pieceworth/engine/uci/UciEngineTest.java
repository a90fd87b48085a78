package org.pieceworth.engine.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pieceworth.rules.variant.Variants;

class UciEngineTest {

    private static final String MATE_IN_ONE = "position fen 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1";

    private static final String MATED = "position fen 3R2k1/5ppp/8/8/8/8/8/K7 b - - 0 1";

    private static final String STALEMATE = "position fen 7k/5Q2/8/8/8/8/8/K7 b - - 0 1";

    private static final String CASTLING = "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    private static String fen(List<String> board) {
        return board.stream()
                .filter(line -> line.startsWith("Fen: "))
                .map(line -> line.substring("Fen: ".length()))
                .findFirst()
                .orElseThrow();
    }

    private static String fen(Talk talk) {
        return fen(talk.answers("d"));
    }

    @Test
    void itIntroducesItself() {
        try (Talk talk = Talk.begin()) {
            List<String> lines = talk.say("uci").until("uciok");
            assertThat(lines)
                    .startsWith("id name Test 1", "id author nobody")
                    .contains(
                            "option name Hash type spin default 1 min 1 max 4096",
                            "option name Clear Hash type button",
                            "option name Threads type spin default 1 min 1 max 64",
                            "option name Ponder type check default false",
                            "option name MultiPV type spin default 1 min 1 max 500",
                            "option name UCI_Chess960 type check default false",
                            "option name UCI_AnalyseMode type check default false",
                            "option name VariantPath type string default <empty>",
                            "option name PieceValues type string default <empty>");
            String combo = lines.stream()
                    .filter(line -> line.startsWith("option name UCI_Variant type combo default chess"))
                    .findFirst()
                    .orElseThrow();
            assertThat(Variants.shipped().names()).allMatch(name -> (combo + " ").contains(" var " + name + " "));
        }
    }

    @Test
    void aSearchTellsHowItGoesAndAnswers() {
        try (Talk talk = Talk.begin()) {
            List<String> lines = talk.say("position startpos", "go depth 3").until("bestmove");
            assertThat(lines).hasSizeGreaterThan(1);
            assertThat(lines.subList(0, lines.size() - 1))
                    .allMatch(
                            line -> line.matches("info depth \\d+ seldepth \\d+ multipv 1 score (cp -?\\d+|mate -?\\d+)"
                                    + " nodes \\d+ nps \\d+ hashfull \\d+ time \\d+ pv( [a-h][1-8][a-h][1-8]q?)+"));
            assertThat(lines.getLast()).matches("bestmove [a-h][1-8][a-h][1-8]( ponder [a-h][1-8][a-h][1-8])?");
        }
    }

    @Test
    void everyLimitEndsTheSearch() {
        try (Talk talk = Talk.begin()) {
            talk.say("position startpos moves e2e4");
            for (String go : List.of(
                    "go depth 2",
                    "go nodes 500",
                    "go movetime 5",
                    "go movetime -5",
                    "go wtime 50 btime 50",
                    "go wtime 1000 btime -10 winc 1 binc 1",
                    "go wtime 1000 btime 100 movestogo 40",
                    "go nodes 1",
                    "go mate 1",
                    "GO DEPTH 1")) {
                assertThat(talk.best(go)).as(go).matches("[a-h][1-8][a-h][1-8]");
            }
        }
    }

    @Test
    void aMateIsFoundAndWrittenAsOne() {
        try (Talk talk = Talk.begin()) {
            List<String> lines = talk.say(MATE_IN_ONE, "go mate 1").until("bestmove");
            assertThat(lines.getLast()).startsWith("bestmove d1d8");
            assertThat(lines.get(lines.size() - 2)).contains("score mate 1 ");
        }
    }

    @Test
    void theMovesToChooseFromAreKept() {
        try (Talk talk = Talk.begin()) {
            assertThat(talk.best(MATE_IN_ONE, "go depth 2 searchmoves a1b1")).isEqualTo("a1b1");
            assertThat(talk.best("go searchmoves a1b1 a1a2 depth 2")).isIn("a1b1", "a1a2");
            List<String> answers = talk.answers("go depth 2 searchmoves e2e4");
            assertThat(answers.getFirst()).startsWith("info string go: searchmoves 'e2e4' is not legal");
            assertThat(answers.getLast()).startsWith("bestmove ");
        }
    }

    @Test
    void aFinishedGameHasNoMove() {
        try (Talk talk = Talk.begin()) {
            assertThat(talk.say(MATED, "go depth 3").until("bestmove"))
                    .containsExactly("info depth 0 score mate 0", "bestmove (none)");
            assertThat(talk.say(STALEMATE, "go wtime 1000 btime 1000").until("bestmove"))
                    .containsExactly("info depth 0 score cp 0", "bestmove (none)");
            assertThat(talk.say("go infinite").until("info depth 0")).containsExactly("info depth 0 score cp 0");
            assertThat(talk.answers()).isEmpty();
            assertThat(talk.say("stop").until("bestmove")).containsExactly("bestmove (none)");
        }
    }

    @Test
    void anInfiniteSearchHoldsItsAnswerBack() {
        try (Talk talk = Talk.begin()) {
            talk.say("position startpos", "go infinite depth 1");
            talk.until("info depth 1");
            assertThat(talk.answers()).noneMatch(line -> line.startsWith("bestmove"));
            assertThat(talk.best("stop")).matches("[a-h][1-8][a-h][1-8]");
        }
    }

    @Test
    void aSearchCanBeStoppedAtAnyTime() {
        try (Talk talk = Talk.begin()) {
            talk.say("position startpos", "stop", "isready");
            assertThat(talk.until("readyok")).containsExactly("readyok");
            for (int i = 0; i < 20; i++) {
                assertThat(talk.best("go infinite", "stop")).matches("[a-h][1-8][a-h][1-8]");
            }
            talk.say("go infinite").until("info depth 2");
            talk.say("isready").until("readyok");
            assertThat(talk.best("stop")).matches("[a-h][1-8][a-h][1-8]");
            assertThat(talk.answers("stop", "stop")).isEmpty();
        }
    }

    @Test
    void atQuitARunningSearchStillAnswers() {
        try (Talk talk = Talk.begin()) {
            talk.say("position startpos", "go infinite").until("info depth 1");
            assertThat(talk.quit().getLast()).startsWith("bestmove ");
        }
    }

    @Test
    void theEndOfTheInputIsQuit() {
        try (Talk talk = Talk.begin()) {
            talk.say("position startpos", "go infinite").until("info depth 1");
            assertThat(talk.hangUp().getLast()).startsWith("bestmove ");
        }
        try (Talk talk = Talk.begin()) {
            assertThat(talk.hangUp()).isEmpty();
        }
    }

    @Test
    void aGuessThatHitsStartsTheClock() {
        try (Talk talk = Talk.begin()) {
            talk.say("position startpos moves e2e4 e7e5", "go ponder wtime 20 btime 20")
                    .until("info depth 1");
            assertThat(talk.answers()).noneMatch(line -> line.startsWith("bestmove"));
            assertThat(talk.best("ponderhit")).matches("[a-h][1-8][a-h][1-8]");
            assertThat(talk.answers("ponderhit"))
                    .containsExactly("info string ponderhit: no pondering search is running");
        }
    }

    @Test
    void aGuessThatHitsWhenTheSearchIsOverIsAnswered() {
        try (Talk talk = Talk.begin()) {
            talk.say("position startpos", "go ponder depth 1").until("info depth 1");
            assertThat(talk.answers()).noneMatch(line -> line.startsWith("bestmove"));
            assertThat(talk.best("ponderhit")).matches("[a-h][1-8][a-h][1-8]");
            talk.say(MATED, "go ponder depth 1").until("info depth 0");
            assertThat(talk.best("ponderhit")).isEqualTo("(none)");
        }
    }

    @Test
    void aGuessThatFailsIsStopped() {
        try (Talk talk = Talk.begin()) {
            talk.say("position startpos moves e2e4 e7e5", "go ponder wtime 20 btime 20")
                    .until("info depth 1");
            assertThat(talk.best("stop")).matches("[a-h][1-8][a-h][1-8]");
            assertThat(talk.best("position startpos moves e2e4 c7c5", "go depth 1"))
                    .matches("[a-h][1-8][a-h][1-8]");
        }
    }

    @Test
    void severalLinesDifferInTheirFirstMove() {
        try (Talk talk = Talk.begin()) {
            talk.say("setoption name MultiPV value 3", "position startpos");
            List<String> lines = talk.say("go depth 3").until("bestmove");
            List<String> last = lines.subList(lines.size() - 4, lines.size() - 1);
            List<String> firsts = new ArrayList<>();
            List<Integer> scores = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                assertThat(last.get(i)).startsWith("info depth 3 ").contains(" multipv " + (i + 1) + " score cp ");
                firsts.add(last.get(i).replaceAll(".* pv (\\S+).*", "$1"));
                scores.add(Integer.valueOf(last.get(i).replaceAll(".* score cp (-?\\d+) .*", "$1")));
            }
            assertThat(firsts).doesNotHaveDuplicates();
            assertThat(scores.get(0)).isGreaterThanOrEqualTo(scores.get(1));
            assertThat(scores.get(1)).isGreaterThanOrEqualTo(scores.get(2));
            assertThat(lines.getLast()).startsWith("bestmove " + firsts.getFirst());
            for (String go : List.of("go nodes 2000", "go movetime 20", "go nodes 1", "go wtime 60 btime 60")) {
                assertThat(talk.best(go)).as(go).matches("[a-h][1-8][a-h][1-8]");
            }
            talk.say("go infinite").until("info depth 2 ");
            assertThat(talk.best("stop")).matches("[a-h][1-8][a-h][1-8]");
            List<String> few = talk.say("position fen 7k/8/8/8/8/8/8/K7 b - - 0 1", "setoption name MultiPV value 500")
                    .say("go depth 1")
                    .until("bestmove");
            assertThat(few).noneMatch(line -> line.contains("multipv 4"));
        }
    }

    /// With one way to win and few others, the last lines have one move to choose from and mates are seen early.
    @Test
    void severalLinesGoOnToTheLimitOfNodes() {
        try (Talk talk = Talk.begin()) {
            talk.say("setoption name MultiPV value 9", "position fen 7k/8/8/8/8/8/P7/K7 w - - 0 1");
            List<String> lines = talk.say("go nodes 60000").until("bestmove");
            assertThat(lines).anyMatch(line -> line.matches("info depth [5-9] .* multipv 4 .*"));
            talk.say("position fen 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1");
            List<String> mate = talk.say("go nodes 60000").until("bestmove");
            assertThat(mate).anyMatch(line -> line.matches("info depth [5-9] .* multipv 2 score cp .*"));
            assertThat(mate.getLast()).startsWith("bestmove d1d8");
        }
    }

    @Test
    void aPositionGoesOnFromTheLastOne() {
        try (Talk talk = Talk.begin()) {
            talk.say("position startpos moves e2e4 e7e5 g1f3");
            assertThat(fen(talk)).isEqualTo("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
            talk.say("position startpos moves e2e4 e7e5 g1f3 b8c6");
            assertThat(fen(talk)).isEqualTo("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
            talk.say("position startpos moves e2e4 c7c5 e4e5 d7d5");
            assertThat(fen(talk)).isEqualTo("rnbqkbnr/pp2pppp/8/2ppP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3");
            talk.say("position startpos");
            assertThat(fen(talk)).isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        }
    }

    @Test
    void aBadPositionChangesNothing() {
        try (Talk talk = Talk.begin()) {
            talk.say("position startpos moves e2e4 e7e5");
            String before = fen(talk);
            for (String bad : List.of(
                    "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
                    "position fen rubbish",
                    "position fen",
                    "position",
                    "position startpos e2e4",
                    "position moves e2e4")) {
                List<String> answers = talk.answers(bad);
                assertThat(answers).as(bad).singleElement().asString().startsWith("info string ");
                assertThat(fen(talk)).as(bad).isEqualTo(before);
            }
            assertThat(talk.answers("position startpos moves e2e4 e7e5 e4e5"))
                    .containsExactly("info string position: move 3 'e4e5' is not legal in " + before
                            + "; the moves before it are played");
            assertThat(fen(talk)).isEqualTo(before);
        }
    }

    @Test
    void thousandsOfMovesArePlayed() {
        try (Talk talk = Talk.begin()) {
            StringBuilder line = new StringBuilder("position startpos moves");
            for (int i = 0; i < 1500; i++) {
                line.append(" g1f3 g8f6 f3g1 f6g8");
            }
            assertThat(talk.answers(line.toString())).isEmpty();
            assertThat(fen(talk)).endsWith(" 3001");
            assertThat(talk.answers(line + " e2e4")).isEmpty();
            assertThat(talk.best("position startpos", "go depth 1")).matches("[a-h][1-8][a-h][1-8]");
        }
    }

    @Test
    void castlingIsWrittenAsAskedAndReadBothWays() {
        try (Talk talk = Talk.begin()) {
            assertThat(talk.best(CASTLING, "go depth 1 searchmoves e1g1")).isEqualTo("e1g1");
            assertThat(talk.best("go depth 1 searchmoves e1h1")).isEqualTo("e1g1");
            talk.say("setoption name UCI_Chess960 value true");
            assertThat(talk.best("go depth 1 searchmoves e1g1")).isEqualTo("e1h1");
            assertThat(talk.best(CASTLING + " moves e1h1", "go depth 1 searchmoves e8c8"))
                    .isEqualTo("e8a8");
            talk.say("setoption name UCI_Chess960 value false", "setoption name UCI_Variant value fischerandom");
            talk.say("position fen 4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1");
            assertThat(talk.best("go depth 1 searchmoves e1g1")).isEqualTo("e1g1");
            assertThat(talk.best("go depth 1 searchmoves e1b1")).isEqualTo("e1b1");
            assertThat(fen(talk.answers("position fen 4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1 moves e1b1", "d")))
                    .startsWith("4k3/8/8/8/8/8/8/2KR2R1 b");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            crazyhouse | fen 4k3/8/8/8/8/8/8/4K3[Pn] w - - 0 1                            | P@e4
            crazyhouse | startpos moves e2e4 d7d5 e4d5 d8d5                              | P@e4
            chess      | fen 8/P3k3/8/8/8/8/8/4K3 w - - 0 1                              | a7a8n
            chess      | fen 8/P3k3/8/8/8/8/8/4K3 w - - 0 1                              | a7a8q
            seirawan   | startpos                                                       | b1c3h
            shogi      | fen 4k4/9/P8/9/9/9/9/9/4K4[] w - - 0 1                           | a7a8+
            capablanca | fen 5k4/P9/10/10/10/10/10/5K4 w - - 0 1                          | a7a8c
            capablanca | startpos                                                       | b1a3
            grand      | startpos                                                       | b2c4
            xiangqi    | startpos                                                       | h3e3
            atomic     | startpos moves e2e4 d7d5                                       | e4d5
            """)
    void movesAreWrittenAsTheVariantHasThem(String variant, String position, String move) {
        try (Talk talk = Talk.begin()) {
            talk.say("setoption name UCI_Variant value " + variant, "position " + position);
            if (!position.contains("moves e2e4 d7d5 e4d5 d8d5")) {
                assertThat(talk.best("go depth 1 searchmoves " + move)).isEqualTo(move);
            } else {
                talk.say("position " + position + " b1c3 d5e6 f1e2 a7a6");
                assertThat(talk.best("go depth 1 searchmoves " + move)).isEqualTo(move);
            }
        }
    }

    static List<String> variants() {
        return Variants.shipped().names();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyVariantIsPlayed(String name) {
        try (Talk talk = Talk.begin()) {
            talk.say("setoption name UCI_Variant value " + name);
            StringBuilder line = new StringBuilder("position startpos moves");
            for (int ply = 0; ply < 2; ply++) {
                String best = talk.best(line.toString(), "go nodes 60");
                assertThat(best).as("%s after %s", name, line).isNotEqualTo("(none)");
                line.append(' ').append(best);
            }
            assertThat(talk.answers(line.toString())).isEmpty();
            assertThat(talk.say("go perft 1").until("Nodes searched")).isNotEmpty();
        }
    }
}
