package org.pieceworth.lab.measure;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.armies.ArmyStarts;
import org.pieceworth.lab.armies.GameOpenings;
import org.pieceworth.lab.armies.GameStarts;
import org.pieceworth.lab.experiment.ExperimentPlan.GameLimits;
import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.PieceLetter;

/// Settings of a measurement.
///
/// @param game game with the measured pieces
/// @param design design of the armies
/// @param anchor the scale of values
/// @param seed seed of armies and random plies
/// @param nodes nodes per move
/// @param calibration games that determine knight, bishop, rook, queen and pawn relative to each other
/// @param otherPool the same measured pieces with another pool, for a sensitivity check
/// @param engine plays instead of Pieceworth's engine
public record MeasureSettings(
        MeasuredGame game,
        MeasurementDesign design,
        MeasureAnchor anchor,
        long seed,
        long nodes,
        Optional<Calibration> calibration,
        Optional<MeasuredGame> otherPool,
        Optional<OtherEngine> engine) {

    /// Nodes per move beyond which values hardly drift.
    public static final long USUAL_NODES = 300;

    /// Games end when both sides agree on eight pawns for three moves: a lower threshold biases values of
    /// strong pieces towards the engine's own values.
    static final Adjudication ADJUDICATION = Adjudication.parse("win=800:3,draw=10:10:80");

    /// Longer games are drawn.
    static final int PLY_CAP = GameRunner.DEFAULT_PLY_CAP;

    /// Maximum number of random plies at the start of a game: more would weaken the effect of the initial
    /// material.
    static final int RANDOM_PLIES = 2;

    /// Settings without a calibration and another pool, with Pieceworth's engine.
    public MeasureSettings(MeasuredGame game, MeasurementDesign design, MeasureAnchor anchor, long seed, long nodes) {
        this(game, design, anchor, seed, nodes, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /// Armies sampled as usual, values anchored to the basket, 300 nodes per move.
    public static MeasureSettings of(MeasuredGame game, long seed) {
        return new MeasureSettings(
                game, MeasurementDesign.DEFAULT, MeasureAnchor.parse("basket", game), seed, USUAL_NODES);
    }

    /// The letters whose differences count.
    List<Character> columns() {
        return game.columns(design.copies() > 0);
    }

    /// True if pieces are measured among knights, bishops, rooks and queens and anchored to these, with
    /// Pieceworth's engine: elsewhere counts of other games have no information.
    public boolean fitsCalibration() {
        Set<Character> basket = Calibration.POOL.chars().mapToObj(c -> (char) c).collect(Collectors.toSet());
        return engine.isEmpty()
                && Set.copyOf(game.pool()).equals(basket)
                && Set.copyOf(anchor.letters()).equals(basket)
                && design.copies() == 0
                && columns().contains('P');
    }

    /// The value of a piece in the middlegame; 0 without one.
    static double middlegame(PieceValues values, char letter) {
        return values.of(PieceLetter.text(letter))
                .map(PieceValues.TaperedValue::middlegame)
                .orElse(0.0);
    }

    /// Openings of random armies.
    ///
    /// @param values keep armies from being too unlike
    public GameOpenings openings(PieceValues values) {
        return new GameOpenings(game.rules(), new GameStarts.Drawn(armies(values)), seed, RANDOM_PLIES, false);
    }

    ArmyStarts armies(PieceValues values) {
        return new ArmyStarts(game.rules(), design.pairs(game, values), columns(), values, seed);
    }

    /// Self-play with these settings; results count, so adjudication is not tested.
    ///
    /// @param values values for sampling armies and for the engine's evaluation
    SelfPlaySettings games(PieceValues values) {
        return new SelfPlaySettings(
                openings(values),
                new GameLimits(TimeControl.nodes(nodes), ADJUDICATION, PLY_CAP),
                EngineSettings.DEFAULT.with(values),
                0);
    }

    /// Plays games with these settings.
    ///
    /// @param games games from [#games]
    GamePlayer player(SelfPlaySettings games) {
        return engine.<GamePlayer>map(other -> new OtherEngineGames(other, game, games))
                .orElseGet(() -> new SelfPlay(games));
    }

    /// Who plays, for the plan of an experiment.
    ///
    /// @param values values for sampling armies and for the evaluation of Pieceworth's engine
    PlannedPlayer planned(PieceValues values) {
        return engine.map(OtherEngine::planned).orElseGet(() -> PlannedPlayer.own(values.source(), values));
    }

    /// With another engine.
    public MeasureSettings with(OtherEngine other) {
        return new MeasureSettings(game, design, anchor, seed, nodes, calibration, otherPool, Optional.of(other));
    }

    public MeasureSettings withNodes(long other) {
        return new MeasureSettings(game, design, anchor, seed, other, calibration, otherPool, engine);
    }

    public MeasureSettings with(MeasurementDesign other) {
        return new MeasureSettings(game, other, anchor, seed, nodes, calibration, otherPool, engine);
    }

    /// Settings with armies suited to the measured piece, unless others were requested.
    ///
    /// @param guess values so far
    public MeasureSettings suited(PieceValues guess) {
        return with(design.suited(game, guess));
    }

    MeasureSettings with(MeasuredGame other) {
        return new MeasureSettings(other, design, anchor, seed, nodes, calibration, otherPool, engine);
    }

    /// With a sensitivity check among another pool.
    public MeasureSettings withOtherPool(MeasuredGame other) {
        return new MeasureSettings(game, design, anchor, seed, nodes, calibration, Optional.of(other), engine);
    }

    public MeasureSettings withSeed(long other) {
        return new MeasureSettings(game, design, anchor, other, nodes, calibration, otherPool, engine);
    }

    public MeasureSettings with(Calibration other) {
        return new MeasureSettings(game, design, anchor, seed, nodes, Optional.of(other), otherPool, engine);
    }
}
