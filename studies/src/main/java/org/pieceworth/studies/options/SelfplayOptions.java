package org.pieceworth.studies.options;

import java.util.Optional;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.studies.play.GameConditions;
import org.pieceworth.studies.play.MoveLimit;
import org.pieceworth.studies.play.SelfplayRequest.Armies;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// What is played, and how.
public final class SelfplayOptions implements OptionGroup {

    private final ModelCatalogue models;
    PlayOptions play = new PlayOptions();
    Optional<String> white = Optional.empty();
    Optional<String> black = Optional.empty();
    public Optional<String> values = Optional.empty();
    public Optional<String> weights = Optional.empty();
    Optional<String> adjudicate = Optional.empty();

    public SelfplayOptions(ModelCatalogue models) {
        this.models = models;
    }

    @Override
    public void describe(Options usage) {
        play.describe(usage);
        usage.text(
                "--white",
                "ARMY",
                "the army that plays White in the first game of each pair: letters of the variant (RNBQKBNR),"
                        + " or pieces separated by spaces or commas (\"R N B archbishop K B N R\", \"WfF,N,…\")",
                value -> white = Optional.of(value));
        usage.text(
                "--black",
                "ARMY",
                "the army that plays against it (default: the variant's own)",
                value -> black = Optional.of(value));
        usage.text(
                "--values",
                "MODEL|FILE",
                "the piece values that the engine plays with: " + models.listed()
                        + ", or a file written by fit or value (default: its own)",
                value -> values = Optional.of(value));
        usage.text(
                "--weights",
                "FILE",
                "what else the evaluation counts: a file written by tune (default: the weights that ship)",
                value -> weights = Optional.of(value));
        usage.text(
                "--adjudicate",
                "RULE",
                "end games when both sides agree: off, or win=SCORE:MOVES,draw=SCORE:MOVES:PLY (default"
                        + " win=1000:4,draw=10:10:80); one game in 20 is played on to measure how often that is wrong",
                value -> adjudicate = Optional.of(value));
    }

    public GameConditions conditions(long seed) {
        MoveLimit limit = play.limit().orElse(MoveLimit.DEFAULT);
        return play.conditions(seed, limit, adjudicate.map(Adjudication::parse).orElse(Adjudication.DEFAULT));
    }

    public Armies armies() {
        return new Armies(white, black);
    }
}
