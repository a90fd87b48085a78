package org.pieceworth.cli.play;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.GamesProgress;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.questions.TuneQuestion;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Tunes the engine's numbers.
public final class TuneCommand implements Subcommand {

    private final ModelCatalogue models;
    private final TuneQuestion question = new TuneQuestion();

    public TuneCommand(ModelCatalogue models) {
        this.models = models;
    }

    @Override
    public void describe(Options usage) {
        usage.about(
                "Tune the engine's numbers by games. `tune weights` fits the weights of the evaluation to results, and"
                        + " reports how well they predict held-out games. Only a match shows whether the engine plays better"
                        + " with them.");
        usage.examples("""
                pieceworth tune weights --selfplay 2000 -o tuned.txt
                pieceworth tune weights --games games.pgn -o tuned.txt
                # common weights for two variants
                pieceworth tune weights --variant capablanca,makruk --selfplay 1000 \\
                           --nodes 200 -o tuned.txt
                # are they better?
                pieceworth match self self --weights A:tuned.txt --sprt elo0=0,elo1=5
                # run the same command again to continue after an interruption
                pieceworth tune spsa --parameters hanging@opening,value:Q=40 \\
                           --games 4000 --nodes 100 -o tuned.txt --plot tuned.svg
                pieceworth tune spsa --variant chess,capablanca,makruk \\
                           --parameters weights,search --games 30000 -o tuned.txt
                """);
        question.describe(usage);
    }

    @Override
    public Integer call() {
        CommonOptions common = question.common();
        PlayMeans means = new PlayMeans(
                new ValueSources(models), common.threads, new GamesProgress(common.quiet, question.kept()));
        Terminal.printer().print(question.document(means), question.format());
        return 0;
    }
}
