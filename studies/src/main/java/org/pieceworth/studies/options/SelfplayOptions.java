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
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The options of self-play: armies or starting positions, piece values, adjudication.
public final class SelfplayOptions implements OptionGroup {

    private static final int PLIES_OF_STARTS = 2;

    private final ModelCatalogue models;
    PlayOptions play = new PlayOptions();
    final Setting<Optional<String>> white = Setting.text(
            "--white",
            "ARMY",
            "the first army, White in the first game of each pair: letters of the variant (RNBQKBNR),"
                    + " or pieces separated by spaces or commas (\"R N B archbishop K B N R\", \"WfF,N,…\")");
    final Setting<Optional<String>> black =
            Setting.text("--black", "ARMY", "the second army (default: the variant's own)");
    final Setting<Optional<String>> drawn = Setting.text(
            "--armies",
            "SPEC",
            "draw both armies at random for each pair of games: shares of pieces on the first rank and of empty"
                    + " squares, as in FfW=40,N=14,B=14,R=14,Q=6,empty=12,pawns-off=0-3,imbalance=3; slots=N draws"
                    + " for N squares and keeps the variant's pieces on the others; 0 to 2 random plies unless"
                    + " --plies is given");
    final Setting<Optional<String>> starts = Setting.path(
            "--starts",
            "FILE",
            "start from the positions of a file in turn, one FEN a line, with 2 random plies unless --plies is"
                    + " given");
    final Setting<Optional<String>> odds = Setting.text(
            "--odds",
            "ODDS",
            "one side plays without, White and Black in turn: knight, rook, pawn-and-move, see `pieceworth odds`");
    final Setting<Map<String, String>> pieces = Setting.pairs(
            "--piece",
            "LETTER=PIECE",
            "with --starts: a piece that the variant lacks, and its letter in the file, such as F=FfW");
    final Setting<Optional<String>> board = Setting.text(
            "--board",
            "WxH",
            "plain chess on a board of this size, files by ranks, instead of a variant: 4x5 to 16x16, or 8x8:cylinder");
    final Setting<Optional<String>> whitePawns = Setting.text(
            "--white-pawns",
            "PIECE",
            "pawns of the first army, such as \"berolina pawn\" (default: the variant's own)");
    final Setting<Optional<String>> blackPawns = Setting.text("--black-pawns", "PIECE", "pawns of the second army");
    public Optional<String> values = Optional.empty();
    public Optional<String> weights = Optional.empty();
    final Setting<Optional<String>> adjudicate = Setting.text(
            "--adjudicate",
            "RULE",
            "end games when both sides agree: off, or win=SCORE:MOVES,draw=SCORE:MOVES:PLY (default"
                    + " win=1000:4,draw=10:10:80); one game in 20 is played on to measure the error rate");

    public SelfplayOptions(ModelCatalogue models) {
        this.models = models;
    }

    @Override
    public void describe(Options usage) {
        OptionGroup.all(usage, play, white, black, board, whitePawns, blackPawns, drawn, odds, starts, pieces);
        usage.text(
                "--values",
                "MODEL|FILE",
                "the piece values that the engine plays with: " + models.listed()
                        + ", atlas (measured pieces), or a file written by fit, value or measure (default: its own)",
                value -> {
                    if (!usage.takesFiles()) {
                        OptionFaults.checkModel("values", value, models);
                    }
                    values = Optional.of(value);
                });
        usage.text(
                "--weights",
                "FILE",
                "the other weights of the evaluation: a file written by tune (default: the built-in weights)",
                value -> weights = Optional.of(value));
        adjudicate.describe(usage);
    }

    public GameConditions conditions(long seed) {
        MoveLimit limit = play.limit().orElse(MoveLimit.DEFAULT);
        Adjudication adjudication = adjudicate.get().map(Adjudication::parse).orElse(Adjudication.DEFAULT);
        return drawn.isTyped() || starts.isTyped()
                ? play.conditions(seed, limit, adjudication, PLIES_OF_STARTS)
                : play.conditions(seed, limit, adjudication);
    }

    /// The armies or positions that games start from.
    ///
    /// @throws InputException when options speak of several things
    public Armies armies() {
        boolean two = Stream.of(white.get(), black.get(), whitePawns.get(), blackPawns.get())
                .anyMatch(Optional::isPresent);
        OptionDependency.exclude("armies", drawn.isTyped(), "--white, --black or --starts", two || starts.isTyped());
        OptionDependency.exclude("starts", starts.isTyped(), "--white or --black", two);
        OptionDependency.exclude("shuffle", play.shuffle.get(), "--armies, always shuffled", drawn.isTyped());
        OptionDependency.exclude(
                "odds",
                odds.isTyped(),
                "--white, --black, --armies, --starts or --board",
                two || drawn.isTyped() || starts.isTyped() || board.isTyped());
        OptionDependency.check("piece", !pieces.get().isEmpty(), "--starts FILE", starts.isTyped());
        return new Armies(
                white.get(),
                black.get(),
                drawn.get(),
                starts.get().map(file -> new StartsFile(file, pieces.get())),
                odds.get(),
                new Ground(board.get(), whitePawns.get(), blackPawns.get()));
    }
}
