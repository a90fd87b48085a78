package org.pieceworth.studies.questions;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.studies.compare.ComparisonAnswer;
import org.pieceworth.studies.compare.ComparisonDocument;
import org.pieceworth.studies.compare.ComparisonRequest;
import org.pieceworth.studies.compare.ComparisonStudy;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.ModelOptions;
import org.pieceworth.studies.options.Options;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.compare.ReferenceValues;
import org.pieceworth.valuation.synergy.SynergyEntry;

/// How models stand up to published values.
public final class CompareQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    final ModelOptions options;
    Optional<String> file = Optional.empty();
    List<String> models = List.of();
    List<String> sets = List.of();

    public CompareQuestion(ModelCatalogue models) {
        options = new ModelOptions(models);
    }

    @Override
    public void describe(Options usage) {
        common.describe(usage);
        output.describe(usage);
        options.describe(usage);
        usage.fileOperand(
                "VALUES",
                "a file of PIECE,VALUE in centipawns, or in the format of the built-in table",
                value -> file = Optional.of(value));
        usage.list(
                "--models",
                "NAME,…",
                "models to compare, of " + options.catalogue().listed() + " (default: all of them)",
                values -> models = values);
        usage.list("--sets", "TEXT,…", "only lists whose name contains one of the texts", values -> sets = values);
    }

    /// The files that are read.
    public Stream<String> files() {
        return Stream.concat(file.stream(), options.files().stream());
    }

    public ComparisonAnswer answer() {
        Optional<List<String>> lines = file.map(TextFile::lines);
        String name = file.orElse("");
        return ComparisonStudy.answer(new ComparisonRequest(
                options.catalogue().models(models, options.settings(), GameContext.CHESS),
                lines.map(own -> ReferenceValues.read(name, own)).orElseGet(ReferenceValues::shipped),
                sets,
                options.settings().chosen(SynergyEntry.TARGETS),
                lines.map(own -> ReferenceValues.leftOut(name, own)).orElse(List.of())));
    }

    @Override
    public Reply reply() {
        return reply(answer());
    }

    /// The reply that shows an answer.
    public Reply reply(ComparisonAnswer answer) {
        return Reply.of(ComparisonDocument.of(answer), output.format);
    }
}
