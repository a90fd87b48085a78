package org.pieceworth.cli.terminal;

import java.util.Optional;
import org.pieceworth.answer.Numbers;
import org.pieceworth.lab.measure.MeasureListener;
import org.pieceworth.text.Counted;

/// A bar over the games of each part of a measurement, and the interval as it shrinks.
public final class MeasureProgress implements MeasureListener {

    private final boolean quiet;
    private final GamesProgress games;

    /// @param quiet turns all reports off
    /// @param output the file that games are to be written to
    public MeasureProgress(boolean quiet, Optional<String> output) {
        this.quiet = quiet;
        games = new GamesProgress(quiet, output);
    }

    private void say(String text) {
        if (!quiet && Boolean.getBoolean("pieceworth.stderr.terminal")) {
            Terminal.say(text);
        }
    }

    @Override
    public void part(String what) {
        say(what + " ...");
    }

    @Override
    public void precision(long played, double half) {
        say("after " + Counted.of(played, "game") + ": ± " + Numbers.fixed(half, 0) + " (95 %)");
    }

    @Override
    public void begins(long done, long wanted) {
        games.begins(done, wanted);
    }

    @Override
    public void played() {
        games.played();
    }

    @Override
    public void ends() {
        games.ends();
    }
}
