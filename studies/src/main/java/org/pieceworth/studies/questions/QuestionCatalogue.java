package org.pieceworth.studies.questions;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.pieceworth.studies.armies.ArmiesFitQuestion;
import org.pieceworth.studies.balance.BalanceQuestion;
import org.pieceworth.studies.check.CheckEngineQuestion;
import org.pieceworth.studies.choices.ChoicesQuestion;
import org.pieceworth.studies.compare.CompareQuestion;
import org.pieceworth.studies.count.ExportQuestion;
import org.pieceworth.studies.count.FindQuestion;
import org.pieceworth.studies.endings.EndingsQuestion;
import org.pieceworth.studies.explain.ExplainQuestion;
import org.pieceworth.studies.fit.FitQuestion;
import org.pieceworth.studies.game.GameQuestion;
import org.pieceworth.studies.game.PageQuestion;
import org.pieceworth.studies.game.PieceGame;
import org.pieceworth.studies.game.PlayableVariants;
import org.pieceworth.studies.game.ReplyQuestion;
import org.pieceworth.studies.game.WorthQuestion;
import org.pieceworth.studies.lexicon.LexiconQuestion;
import org.pieceworth.studies.material.MaterialQuestion;
import org.pieceworth.studies.moves.MovesQuestion;
import org.pieceworth.studies.odds.OddsQuestion;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.perft.PerftQuestion;
import org.pieceworth.studies.saved.PredictQuestion;
import org.pieceworth.studies.saved.TabulateQuestion;
import org.pieceworth.studies.saved.TestQuestion;
import org.pieceworth.studies.synergy.SynergyQuestion;
import org.pieceworth.studies.value.ValueQuestion;
import org.pieceworth.studies.variants.VariantsQuestion;
import org.pieceworth.studies.workbench.ArmiesQuestion;
import org.pieceworth.studies.workbench.KnownPieces;
import org.pieceworth.studies.workbench.ModelsQuestion;
import org.pieceworth.studies.workbench.PieceRankQuestion;
import org.pieceworth.studies.workbench.ReachQuestion;
import org.pieceworth.studies.workbench.SpellingQuestion;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The questions with an immediate answer, by name. The command line makes a command of each, in the order of
/// its help; the workbench makes a path of each. A new question is a line here.
public final class QuestionCatalogue {

    /// The program's parts that ask a question.
    public enum Door {
        /// For answers that may take longer than a request may last.
        COMMAND_LINE,
        /// For internal questions of pages.
        WORKBENCH,
        /// For work that lasts: a command, and a job of the workbench.
        JOB,
        BOTH
    }

    /// A question by its name.
    ///
    /// @param name name of the command and of the path
    /// @param question makes one, whose options have not been read
    public record Entry(String name, Supplier<Question> question, Door door) {}

    private final List<Entry> entries;

    /// Without references to constructors, which would load all questions for each command.
    ///
    /// @param models the models that users may name
    /// @param terms the terms that users may name
    public QuestionCatalogue(ModelCatalogue models, TermCatalogue terms) {
        KnownPieces known = new KnownPieces();
        PlayableVariants playable = new PlayableVariants();
        entries = List.of(
                new Entry("value", () -> new ValueQuestion(models, new PieceGame()), Door.BOTH),
                new Entry("explain", () -> new ExplainQuestion(models), Door.BOTH),
                new Entry("material", () -> new MaterialQuestion(), Door.BOTH),
                new Entry("compare", () -> new CompareQuestion(models), Door.BOTH),
                new Entry("balance", () -> new BalanceQuestion(models), Door.BOTH),
                new Entry("lexicon", () -> new LexiconQuestion(), Door.COMMAND_LINE),
                new Entry("synergy", () -> new SynergyQuestion(), Door.COMMAND_LINE),
                new Entry("fit-armies", () -> new ArmiesFitQuestion(), Door.COMMAND_LINE),
                new Entry("moves", () -> new MovesQuestion(), Door.BOTH),
                new Entry("pieces", () -> new PiecesQuestion(), Door.BOTH),
                new Entry("endings", () -> new EndingsQuestion(), Door.JOB),
                new Entry("variants", () -> new VariantsQuestion(), Door.BOTH),
                new Entry("odds", () -> new OddsQuestion(), Door.JOB),
                new Entry("assess", () -> new AssessQuestion(), Door.JOB),
                new Entry("perft", () -> new PerftQuestion(), Door.COMMAND_LINE),
                new Entry("tabulate", () -> new TabulateQuestion(), Door.COMMAND_LINE),
                new Entry("predict", () -> new PredictQuestion(), Door.COMMAND_LINE),
                new Entry("test", () -> new TestQuestion(), Door.COMMAND_LINE),
                new Entry("choices", () -> new ChoicesQuestion(), Door.COMMAND_LINE),
                new Entry("check-engine", () -> new CheckEngineQuestion(), Door.COMMAND_LINE),
                new Entry("ratings", () -> new RatingsQuestion(), Door.COMMAND_LINE),
                new Entry("sprt", () -> new SprtQuestion(true), Door.COMMAND_LINE),
                new Entry("fit", () -> new FitQuestion(terms), Door.JOB),
                new Entry("export", () -> new ExportQuestion(terms), Door.COMMAND_LINE),
                new Entry("find", () -> new FindQuestion(new ExportQuestion(terms)), Door.COMMAND_LINE),
                new Entry("selfplay", () -> new SelfplayQuestion(models), Door.JOB),
                new Entry("match", () -> new MatchQuestion(models), Door.JOB),
                new Entry("measure", () -> new MeasureQuestion(), Door.JOB),
                new Entry("tune", () -> new TuneQuestion(models), Door.COMMAND_LINE),
                new Entry("tune factors", () -> new FactorsQuestion(), Door.COMMAND_LINE),
                new Entry("sprt", () -> new SprtQuestion(false), Door.WORKBENCH),
                new Entry("reach", () -> new ReachQuestion(), Door.WORKBENCH),
                new Entry("spelling", () -> new SpellingQuestion(), Door.WORKBENCH),
                new Entry("models", () -> new ModelsQuestion(models), Door.WORKBENCH),
                new Entry("armies", () -> new ArmiesQuestion(models), Door.WORKBENCH),
                new Entry("standing", () -> new PieceRankQuestion(models, known), Door.WORKBENCH),
                new Entry("game", () -> new GameQuestion(playable), Door.WORKBENCH),
                new Entry("reply", () -> new ReplyQuestion(playable), Door.WORKBENCH),
                new Entry("worth", () -> new WorthQuestion(playable), Door.WORKBENCH),
                new Entry("page", () -> new PageQuestion(playable), Door.WORKBENCH));
    }

    /// Questions with a command; a word after a blank names a command within another.
    public List<Entry> commands() {
        return of(EnumSet.complementOf(EnumSet.of(Door.WORKBENCH)));
    }

    /// Questions with a path of the workbench that answers at once.
    public List<Entry> paths() {
        return of(EnumSet.of(Door.WORKBENCH, Door.BOTH));
    }

    /// Questions that are jobs of the workbench.
    public List<Entry> jobs() {
        return of(EnumSet.of(Door.JOB));
    }

    private List<Entry> of(Set<Door> doors) {
        List<Entry> some = new ArrayList<>(entries);
        some.removeIf(entry -> !doors.contains(entry.door()));
        return some;
    }
}
