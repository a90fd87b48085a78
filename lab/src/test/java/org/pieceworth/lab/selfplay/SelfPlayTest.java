package org.pieceworth.lab.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.lab.armies.ArmyGame;
import org.pieceworth.lab.armies.GameOpenings;
import org.pieceworth.lab.armies.GameStarts;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.experiment.ExperimentPlan.GameLimits;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.experiment.GameObservations;
import org.pieceworth.lab.experiment.PgnGames;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.pgn.GameListener;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.pgn.PgnWriter;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

class SelfPlayTest {

    @Test
    void theNumberOfThreadsCannotBeSeen() {
        SelfPlaySettings settings = settings("chess", false);
        String one = pgn(games(settings, 12, 1));
        assertThat(pgn(games(settings, 12, 2))).isEqualTo(one);
        assertThat(pgn(games(settings, 12, 3))).isEqualTo(one);
        assertThat(new SelfPlay(settings).play(7))
                .isEqualTo(games(settings, 12, 3).get(7));
    }

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
                "3check"
            })
    void everyWrittenGameIsReadToTheSameResult(String name) {
        SelfPlaySettings settings = settings(name, true);
        List<PlayedGame> games = games(settings, 4, 2);
        String text = pgn(games);
        List<GameListener.ReplayedGame> read = new ArrayList<>();
        List<Outcome> outcomes = new ArrayList<>();
        GameListener listener = new GameListener() {
            @Override
            public void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> skip) {
                assertThat(skip).as(text).isEmpty();
                read.add(game);
                outcomes.add(replay.at(game.plies()).outcome());
            }
        };
        GameReplay replay =
                GameReplay.isChess(name) ? new GameReplay(listener, true) : new GameReplay(listener, settings.rules());
        new PgnReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), replay).readAll();
        assertThat(read).hasSameSizeAs(games);
        for (int i = 0; i < games.size(); i++) {
            PlayedGame game = games.get(i);
            assertThat(read.get(i).result()).isEqualTo(game.result());
            assertThat(read.get(i).plies()).isEqualTo(game.plies());
            boolean byPosition = game.termination() == Termination.CHECKMATE
                    || game.termination() == Termination.STALEMATE
                    || game.termination() == Termination.VARIANT_END;
            if (byPosition) {
                assertThat(outcomes.get(i)).as(name).isEqualTo(game.outcome());
            }
        }
        assertThat(text.lines()).allMatch(line -> line.startsWith("[") || line.length() <= 80);
    }

    /// Two roads to one answer: with and without text between.
    @ParameterizedTest
    @ValueSource(strings = {"chess", "chess960", "crazyhouse", "capablanca"})
    void observationsAreThoseOfTheWrittenGames(String name) {
        SelfPlaySettings settings = settings(name, false);
        List<PlayedGame> games = games(settings, 10, 2);
        bothRoadsAgree(settings, games);
    }

    private static void bothRoadsAgree(SelfPlaySettings settings, List<PlayedGame> games) {
        ObservationSettings options = GameObservations.options(settings.rules());
        Kept direct = new Kept();
        ObservationReader played = GameObservations.collect(options, direct, GameLabels.SELF::tags, sink -> {
            for (int i = 0; i < games.size(); i++) {
                sink.game(i, games.get(i));
            }
        });
        Kept read = new Kept();
        ObservationReader written = new ObservationReader(options, ReadProgress.NONE, read);
        written.read("games.pgn", new ByteArrayInputStream(pgn(games).getBytes(StandardCharsets.UTF_8)));
        assertThat(played.observations().games())
                .isEqualTo(written.observations().games());
        assertThat(direct.rows).isEqualTo(read.rows).isNotEmpty();
    }

    /// Its rules say whether a variant is chess; what it is called does not.
    @Test
    void aVariantThatIsOnlyCalledChessIsPlayedByItsOwnRules() {
        SelfPlaySettings settings = settings(
                Variants.parse("my.ini", "[chess:capablanca]").read("chess").variant(), false);
        List<PlayedGame> games = games(settings, 2, 1);
        bothRoadsAgree(settings, games);
        assertThat(pgn(games)).contains("[Variant \"chess\"]");
    }

    @Test
    void armiesChangeColours() {
        ArmyGame armies = ArmyGame.of(
                VariantSource.shipped("chess"),
                ArmyGame.Force.of("R N B archbishop K B N R"),
                ArmyGame.Force.of("RNBQKBNR"));
        Variant variant = armies.source().variant();
        assertThat(variant.startFen()).isEqualTo(armies.starts().getFirst());
        assertThat(armies.starts())
                .containsExactly(
                        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1",
                        "rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        SelfPlaySettings base = settings("chess", false);
        SelfPlaySettings settings = new SelfPlaySettings(
                new GameOpenings(VariantRules.of(variant), GameStarts.of(armies.starts()), 1, 4, true),
                new GameLimits(base.limits().control(), base.limits().adjudication(), 60),
                base.engine());
        List<PlayedGame> games = games(settings, 4, 1);
        GameLabels labels = new GameLabels("e", "first", "second", true, false);
        for (int i = 0; i < 4; i++) {
            String white = games.get(i).opening().startFen().split("[/ ]")[7];
            assertThat(white.contains("A")).isEqualTo(i % 2 == 0);
            assertThat(labels.tags(i, games.get(i))).containsEntry("White", i % 2 == 0 ? "first" : "second");
        }
    }

    private static SelfPlaySettings settings(String variant, boolean shuffle) {
        return settings(Variants.open(variant).variant(), shuffle);
    }

    private static SelfPlaySettings settings(Variant variant, boolean shuffle) {
        VariantRules rules = VariantRules.of(variant);
        SelfPlaySettings usual = SelfPlaySettings.of(rules, 11);
        return new SelfPlaySettings(
                new GameOpenings(rules, usual.openings().starts(), 11, 6, shuffle),
                new GameLimits(TimeControl.nodes(100), Adjudication.parse("win=300:2,draw=10:4:20"), 90),
                usual.engine());
    }

    private static List<PlayedGame> games(SelfPlaySettings settings, int count, int threads) {
        List<PlayedGame> games = new ArrayList<>();
        new SelfPlay(settings).play(0, count, threads, (number, game) -> {
            assertThat(number).isEqualTo(games.size());
            return games.add(game);
        });
        return games;
    }

    private static String pgn(List<PlayedGame> games) {
        StringBuilder text = new StringBuilder();
        PgnGames writer = new PgnGames(new PgnWriter(text), GameLabels.SELF, PgnGames.Comments.SCORES);
        for (int i = 0; i < games.size(); i++) {
            writer.write(i, games.get(i));
        }
        return text.toString();
    }

    private static final class Kept implements ObservedGameListener {
        private final List<List<Object>> rows = new ArrayList<>();

        @Override
        public void game(ObservedGame game) {
            game.rows()
                    .forEach(row ->
                            rows.add(List.of(game.result(), game.plies(), row.ply(), Arrays.toString(row.features()))));
        }
    }
}
