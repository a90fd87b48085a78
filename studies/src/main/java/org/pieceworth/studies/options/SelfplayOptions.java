package org.pieceworth.studies.options;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.studies.play.GameConditions;
import org.pieceworth.studies.play.MoveLimit;
import org.pieceworth.studies.play.SelfplayRequest.Armies;
import org.pieceworth.studies.play.SelfplayRequest.Ground;
import org.pieceworth.studies.play.SelfplayRequest.StartsFile;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The options of self-play: armies or starting positions, piece values, adjudication.
public final class SelfplayOptions implements OptionGroup {

    private static final int PLIES_OF_STARTS = 2;

    private final ModelCatalogue models;
    PlayOptions play = new PlayOptions();
    Optional<String> white = Optional.empty();
    Optional<String> black = Optional.empty();
    Optional<String> drawn = Optional.empty();
    Optional<String> starts = Optional.empty();
    Map<String, String> pieces = Map.of();
    Optional<String> board = Optional.empty();
    Optional<String> whitePawns = Optional.empty();
    Optional<String> blackPawns = Optional.empty();
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
                "the first army, White in the first game of each pair: letters of the variant (RNBQKBNR),"
                        + " or pieces separated by spaces or commas (\"R N B archbishop K B N R\", \"WfF,N,…\")",
                value -> white = Optional.of(value));
        usage.text(
                "--black", "ARMY", "the second army (default: the variant's own)", value -> black = Optional.of(value));
        usage.text(
                "--board",
                "WxH",
                "plain chess on a board of this size, files by ranks, instead of a variant: 4x5 to 16x16, or 8x8:cylinder",
                value -> board = Optional.of(value));
        usage.text(
                "--white-pawns",
                "PIECE",
                "pawns of the first army, such as \"berolina pawn\" (default: the variant's own)",
                value -> whitePawns = Optional.of(value));
        usage.text("--black-pawns", "PIECE", "pawns of the second army", value -> blackPawns = Optional.of(value));
        usage.text(
                "--armies",
                "SPEC",
                "draw both armies at random for each pair of games: shares of pieces on the first rank and of empty"
                        + " squares, as in FfW=40,N=14,B=14,R=14,Q=6,empty=12,pawns-off=0-3,imbalance=3; slots=N draws"
                        + " for N squares and keeps the variant's pieces on the others; 0 to 2 random plies unless"
                        + " --plies is given",
                value -> drawn = Optional.of(value));
        usage.path(
                "--starts",
                "FILE",
                "start from the positions of a file in turn, one FEN a line, with 2 random plies unless --plies is"
                        + " given",
                value -> starts = Optional.of(value));
        usage.pairs(
                "--piece",
                "LETTER=PIECE",
                "with --starts: a piece that the variant lacks, and its letter in the file, such as F=FfW",
                value -> pieces = value);
        usage.text(
                "--values",
                "MODEL|FILE",
                "the piece values that the engine plays with: " + models.listed()
                        + ", atlas (measured pieces), or a file written by fit, value or measure (default: its own)",
                value -> values = Optional.of(usage.takesFiles() ? value : model(value)));
        usage.text(
                "--weights",
                "FILE",
                "the other weights of the evaluation: a file written by tune (default: the built-in weights)",
                value -> weights = Optional.of(value));
        usage.text(
                "--adjudicate",
                "RULE",
                "end games when both sides agree: off, or win=SCORE:MOVES,draw=SCORE:MOVES:PLY (default"
                        + " win=1000:4,draw=10:10:80); one game in 20 is played on to measure the error rate",
                value -> adjudicate = Optional.of(value));
    }

    private String model(String name) {
        if (models.find(name).isEmpty()) {
            throw InputException.about("values", "found '" + name + "', expected a model: " + models.listed());
        }
        return name;
    }

    public GameConditions conditions(long seed) {
        MoveLimit limit = play.limit().orElse(MoveLimit.DEFAULT);
        Adjudication adjudication = adjudicate.map(Adjudication::parse).orElse(Adjudication.DEFAULT);
        return drawn.isPresent() || starts.isPresent()
                ? play.conditions(seed, limit, adjudication, PLIES_OF_STARTS)
                : play.conditions(seed, limit, adjudication);
    }

    /// The armies or positions that games start from.
    ///
    /// @throws InputException when options speak of several things
    public Armies armies() {
        boolean two = Stream.of(white, black, whitePawns, blackPawns).anyMatch(Optional::isPresent);
        OptionDependency.exclude(
                "armies", drawn.isPresent(), "--white, --black or --starts", two || starts.isPresent());
        OptionDependency.exclude("starts", starts.isPresent(), "--white or --black", two);
        OptionDependency.exclude("shuffle", play.shuffle, "--armies, which are shuffled anyway", drawn.isPresent());
        OptionDependency.check("piece", !pieces.isEmpty(), "--starts FILE", starts.isPresent());
        return new Armies(
                white,
                black,
                drawn,
                starts.map(file -> new StartsFile(file, pieces)),
                new Ground(board, whitePawns, blackPawns));
    }
}
