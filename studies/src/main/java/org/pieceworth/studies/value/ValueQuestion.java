package org.pieceworth.studies.value;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.lab.position.PositionWorth.Effort;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.ModelOptions;
import org.pieceworth.studies.options.NotesOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PieceArguments;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.pooled.PlayConditions;

/// Values of pieces by each model, side by side.
public final class ValueQuestion implements Question {

    private static final NumberOption<Long> NODES = NumberOption.of(
                    "--nodes", "N", "nodes of each search", 1L, 1_000_000L)
            .standard(100L);
    private static final NumberOption<Integer> ORDERS = NumberOption.of(
                    "--orders", "N", "orders of the pieces, each forwards and backwards", 2, 100_000)
            .standard(200);

    CommonOptions common = new CommonOptions();
    final FormatOption format = new FormatOption("ini", ", or for a variant ini");
    final PieceBoard playable;
    NotesOption notes = new NotesOption();
    PieceArguments arguments = new PieceArguments();
    final ModelOptions options;
    List<String> models = List.of();
    final Setting<String> unit = Setting.standard(
            "pawn=100",
            "--unit",
            "PIECE=NUMBER",
            "scale: pawn=100 (default), knight=300, …, or raw for each model's own");
    final Setting<Optional<String>> position =
            Setting.text("--position", "FEN", "the value of each piece of a position, by searches without it");
    final Setting<Optional<String>> variant =
            Setting.text("--variant", "NAME", "the position's variant (default: chess), or @my.ini:name");
    final Setting<Optional<Long>> nodes = Setting.optional(NODES);
    final Setting<Optional<Integer>> orders = Setting.optional(ORDERS);
    final Setting<Optional<Long>> strength = Setting.optional(NumberOption.of(
            "--strength",
            "NODES",
            "nodes per move of the engines whose play the combined value is for (default: 300 to 3,000)",
            PlayConditions.LEAST_NODES,
            PlayConditions.MOST_NODES));
    final Setting<Optional<String>> among = Setting.text(
            "--among",
            "PIECE,…",
            "the other pieces of the armies, for the combined value (default: any; N,B,R,Q for those of chess)");
    final Setting<List<String>> atlas = Setting.list(
            "--atlas", "FILE,…", "measurements of your own for the combined value, by `measure --format json`");

    private boolean isRequest;

    public ValueQuestion(ModelCatalogue models, PieceBoard board) {
        playable = board;
        options = new ModelOptions(models);
    }

    @Override
    public void describe(Options usage) {
        usage.about("Show the value of pieces, with interval and sources. The combined value comes first, then the "
                + "value by each model.");
        usage.examples("""
                pieceworth value                          # the pieces of chess
                pieceworth value knight archbishop        # names: see `pieceworth pieces`
                pieceworth value fhNbFbsW --unit knight=300
                pieceworth value archbishop --board 10x8
                pieceworth value FfW --strength 3000      # as stronger engines play it
                pieceworth value capablanca               # a variant's pieces on its board
                pieceworth value @my.ini:myvariant        # a variant of your own
                pieceworth value @my.ini:myvariant --format ini   # values for an engine
                pieceworth value R4 --model-option synergy.targets=mine.csv
                pieceworth value --all --board 8x8,10x8,8x8:cylinder --format csv
                pieceworth value FfW --format html --playable > FfW.html
                pieceworth value --position '4k3/5pp1/8/8/3N4/8/5PP1/R3K3 w Q - 0 1'
                """);
        OptionGroup.all(usage, common, format, playable, notes, arguments, options);
        usage.list(
                "--models",
                "NAME,…",
                "models to use, of " + options.catalogue().listed() + " (default: all of them)",
                values -> models = values);
        isRequest = !usage.takesFiles();
        OptionGroup.all(usage, unit, strength, among, atlas, position, variant, nodes, orders);
    }

    @Override
    public Reply reply() {
        OptionDependency.check("variant", variant.isTyped(), "--position FEN", position.isTyped());
        OptionDependency.check(NODES.setting(), nodes.isTyped(), "--position FEN", position.isTyped());
        OptionDependency.check(ORDERS.setting(), orders.isTyped(), "--position FEN", position.isTyped());
        return position.isTyped() ? ofPosition(position.get().get()) : ofPieces();
    }

    private Reply ofPosition(String fen) {
        OptionDependency.exclude("position", true, "pieces, --all, --board or --dialect", arguments.isTyped());
        OptionDependency.exclude("position", true, "--format ini", format.isOwn());
        OptionDependency.exclude("position", true, "--playable", playable.isWanted());
        OptionDependency.exclude("position", true, "--strength", strength.isTyped());
        OptionDependency.exclude(
                "position",
                true,
                "--among or --atlas",
                among.isTyped() || !atlas.get().isEmpty());
        String typed = variant.get().orElse("chess");
        VariantReading reading = Variants.open(typed);
        ValueRequest request = new ValueRequest(
                RequestedPieces.of(typed), options.catalogue(), models, options.settings(), options.unit(unit.get()));
        ValueAnswer values = RequestedVariant.of(request, reading).values();
        Effort whole = new Effort(
                nodes.get().orElse(NODES.defaultValue()),
                orders.get().orElse(ORDERS.defaultValue()),
                common.seed,
                common.threads);
        Effort effort = isRequest ? whole.within(Effort.OF_A_REQUEST) : whole;
        PositionAnswer answer = new PositionStudy(reading, fen, effort, values).answer();
        return Reply.of(PositionDocument.of(answer), format.format)
                .warning(Variants.file(typed).isPresent() ? reading.warnings() : List.of());
    }

    private Reply ofPieces() {
        RequestedPieces asked = arguments.asked().orOfChess();
        if (format.isOwn() && !asked.haveVariant()) {
            throw InputException.about("format", "ini is for variants; expected @file.ini:variant instead of pieces");
        }
        ValueRequest usual =
                new ValueRequest(asked, options.catalogue(), models, options.settings(), options.unit(unit.get()));
        ValueRequest request = usual.under(
                conditions(),
                atlas.get().stream()
                        .flatMap(file -> OwnMeasurements.read(file).stream())
                        .toList());
        if (format.isOwn()) {
            return Reply.ofLines(ValueStudy.engineFile(request)).warning(asked.warnings());
        }
        ValueAnswer answer = ValueStudy.answer(request);
        Document document = notes.all ? ValueDocument.of(answer) : ValueDocument.brief(answer, NotesOption.NAMING);
        playable.addTo(document, format, asked, () -> ValueDocument.of(answer));
        return Reply.of(document, format.format).warning(asked.warnings());
    }

    private PlayConditions conditions() {
        PlayConditions strong = strength.get().map(PlayConditions.USUAL::at).orElse(PlayConditions.USUAL);
        return among.get().map(strong::among).orElse(strong);
    }
}
