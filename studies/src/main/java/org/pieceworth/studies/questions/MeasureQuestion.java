package org.pieceworth.studies.questions;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.measure.MeasurementDesign;
import org.pieceworth.lab.measure.StopRule;
import org.pieceworth.rules.piece.PieceList;
import org.pieceworth.rules.san.MoveNotation;
import org.pieceworth.studies.measure.MeasureDocument;
import org.pieceworth.studies.measure.MeasurePlanDocument;
import org.pieceworth.studies.measure.MeasureRequest;
import org.pieceworth.studies.measure.MeasureStudy;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PlayingQuestion;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.SecondsText;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// Values of pieces, measured by games between random armies.
public final class MeasureQuestion implements PlayingQuestion {

    private static final long QUICK_NODES = 100;
    private static final double SLOTS = 7;
    private static final double MOST_DRAWN_COPIES = 5.5;
    private static final double OWN_COPIES = 2;
    private static final NumberOption<Double> COPIES = NumberOption.of(
            "--copies",
            "N",
            "copies of the measured pieces in an army on average (default 2.8 of 7 squares, 1.4 for one stronger"
                    + " than a queen; at most 5.5); with --design copies their number (default 2)",
            0.1,
            15);
    private static final NumberOption<Long> NODES =
            NumberOption.of("--nodes", "N", "nodes per move", 1L, 1_000_000L).standard(MeasureRequest.USUAL_NODES);
    private static final NumberOption<Long> GAMES =
            NumberOption.of("--games", "N", "games", 40L, 10_000_000L).standard(MeasureRequest.USUAL_GAMES);
    private static final List<String> POOLS = List.of("own", "strong", "light");

    CommonOptions common = new CommonOptions();
    FormatOption format = new FormatOption();
    final Setting<List<String>> pieces =
            Setting.operands("0..*", "PIECE", "pieces: letters of the variant, names or Betza notation");
    final Setting<Optional<String>> board =
            Setting.text("--board", "WxH", "a board of this size, files by ranks (default 8x8), or 8x8:cylinder");
    final Setting<Optional<String>> variant = Setting.text(
            "--variant",
            "NAME",
            "measure in a variant instead: a name listed by `pieceworth variants`, or @my.ini:name");
    final Setting<Optional<String>> among = Setting.text(
            "--among",
            "PIECES",
            "the other pieces of the armies, with commas (default: those of the variant, N,B,R,Q on a board)");
    final Setting<Optional<String>> pool = Setting.text(
            "--pool",
            "WHAT",
            "the other pieces by the name of a set: own, strong (with archbishop and chancellor) or light (with"
                    + " WD, F and W)");
    final Setting<String> design = Setting.standard(
            "armies",
            "--design",
            "HOW",
            "armies (default): both armies are random; copies: the variant's own armies except for some"
                    + " squares, where one side has the piece and the other a random one");
    final Setting<Optional<Double>> copies = Setting.optional(COPIES);
    final Setting<Optional<Long>> nodes = Setting.optional(NODES);
    final Setting<Boolean> quick = Setting.flag("--quick", "100 nodes per move: faster, but weaker play");
    final Setting<Optional<Long>> games = Setting.optional(GAMES);
    Optional<Double> time = Optional.empty();
    final Setting<Optional<Double>> precision = Setting.optional(NumberOption.of(
            "--precision",
            "CP",
            "play until the 95 %% interval reaches this many centipawns to either side",
            Double.MIN_VALUE,
            Double.MAX_VALUE));
    final Setting<String> anchor = Setting.standard(
            "basket",
            "--anchor",
            "WHAT",
            "the scale: basket (N+B+R+Q = 2125, default), knight or pawn, or with a number, basket=2000");
    final Setting<Boolean> alone =
            Setting.flag("--no-systematics", "do not look for systematic errors, which takes twice as long again");
    final Setting<Boolean> systematics = Setting.flag(
            "--systematics", "with --time: look for systematic errors, too, within that time (about two thirds of it)");
    final Setting<Boolean> startingFiles =
            Setting.flag("--starting-files", "also the value by a piece's starting file, left and right mirrored");
    final Setting<Optional<String>> by = Setting.text("--by", "WHAT", "file: same as --starting-files");
    private final Setting<Boolean> plan =
            Setting.flag("--plan", "show the games and the time needed, and play nothing");
    private final Setting<Optional<String>> output = Setting.text(
            "-o, --output",
            "FILE",
            "file for the games, as with selfplay; an unfinished run is saved in FILE.part and continued");
    private final Setting<Boolean> fresh =
            Setting.flag("--fresh", "start again, without the games of an unfinished run");
    private final Setting<Optional<String>> engine = Setting.text(
            "--engine",
            "CMD",
            "a UCI engine that reads variants.ini plays both sides of the games: its path, perhaps with arguments"
                    + " (default self, Pieceworth's own)");
    private final Setting<List<String>> engineOptions =
            Setting.repeated("--options", "NAME=VALUE;…", "options of that engine; may be given more than once");

    public MeasureQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Measure the value of pieces by play. The engine plays games between random armies, and the "
                + "results are fitted to the armies at the start. For any piece that moves, on any board.");
        usage.examples("""
                pieceworth measure FfW               # among the pieces of chess
                pieceworth measure FfW --plan        # games and time needed; plays nothing
                pieceworth measure FfW WD archbishop --board 10x8 --time 5m
                # until the 95 %% interval is ± 15
                pieceworth measure C --variant capablanca --precision 15
                pieceworth measure FfW --engine /usr/games/fairy-stockfish --nodes 1000
                """);
        OptionGroup.all(
                usage, pieces, common, format, board, variant, among, pool, design, copies, nodes, quick, games);
        usage.text(
                "--time",
                "T",
                "answer after this long, all included: 90s, 5m, 1h; systematic errors are then looked for only with"
                        + " --systematics",
                v -> time = Optional.of(SecondsText.parse("time", v)));
        OptionGroup.all(usage, precision, anchor, startingFiles, alone, systematics);
        usage.aliases(by::describe);
        usage.local(this::describeLocal);
    }

    private void describeLocal(Options usage) {
        OptionGroup.all(usage, plan, output, fresh, engine, engineOptions);
    }

    @Override
    public void check() {
        MeasureStudy.plan(request(Optional.empty()), 1);
    }

    @Override
    public PlannedGames games(GamesPart part) {
        return MeasureStudy.games(request(Optional.empty()), part);
    }

    @Override
    public Reply reply(Run run) {
        OptionDependency.check("options", !engineOptions.get().isEmpty(), "--engine CMD", engine.isTyped());
        OptionDependency.exclude("plan", plan.get(), "--engine, whose speed is not known", engine.isTyped());
        MeasureRequest request = request(output.get()
                .map(name -> new GamesTarget(name, Optional.empty(), fresh.get(), false, MoveNotation.SAN)));
        if (plan.get()) {
            return Reply.of(MeasurePlanDocument.of(MeasureStudy.plan(request, common.threads)), format.format);
        }
        output.get().ifPresent(run::keepsBeside);
        return Reply.of(MeasureDocument.of(MeasureStudy.answer(request, common.threads, run)), format.format);
    }

    private MeasureRequest request(Optional<GamesTarget> target) {
        if (pieces.get().isEmpty()) {
            throw new InputException("found no piece, expected one or more, as in `pieceworth measure FfW`");
        }
        OptionDependency.exclude("variant", variant.isTyped(), "--board", board.isTyped());
        OptionDependency.exclude("pool", pool.isTyped(), "--among", among.isTyped());
        OptionDependency.exclude("nodes", nodes.isTyped(), "--quick", quick.get());
        OptionDependency.exclude("no-systematics", alone.get(), "--systematics", systematics.get());
        long perMove = nodes.get().orElse(quick.get() ? QUICK_NODES : NODES.defaultValue());
        boolean other = time.isPresent() || precision.isTyped();
        long most = games.get().orElse(other ? GAMES.most() : GAMES.defaultValue());
        return new MeasureRequest(
                pieces.get(),
                new MeasureRequest.Field(
                        board.get(),
                        variant.get().orElse("chess"),
                        among.get().or(this::pool).stream()
                                .flatMap(text -> PieceList.split(text).stream())
                                .toList()),
                design(),
                anchor.get(),
                new MeasureRequest.Player(
                        perMove,
                        engine.get().map(command -> new MeasureRequest.EngineChoice(command, engineOptions.get()))),
                new StopRule(most / 2 * 2, precision.get(), time),
                common.seed,
                !alone.get() && (time.isEmpty() || systematics.get()),
                isByFile(),
                target);
    }

    private Optional<String> pool() {
        pool.get().filter(name -> !POOLS.contains(name)).ifPresent(name -> {
            throw InputException.about("pool", "found '" + name + "', expected one of " + String.join(", ", POOLS))
                    .with("among", "N,B,R,Q");
        });
        return pool.get();
    }

    private boolean isByFile() {
        by.get().filter(what -> !what.equals("file")).ifPresent(what -> {
            throw InputException.about("by", "found '" + what + "', expected file")
                    .with("by", "file");
        });
        return startingFiles.get() || by.isTyped();
    }

    private MeasurementDesign design() {
        return switch (design.get()) {
            case "armies" -> armies();
            case "copies" -> ownArmies();
            default -> throw InputException.about("design", "found '" + design.get() + "', expected armies or copies");
        };
    }

    private MeasurementDesign armies() {
        return copies.get()
                .map(COPIES.within(COPIES.least(), MOST_DRAWN_COPIES)::checked)
                .map(number -> MeasurementDesign.DEFAULT.withMeasured(number / SLOTS))
                .orElse(MeasurementDesign.DEFAULT);
    }

    private MeasurementDesign ownArmies() {
        double number = copies.get().orElse(OWN_COPIES);
        if (number < 1 || number != Math.rint(number)) {
            throw InputException.about(
                    COPIES.setting(),
                    "found " + PlainNumber.of(number)
                            + ", expected a whole number from 1 on, since with --design copies"
                            + " so many are in one army");
        }
        return MeasurementDesign.DEFAULT.withCopies((int) number);
    }
}
