package org.pieceworth.studies.play;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.san.MoveNotation;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.studies.engines.EngineEntry;
import org.pieceworth.studies.play.MatchRequest.Field;

/// Requests of tests for games of few nodes.
public final class PlayRequests {

    private PlayRequests() {}

    public static GameConditions conditions(String variant, long seed, long nodes) {
        return new GameConditions(
                variant,
                new GameConditions.OpeningChoice(8, false, seed),
                MoveLimit.of(TimeControl.nodes(nodes)),
                Adjudication.OFF,
                GameRunner.DEFAULT_PLY_CAP);
    }

    public static MatchRequest match(Field field, long games) {
        return new MatchRequest(
                conditions("chess", 1, 20),
                field,
                games,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    static MatchRequest with(MatchRequest request, Sprt test) {
        return new MatchRequest(
                request.conditions(),
                request.field(),
                request.games(),
                Optional.of(test),
                request.book(),
                request.odds(),
                request.output());
    }

    public static MatchRequest with(MatchRequest request, GamesTarget target) {
        return new MatchRequest(
                request.conditions(),
                request.field(),
                request.games(),
                request.sprt(),
                request.book(),
                request.odds(),
                Optional.of(target));
    }

    public static Field field(Field.Kind kind, String... players) {
        return new Field(List.of(players).stream().map(EngineEntry::of).toList(), kind, List.of(), List.of());
    }

    public static SelfplayRequest selfplay(
            String variant, long seed, long nodes, long games, boolean fit, Optional<GamesTarget> target) {
        return new SelfplayRequest(
                conditions(variant, seed, nodes),
                SelfplayRequest.Armies.OWN,
                Optional.empty(),
                games,
                fit,
                target,
                Optional.empty());
    }

    public static GamesTarget file(String name) {
        return new GamesTarget(name, Optional.empty(), false, false, MoveNotation.SAN);
    }
}
