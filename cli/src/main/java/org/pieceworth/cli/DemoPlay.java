package org.pieceworth.cli;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.terminal.Redrawn;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.lab.experiment.OwnGamesFit;
import org.pieceworth.lab.experiment.RunningFit;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Table;
import org.pieceworth.studies.play.PlayedValues;
import tools.jackson.databind.node.ObjectNode;

/// A while of play: games of chess stream in, and values with shrinking intervals appear.
final class DemoPlay {

    private static final int NODES = 200;
    private static final double SECOND = 1e9;

    /// How often the values are shown, in seconds.
    private static final double EVERY = 10;

    private static final List<String> PIECES = List.of("N", "B", "R", "Q");
    private static final List<String> NAMES = List.of("knight", "bishop", "rook", "queen");

    private final int seconds;
    private final CommonOptions common;
    private final RunningFit running;
    private final SelfPlay play;
    private final long begin = System.nanoTime();
    private double nextShown = EVERY;

    DemoPlay(int seconds, CommonOptions common) {
        this.seconds = seconds;
        this.common = common;
        VariantRules rules = VariantRules.of(Variants.open("chess").variant());
        SelfPlaySettings usual = SelfPlaySettings.of(rules, common.seed);
        running = new RunningFit(rules);
        play = new SelfPlay(new SelfPlaySettings(
                rules,
                usual.starts(),
                usual.seed(),
                usual.plies(),
                usual.shuffle(),
                TimeControl.nodes(NODES),
                usual.adjudication(),
                usual.plyCap(),
                usual.engine()));
    }

    /// Plays, and shows values as they come.
    void show(PrintStream out) {
        Redrawn redrawn = new Redrawn(out);
        run(() -> redrawn.draw(document()));
        redrawn.draw(document());
    }

    /// Plays in silence.
    Document silently() {
        run(() -> {});
        return document();
    }

    private void run(Runnable now) {
        play.play(0, Long.MAX_VALUE, common.threads, (number, game) -> {
            running.add(number, game);
            if (elapsed() >= nextShown && elapsed() < seconds - EVERY / 2) {
                now.run();
                nextShown = elapsed() + EVERY;
            }
            return elapsed() < seconds;
        });
    }

    private double elapsed() {
        return (System.nanoTime() - begin) / SECOND;
    }

    private Document document() {
        Document document = new Document();
        double time = elapsed();
        String rate = Numbers.fixed(running.games() / time, 0);
        document.line("By play: after " + Numbers.fixed(time, 0) + " s and "
                        + Numbers.counted(running.games(), "game") + " (" + rate + " a second, "
                        + NODES + " positions searched for each move), in pawns:")
                .line("");
        ObjectNode json = document.json();
        json.put("games", running.games()).put("plies", running.plies()).put("seconds", time);
        json.put("gamesPerSecond", running.games() / time).put("nodesPerMove", NODES);
        switch (running.fit()) {
            case OwnGamesFit.Fitted(PieceValueFit fit) -> {
                document.table(table(fit));
                new PlayedValues(fit).addTo(json.putArray("values"));
            }
            case OwnGamesFit.TooLittle _ -> {
                document.line("these games do not tell yet");
                json.putArray("values");
            }
        }
        return document;
    }

    private static Table table(PieceValueFit fit) {
        Table table = new Table().left("piece").right("by play").right("± s.e.").right("95 % interval");
        for (int i = 0; i < PIECES.size(); i++) {
            Optional<FittedValue> value = fit.value(PIECES.get(i));
            Optional<Estimate> estimate = value.flatMap(FittedValue::value);
            table.row(
                    NAMES.get(i),
                    estimate.map(Estimate::value).map(DemoPlay::pawns).orElse("–"),
                    estimate.map(Estimate::standardError).map(DemoPlay::pawns).orElse("–"),
                    interval(value));
        }
        return table;
    }

    /// The first games leave the pawn so unsure that nothing bounds what is counted in pawns.
    private static String interval(Optional<FittedValue> value) {
        Optional<String> low = value.flatMap(FittedValue::low).map(DemoPlay::pawns);
        Optional<String> high = value.flatMap(FittedValue::high).map(DemoPlay::pawns);
        return low.isEmpty() && high.isEmpty() ? "no bound yet" : "[" + low.orElse("–") + ", " + high.orElse("–") + "]";
    }

    private static String pawns(double centipawns) {
        return Numbers.fixed(centipawns / 100, 2);
    }
}
