package org.pieceworth.cli.theory;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.OptionRange;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.pieces.VariantGame;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.document.Printer;
import org.pieceworth.studies.value.Scaling;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.army.ArmySearch;
import org.pieceworth.valuation.army.ArmyShape;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.fairystockfish.FairyStockfishEntry;
import org.pieceworth.valuation.synergy.ParameterSource;
import org.pieceworth.valuation.synergy.SynergyEntry;
import org.pieceworth.valuation.synergy.SynergyModel;

/// Armies of equal value.
public final class BalanceCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    ArmyArguments army = new ArmyArguments();
    final ModelOptions options;
    String model = "synergy";
    Optional<String> board = Optional.empty();
    String unit = "pawn=100";
    String pool = "lexicon";
    Optional<String> captures = Optional.empty();
    Optional<String> moves = Optional.empty();
    boolean determined;
    boolean symmetric = true;
    boolean distinct;
    Optional<Integer> pieces = Optional.empty();
    double tolerance = 1;
    int answers = 10;
    boolean surest;

    private static final int CANDIDATES = 200;
    private static final int MOST_ANSWERS = 1000;
    private static final int MOST_PIECES = 40;

    public BalanceCommand(ModelCatalogue models) {
        options = new ModelOptions(models);
    }

    @Override
    public void describe(Usage usage) {
        usage.about("Armies that are worth as much as a given one: every army of a pool is looked at, and the nearest"
                + " are listed.");
        usage.examples("""
                pieceworth balance RNBQKBNR                          armies equal to that of chess
                pieceworth balance RNBQKBNR --captures rook          all pieces capture like a rook
                pieceworth balance RNBQKBNR --moves knight --distinct
                                                                     all move like a knight, no two kinds alike
                pieceworth balance RNBQKBNR --determined --surest    only of pieces that the targets pin down,
                                                                     the surest armies first
                pieceworth balance @my.ini:myvariant --model crowded armies equal to that of a variant
                pieceworth balance RNBQKBNR --model universal --pool "chess with different armies"
                pieceworth balance RNBQKBNR --parameters published --tolerance 0.01
                """);
        common.describe(usage);
        output.describe(usage);
        army.describe(usage);
        options.describe(usage);
        usage.text("--model", "NAME", options.catalogue().choice(model), value -> model = value);
        usage.text(
                "--board",
                "SHAPE",
                "8x8 (default; a variant has its own), 1x1 to 16x16, and the other shapes that `value` takes",
                value -> board = Optional.of(value));
        usage.text(
                "--unit",
                "PIECE=NUMBER",
                "scale: pawn=100 (default), knight=300, …, or raw for the model's own",
                value -> unit = value);
        usage.text(
                "--pool",
                "PIECE|SET,…",
                "what to choose from: lexicon (default: the 289 pieces of the synergy model), catalogue, sets"
                        + " of the catalogue or pieces",
                value -> pool = value);
        usage.text(
                "--captures",
                "PIECE",
                "only pieces that capture like this one",
                value -> captures = Optional.of(value));
        usage.text("--moves", "PIECE", "only pieces that move like this one", value -> moves = Optional.of(value));
        usage.flag("--determined", "synergy: only pieces whose value the targets determine", () -> determined = true);
        usage.toggle(
                "--symmetric",
                "the same from both wings: pairs, and one piece beside the king (default); --no-symmetric lets"
                        + " every piece be chosen for itself",
                value -> symmetric = value);
        usage.flag("--distinct", "no two kinds alike (the two of a pair aside)", () -> distinct = true);
        usage.value(
                "--pieces",
                "N",
                "how many pieces the armies have beside the king (default: as many as the given one)",
                Integer.class,
                value -> pieces = Optional.of(value));
        usage.value(
                "--tolerance",
                "X",
                "how far from the army's value an answer may be, on the scale of --unit (default 1)",
                Double.class,
                value -> tolerance = value);
        usage.value(
                "--answers",
                "N",
                "how many armies to list, the nearest (default 10, at most 1000)",
                Integer.class,
                value -> answers = value);
        usage.flag(
                "--surest",
                "synergy: of the 200 nearest list those whose difference is surest over all equally good fits",
                () -> surest = true);
    }

    @Override
    public Integer call() {
        check();
        Optional<VariantGame> variant = army.variant();
        Board shape = board.map(Board::parse)
                .or(() -> variant.map(VariantGame::board))
                .orElse(Board.CHESS);
        ValueUnit scale = options.settings().get(FairyStockfishEntry.RAW) ? new ValueUnit.Raw() : ValueUnit.parse(unit);
        GameContext game = variant.map(VariantGame::game).orElse(GameContext.CHESS);
        ModelEntry entry = options.catalogue().named(model);
        ValuationModel chosen = entry.model(options.settings(), game);
        if (determined && !(chosen instanceof SynergyModel)) {
            throw new InputException("--determined: only the synergy model says what its targets determine");
        }
        if (surest
                && (!(chosen instanceof SynergyModel)
                        || options.settings().get(SynergyEntry.PARAMETERS) == ParameterSource.PUBLISHED)) {
            throw new InputException("--surest: only the synergy model, fitted, has ranges of differences");
        }
        Scaling scaling = Scaling.of(chosen, scale, shape);
        double factor = scaling.factor().orElseThrow(() -> new InputException(chosen.name() + ": " + scaling.note()));
        ArmyPool.Values values = movement -> scaled(chosen.value(movement, shape), factor);
        List<ArmyPool.Kind> target = target(values, chosen, shape);
        ArmyPool found = pool(values, chosen, shape);
        ArmyShape form = form(target.size());
        guard(found, form);
        double worth = target.stream().mapToDouble(ArmyPool.Kind::value).sum();
        int candidates = surest ? Math.max(answers, CANDIDATES) : answers;
        ArmySearch.Found armies = ArmySearch.search(found.values(), form, worth, tolerance, candidates);
        Optional<ArmySearch.Found> nearest = armies.count() > 0
                ? Optional.empty()
                : Optional.of(ArmySearch.search(found.values(), form, worth, Double.POSITIVE_INFINITY, 1));
        BalanceDocument.Question question = new BalanceDocument.Question(
                army.text(),
                target,
                chosen,
                entry.made(options.settings(), game),
                shape,
                scale,
                factor,
                scaling.note(),
                found,
                theme(),
                form,
                tolerance,
                answers,
                surest);
        new Printer(System.out).print(new BalanceDocument(question).document(armies, nearest), output.format);
        return 0;
    }

    private void check() {
        if (!(tolerance >= 0)) {
            throw new InputException("--tolerance: found " + tolerance + ", expected 0 or more");
        }
        OptionRange.check("--answers", answers, 1, MOST_ANSWERS);
        pieces.ifPresent(number -> OptionRange.check("--pieces", number, 1, MOST_PIECES));
    }

    private String theme() {
        return pool
                + captures.map(piece -> ", capturing like " + piece).orElse("")
                + moves.map(piece -> ", moving like " + piece).orElse("")
                + (determined ? ", determined by the targets" : "");
    }

    private static OptionalDouble scaled(Valuation valuation, double factor) {
        OptionalDouble value = valuation.value();
        return value.isPresent() ? OptionalDouble.of(factor * value.getAsDouble()) : value;
    }

    private List<ArmyPool.Kind> target(ArmyPool.Values values, ValuationModel chosen, Board shape) {
        return army.pieces().stream()
                .map(piece -> {
                    Movement movement = piece.betza().movement();
                    double value = values.of(movement)
                            .orElseThrow(() -> new InputException("army: " + piece.typed() + " has no value by the "
                                    + chosen.name() + " model on " + shape.shape() + ": "
                                    + String.join(
                                            "; ", chosen.value(movement, shape).notes())));
                    return new ArmyPool.Kind(piece.betza().text(), piece.name(), movement, value);
                })
                .toList();
    }

    private ArmyPool pool(ArmyPool.Values values, ValuationModel chosen, Board shape) {
        PieceCatalogue catalogue = PieceCatalogue.load();
        Optional<Movement> taking =
                captures.map(text -> catalogue.find(text).betza().movement());
        Optional<Movement> moving =
                moves.map(text -> catalogue.find(text).betza().movement());
        Stream<Piece> themed = ArmyPool.named(pool).entrySet().stream()
                .filter(entry -> taking.map(theme -> ArmyPool.alike(entry.getKey(), theme, true))
                        .orElse(true))
                .filter(entry -> moving.map(theme -> ArmyPool.alike(entry.getKey(), theme, false))
                        .orElse(true))
                .filter(entry ->
                        !determined || chosen.value(entry.getKey(), shape).determined())
                .map(entry -> entry.getValue());
        ArmyPool found = ArmyPool.of(themed, values);
        if (found.kinds().isEmpty()) {
            throw new InputException("--pool: no piece of '" + pool + "' "
                    + (found.leftOut().isEmpty()
                            ? "fits --captures, --moves and --determined"
                            : "has a value by this model")
                    + "; expected lexicon, catalogue, a set of it or pieces");
        }
        return found;
    }

    private ArmyShape form(int size) {
        int count = pieces.orElse(size);
        return symmetric ? ArmyShape.symmetric(count, distinct) : ArmyShape.free(count, distinct);
    }

    private static void guard(ArmyPool pool, ArmyShape form) {
        if (form.distinct() && form.choices() > pool.kinds().size()) {
            throw new InputException("--distinct: the pool has " + pool.kinds().size() + " kinds, and the army needs "
                    + form.choices() + " different ones");
        }
        if (ArmySearch.steps(pool.kinds().size(), form).compareTo(BigInteger.valueOf(ArmySearch.MOST_STEPS)) > 0) {
            throw new InputException(String.format(
                    Locale.ROOT,
                    "balance: %,d armies of %d kinds are too many to go through; expected fewer, by --captures,"
                            + " --moves, --determined, --pool, --pieces or --symmetric",
                    form.armies(pool.kinds().size()),
                    pool.kinds().size()));
        }
    }
}
