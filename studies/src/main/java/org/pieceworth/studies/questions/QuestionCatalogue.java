package org.pieceworth.studies.questions;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.pieceworth.studies.balance.BalanceQuestion;
import org.pieceworth.studies.compare.CompareQuestion;
import org.pieceworth.studies.explain.ExplainQuestion;
import org.pieceworth.studies.lexicon.LexiconQuestion;
import org.pieceworth.studies.material.MaterialQuestion;
import org.pieceworth.studies.moves.MovesQuestion;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.perft.PerftQuestion;
import org.pieceworth.studies.synergy.SynergyQuestion;
import org.pieceworth.studies.value.ValueQuestion;
import org.pieceworth.studies.variants.VariantsQuestion;
import org.pieceworth.studies.workbench.ArmiesQuestion;
import org.pieceworth.studies.workbench.KnownPieces;
import org.pieceworth.studies.workbench.ModelsQuestion;
import org.pieceworth.studies.workbench.ReachQuestion;
import org.pieceworth.studies.workbench.SpellingQuestion;
import org.pieceworth.studies.workbench.StandingQuestion;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The questions that are answered while somebody waits, by name. The command line makes a command of each, in the
/// order of its help; the workbench makes a path of each. A new question is a line here.
public final class QuestionCatalogue {

    /// The program's parts that ask a question.
    public enum Door {
        /// For answers that may take longer than a request may last.
        COMMAND_LINE,
        /// For questions of pages that nobody would type.
        WORKBENCH,
        BOTH
    }

    /// A question by its name.
    ///
    /// @param name of the command and of the path
    /// @param question makes one, whose options have not been read
    public record Entry(String name, Supplier<Question> question, Door door) {}

    private final List<Entry> entries;

    /// @param models those that users may name
    public QuestionCatalogue(ModelCatalogue models) {
        KnownPieces known = new KnownPieces();
        entries = List.of(
                new Entry("value", () -> new ValueQuestion(models), Door.BOTH),
                new Entry("explain", () -> new ExplainQuestion(models), Door.BOTH),
                new Entry("material", MaterialQuestion::new, Door.BOTH),
                new Entry("compare", () -> new CompareQuestion(models), Door.BOTH),
                new Entry("balance", () -> new BalanceQuestion(models), Door.BOTH),
                new Entry("lexicon", LexiconQuestion::new, Door.COMMAND_LINE),
                new Entry("synergy", SynergyQuestion::new, Door.COMMAND_LINE),
                new Entry("moves", MovesQuestion::new, Door.BOTH),
                new Entry("pieces", PiecesQuestion::new, Door.BOTH),
                new Entry("variants", VariantsQuestion::new, Door.BOTH),
                new Entry("perft", PerftQuestion::new, Door.COMMAND_LINE),
                new Entry("reach", ReachQuestion::new, Door.WORKBENCH),
                new Entry("spelling", SpellingQuestion::new, Door.WORKBENCH),
                new Entry("models", () -> new ModelsQuestion(models), Door.WORKBENCH),
                new Entry("armies", () -> new ArmiesQuestion(models), Door.WORKBENCH),
                new Entry("standing", () -> new StandingQuestion(models, known), Door.WORKBENCH));
    }

    /// Those with a command.
    public Stream<Entry> commands() {
        return entries.stream().filter(entry -> entry.door() != Door.WORKBENCH);
    }

    /// Those with a path of the workbench.
    public Stream<Entry> paths() {
        return entries.stream().filter(entry -> entry.door() != Door.COMMAND_LINE);
    }
}
