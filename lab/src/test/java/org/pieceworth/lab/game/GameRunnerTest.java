package org.pieceworth.lab.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.game.GameRunner.Seat;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.Variants;

class GameRunnerTest {

    private static final GameRunner RUNNER = new GameRunner(Adjudication.OFF, 60);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chess",
                "chess960",
                "crazyhouse",
                "capablanca",
                "shogi",
                "xiangqi",
                "atomic",
                "antichess",
                "horde",
                "seirawan",
                "racingkings",
                "3check"
            })
    void aGameOfTheEngineFollowsTheRulesToItsEnd(String name) {
        VariantRules rules = rules(name);
        EnginePlayer engine = EnginePlayer.of("engine", rules, EngineSettings.DEFAULT);
        Seat seat = new Seat(engine, TimeControl.nodes(100));
        for (int k = 0; k < 3; k++) {
            Opening opening = Openings.of(rules, 7, 6, true).opening(k);
            PlayedGame game = RUNNER.play(opening, seat, seat);
            VariantPosition position = opening.position();
            assertThat(position.outcome()).isInstanceOf(Outcome.InPlay.class);
            game.moves().forEach(position::make);
            assertThat(game.scores()).hasSameSizeAs(game.moves());
            if (game.termination() == Termination.PLY_CAP) {
                assertThat(game.plies()).isEqualTo(60);
            } else if (game.termination() != Termination.INSUFFICIENT_MATERIAL) {
                assertThat(position.outcome()).isEqualTo(game.outcome());
            }
            assertThat(RUNNER.play(opening, seat, seat)).isEqualTo(game);
        }
    }

    @Test
    void mateIsFound() {
        PlayedGame game = scripted("chess", "f2f3", "e7e5", "g2g4", "d8h4");
        assertThat(game.termination()).isEqualTo(Termination.CHECKMATE);
        assertThat(game.result()).isEqualTo(GameResult.BLACK_WINS);
    }

    @Test
    void repetitionIsFound() {
        String[] dance = {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"};
        PlayedGame game = scripted("chess", dance);
        assertThat(game.termination()).isEqualTo(Termination.REPETITION);
        assertThat(game.result()).isEqualTo(GameResult.DRAW);
    }

    @Test
    void theVariantsOwnEndIsFound() {
        assertThat(scripted("atomic", "g1f3", "a7a6", "f3e5", "a6a5", "e5d7").termination())
                .isEqualTo(Termination.VARIANT_END);
        assertThat(from("kingofthehill", "4k3/8/8/8/8/4K3/8/8 w - - 0 1", "e3e4")
                        .termination())
                .isEqualTo(Termination.VARIANT_END);
        assertThat(from("3check", "4k3/8/8/8/8/8/8/4K2R w - - 1+3 0 1", "h1h8").termination())
                .isEqualTo(Termination.VARIANT_END);
        assertThat(from("duck", "4k3/8/8/8/8/8/8/K3Q3 w - - 0 1", "e1e8,e8a5").termination())
                .isEqualTo(Termination.VARIANT_END);
    }

    @Test
    void stalemateAndBareKings() {
        assertThat(from("chess", "k7/8/1K6/8/8/8/2Q5/8 w - - 0 1", "c2c7").termination())
                .isEqualTo(Termination.STALEMATE);
        assertThat(from("chess", "k7/8/1K6/8/8/8/8/8 w - - 0 1").termination())
                .isEqualTo(Termination.INSUFFICIENT_MATERIAL);
        assertThat(from("chess", "k7/8/1K6/8/8/8/8/6N1 w - - 0 1").termination())
                .isEqualTo(Termination.INSUFFICIENT_MATERIAL);
        assertThat(from("chess", "k7/8/1K6/8/8/8/8/5NN1 w - - 0 1").termination())
                .isEqualTo(Termination.NO_MOVE);
        assertThat(from("kingofthehill", "k7/8/1K6/8/8/8/8/8 w - - 0 1").termination())
                .isEqualTo(Termination.NO_MOVE);
    }

    @Test
    void fiftyMovesDraw() {
        assertThat(from("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "a1a2").termination())
                .isEqualTo(Termination.MOVE_RULE);
    }

    @Test
    void theCapDraws() {
        PlayedGame game = new GameRunner(Adjudication.OFF, 2)
                .play(Opening.start(rules("chess")), seat("e2e4", "e7e5"), seat("e2e4", "e7e5"));
        assertThat(game.termination()).isEqualTo(Termination.PLY_CAP);
        assertThat(game.outcome()).isEqualTo(new Outcome.Drawn());
    }

    @Test
    void whatIsWrongWithAPlayerIsItsForfeit() {
        PlayedGame none = scripted("chess", "e2e4");
        assertThat(none.termination()).isEqualTo(Termination.NO_MOVE);
        assertThat(none.outcome()).isEqualTo(new Outcome.Won(Side.WHITE));
        Seat illegal = new Seat(answering(new Answer.Choice(12345, 0, 0, 0)), TimeControl.depth(1));
        PlayedGame game = RUNNER.play(Opening.start(rules("chess")), illegal, illegal);
        assertThat(game.termination()).isEqualTo(Termination.ILLEGAL_MOVE);
        assertThat(game.result()).isEqualTo(GameResult.BLACK_WINS);
    }

    @Test
    void aClockRunsOut() {
        GameClock clock = new GameClock(TimeControl.clock(1000, 100, 50), TimeControl.nodes(1));
        assertThat(clock.spend(Side.WHITE, 900_000_000L)).isTrue();
        assertThat(clock.budget(Side.WHITE).whiteMillis()).isEqualTo(200);
        assertThat(clock.spend(Side.BLACK, 900_000_000_000L)).isTrue();
        assertThat(clock.spend(Side.WHITE, 249_000_000L)).isTrue();
        assertThat(clock.spend(Side.WHITE, 151_000_000L)).isFalse();
    }

    private static VariantRules rules(String name) {
        return VariantRules.of(Variants.shipped().read(name).variant());
    }

    private static PlayedGame scripted(String variant, String... moves) {
        VariantRules rules = rules(variant);
        return RUNNER.play(Opening.start(rules), seat(moves), seat(moves));
    }

    private static PlayedGame from(String variant, String fen, String... moves) {
        return RUNNER.play(new Opening(rules(variant), fen, List.of()), seat(moves), seat(moves));
    }

    private static Seat seat(String... moves) {
        return new Seat(new AnsweringPlayer("script", game -> scripted(List.of(moves), game)), TimeControl.depth(1));
    }

    private static Player answering(Answer answer) {
        return new AnsweringPlayer("answers", _ -> answer);
    }

    private static Answer scripted(List<String> moves, GameSoFar game) {
        int ply = game.moves().size();
        if (ply >= moves.size()) {
            return new Answer.Forfeit(Termination.NO_MOVE, "the script ends");
        }
        assertThat(game.uciMoves()).isEqualTo(moves.subList(0, ply));
        return new Answer.Choice(Uci.read(game.position(), moves.get(ply)), 0, 1, 1);
    }
}
