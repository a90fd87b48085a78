package org.pieceworth.web.api;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.pieceworth.rules.InputException;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Format;
import org.pieceworth.studies.document.Printer;
import org.pieceworth.studies.questions.BalanceQuestion;
import org.pieceworth.studies.questions.CompareQuestion;
import org.pieceworth.studies.questions.ExplainQuestion;
import org.pieceworth.studies.questions.MaterialQuestion;
import org.pieceworth.studies.questions.MovesQuestion;
import org.pieceworth.studies.questions.PiecesQuestion;
import org.pieceworth.studies.questions.Question;
import org.pieceworth.studies.questions.ReachQuestion;
import org.pieceworth.studies.questions.Reply;
import org.pieceworth.studies.questions.SpellingQuestion;
import org.pieceworth.studies.questions.StandingQuestion;
import org.pieceworth.studies.questions.ValueQuestion;
import org.pieceworth.studies.questions.VariantsQuestion;
import org.pieceworth.studies.workbench.KnownPieces;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Questions that are answered at once, each under its command's name: what the command prints, by the same code.
public final class Questions {

    private static final String FORMAT = "format";

    private final ModelCatalogue models;
    private final Map<String, Function<ModelCatalogue, Question>> named = new LinkedHashMap<>();

    /// @param models what users may name
    public Questions(ModelCatalogue models) {
        this.models = models;
        named.put("value", ValueQuestion::new);
        named.put("explain", ExplainQuestion::new);
        named.put("moves", _ -> new MovesQuestion());
        named.put("pieces", _ -> new PiecesQuestion());
        named.put("variants", _ -> new VariantsQuestion());
        named.put("material", _ -> new MaterialQuestion());
        named.put("compare", CompareQuestion::new);
        named.put("balance", BalanceQuestion::new);
        named.put("reach", _ -> new ReachQuestion());
        named.put("spelling", _ -> new SpellingQuestion());
        KnownPieces known = new KnownPieces();
        named.put("standing", catalogue -> new StandingQuestion(catalogue, known));
    }

    public List<String> names() {
        return List.copyOf(named.keySet());
    }

    /// Answers one.
    ///
    /// @param name the question's
    /// @param request with its options as parameters; without a format it is answered as JSON
    /// @throws InputException when it makes no sense
    public void answer(String name, Context request) {
        Map<String, List<String>> parameters = new LinkedHashMap<>(request.queryParamMap());
        parameters.values().forEach(Questions::checkFiles);
        parameters.putIfAbsent(FORMAT, List.of("json"));
        Question question = named.get(name).apply(models);
        RequestOptions options = new RequestOptions();
        question.describe(options);
        options.read(parameters);
        answer(question.reply(), parameters.get(FORMAT).getLast(), request);
    }

    /// Files of the machine are not named over the network, though questions read variants from them.
    private static void checkFiles(List<String> values) {
        if (values.stream().anyMatch(value -> value.contains("@"))) {
            throw new InputException(
                    "found a file's name behind @, which is for the command line; here files are sent");
        }
    }

    private static void answer(Reply reply, String format, Context request) {
        switch (reply.content()) {
            case Reply.Shown(Document document, Format form) ->
                request.contentType(type(form)).result(printed(document, form));
            case Reply.Text(String text) ->
                request.contentType(format.equalsIgnoreCase("svg") ? "image/svg+xml" : "text/plain; charset=utf-8")
                        .result(text);
        }
    }

    private static String type(Format format) {
        return switch (format) {
            case JSON -> "application/json";
            case CSV -> "text/csv; charset=utf-8";
            case MD -> "text/markdown; charset=utf-8";
            case TABLE -> "text/plain; charset=utf-8";
        };
    }

    private static byte[] printed(Document document, Format format) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new Printer(new PrintStream(bytes, false, StandardCharsets.UTF_8)).print(document, format);
        return bytes.toByteArray();
    }
}
