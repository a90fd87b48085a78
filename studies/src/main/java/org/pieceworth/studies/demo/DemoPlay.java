package org.pieceworth.studies.demo;

import java.util.function.Consumer;
import org.pieceworth.lab.experiment.OwnGamesFit;
import org.pieceworth.lab.experiment.RunningFit;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;

/// A while of play: games of chess stream in, and values with shrinking intervals appear.
public final class DemoPlay {

    private static final int NODES = 200;
    private static final double SECOND = 1e9;

    /// The interval between two displays of the values, in seconds.
    private static final double EVERY = 10;

    private final int seconds;
    private final RunningFit running;
    private final SelfPlay play;
    private final long begin = System.nanoTime();
    private double nextShown = EVERY;

    private DemoPlay(int seconds, long seed) {
        this.seconds = seconds;
        VariantRules rules = VariantRules.of(Variants.open("chess").variant());
        running = new RunningFit(rules);
        play = new SelfPlay(SelfPlaySettings.of(rules, seed).with(TimeControl.nodes(NODES)));
    }

    /// Plays for this many seconds.
    ///
    /// @param threads number of games at a time
    /// @param meanwhile receives the values so far every ten seconds
    public static DemoPlayAnswer answer(int seconds, long seed, int threads, Consumer<DemoPlayAnswer> meanwhile) {
        DemoPlay play = new DemoPlay(seconds, seed);
        play.run(threads, meanwhile);
        return play.soFar();
    }

    private void run(int threads, Consumer<DemoPlayAnswer> meanwhile) {
        play.play(0, Long.MAX_VALUE, threads, (number, game) -> {
            running.add(number, game);
            if (elapsed() >= nextShown && elapsed() < seconds - EVERY / 2) {
                meanwhile.accept(soFar());
                nextShown = elapsed() + EVERY;
            }
            return elapsed() < seconds;
        });
    }

    private double elapsed() {
        return (System.nanoTime() - begin) / SECOND;
    }

    private DemoPlayAnswer soFar() {
        double time = elapsed();
        return new DemoPlayAnswer(running.games(), running.plies(), time, NODES, running.fit());
    }

    /// The current values from play.
    ///
    /// @param games number of finished games
    /// @param plies number of plies of these games
    /// @param seconds since it began
    /// @param nodes nodes per move
    /// @param values values of the pieces
    public record DemoPlayAnswer(long games, long plies, double seconds, int nodes, OwnGamesFit values) {}
}
