package org.pieceworth.studies.balance;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Format;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.studies.balance.BalanceRequest.Candidates;
import org.pieceworth.studies.balance.BalanceRequest.Form;
import org.pieceworth.studies.balance.BalanceRequest.Listing;
import org.pieceworth.studies.balance.BalanceRequest.Pricing;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.ModelOptions;
import org.pieceworth.studies.options.NotesOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.pooled.PooledModel;

/// Armies of equal value.
public final class BalanceQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    NotesOption notes = new NotesOption();
    final Setting<List<String>> army = Setting.operands(
            "0..*",
            "ARMY",
            "letters such as RNBQKBNR; pieces separated by commas or spaces: chancellor,NW,FAD; or"
                    + " a variant (capablanca, @my.ini:variant) for White's pieces in its start position, next to"
                    + " Black's where they differ. Of two armies the first is White; pawns are those typed, else one on each file");
    final Setting<Optional<String>> fen =
            Setting.text("--fen", "FEN", "the armies of a position, with letters of chess or of the catalogue");
    final ModelOptions options;
    Optional<String> model = Optional.empty();
    final Setting<Optional<String>> board = Setting.text(
            "--board",
            "SHAPE",
            "8x8 (default; a variant has its own), 1x1 to 16x16, and the other shapes that `value` takes");
    final Setting<String> unit = Setting.standard(
            "pawn=100",
            "--unit",
            "PIECE=NUMBER",
            "scale: pawn=100 (default), knight=300, …, or raw for the model's own");
    final Setting<Optional<String>> pool = Setting.text(
            "--pool",
            "PIECE|SET,…",
            "pieces to choose from: lexicon (default: the 289 pieces of the synergy model), own (default for a variant:"
                    + " its pieces), catalogue, sets of the catalogue, or pieces");
    final Setting<Optional<String>> captures =
            Setting.text("--captures", "PIECE", "only pieces that capture like this one");
    final Setting<Optional<String>> moves = Setting.text("--moves", "PIECE", "only pieces that move like this one");
    final Setting<List<String>> containing = Setting.list(
            "--containing", "PIECE,…", "only armies with each of these pieces; they are added to the pool");
    final Setting<Boolean> determined =
            Setting.flag("--determined", "synergy: only pieces whose value the targets determine");
    final Setting<Boolean> symmetric = Setting.toggle(
            "--symmetric",
            "symmetric armies: pairs, and one piece next to the king (default); --no-symmetric chooses"
                    + " every piece separately");
    final Setting<Boolean> distinct =
            Setting.flag("--distinct", "no two pieces of the same kind (except those of a pair)");
    final Setting<Optional<Integer>> pieces = Setting.optional(NumberOption.of(
            "--pieces",
            "N",
            "number of pieces apart from the king (default: as in the given army)",
            1,
            BalanceStudy.MOST_PIECES));
    final Setting<Double> tolerance = Setting.number(NumberOption.of(
                    "--tolerance",
                    "X",
                    "largest difference from the army's value, on the scale of --unit",
                    0,
                    Double.MAX_VALUE)
            .standard(1.0));
    final Setting<Integer> answers = Setting.number(
            NumberOption.of("--answers", "N", "number of armies to list, nearest first", 1, BalanceStudy.MOST_ANSWERS)
                    .standard(10));
    final Setting<Boolean> surest = Setting.flag(
            "--surest",
            "synergy: of the 200 nearest, list those with the most certain difference over all equally good fits");

    public BalanceQuestion(ModelCatalogue models) {
        options = new ModelOptions(models);
    }

    @Override
    public void describe(Options usage) {
        usage.about("Find armies as strong as a given one, or compare two armies. Strength is the expected score of "
                + "army against army.");
        usage.examples("""
                pieceworth balance RNBQKBNR                        # equal to chess's army
                pieceworth balance RNBQKBNR R,N,B,archbishop,B,N,R # White's expected score
                pieceworth balance --fen 'nnnnknnn/pppppppp/8/8/8/8/PPPPPPPP/1Q1QK1Q1 w'
                pieceworth balance RNBQKBNR --captures rook        # all capture like rooks
                pieceworth balance RNBQKBNR --moves knight --distinct
                # the most certain differences first, of pieces that the targets determine
                pieceworth balance RNBQKBNR --determined --surest
                pieceworth balance capablanca --model crowded      # a variant's army
                pieceworth balance @my.ini:myvariant               # also White against Black
                pieceworth balance RNBQKBNR --model universal \\
                           --pool "chess with different armies"
                pieceworth balance RNBQKBNR --model-option synergy.parameters=published
                """);
        OptionGroup.all(usage, common, output, notes, army, fen, options);
        usage.text(
                "--model",
                "NAME",
                "pooled (the combined value; default), or a model: "
                        + String.join(", ", options.catalogue().names())
                        + " (default where a model's own option is given: synergy on 8x8, mobility elsewhere)",
                value -> model = Optional.of(value));
        OptionGroup.all(
                usage,
                board,
                unit,
                pool,
                captures,
                moves,
                containing,
                determined,
                symmetric,
                distinct,
                pieces,
                tolerance,
                answers,
                surest);
    }

    @Override
    public Reply reply() {
        PieceCatalogue catalogue = PieceCatalogue.load();
        OptionDependency.exclude("fen", fen.isTyped(), "armies", !army.get().isEmpty());
        if (fen.get().isEmpty() && army.get().isEmpty()) {
            throw new InputException("balance: found no army, expected one such as RNBQKBNR, or --fen FEN");
        }
        Optional<Board> squares = board.get().map(BoardText::parse);
        List<Army> armies = fen.get().map(Army::ofPosition).orElseGet(() -> Army.allTyped(army.get(), squares));
        Army asked = armies.getFirst();
        BalanceAnswer answer = BalanceStudy.answer(new BalanceRequest(
                asked,
                armies.stream().skip(1).findFirst(),
                new Pricing(
                        model.map(this::named).orElseGet(() -> usual(asked)),
                        options.settings(),
                        squares,
                        options.unit(unit.get())),
                new Candidates(
                        pool.get().orElse(asked.variant().isPresent() ? BalanceStudy.OWN : "lexicon"),
                        captures.get().map(catalogue::find),
                        moves.get().map(catalogue::find),
                        determined.get(),
                        containing.get().stream()
                                .map(String::strip)
                                .map(catalogue::find)
                                .toList()),
                new Form(symmetric.get(), distinct.get(), pieces.get()),
                new Listing(tolerance.get(), answers.get(), surest.get())));
        return Reply.of(
                notes.all || output.format == Format.JSON
                        ? BalanceDocument.of(answer)
                        : BalanceDocument.brief(answer, NotesOption.NAMING),
                output.format);
    }

    private ModelEntry named(String name) {
        return name.equals(PooledModel.NAME)
                ? PooledModel.ENTRY
                : options.catalogue().named(name);
    }

    /// A model of theory if options of models, or those for such models only, are set.
    private ModelEntry usual(Army asked) {
        Optional<Board> on = board.get().map(BoardText::parse);
        return determined.get() || surest.get() || !options.settings().isStandard()
                ? ArmyModels.usual(asked, options.catalogue(), options.settings(), on)
                : ArmyModels.known(asked, options.catalogue(), on);
    }
}
