package org.pieceworth.web.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.questions.QuestionCatalogue;
import org.pieceworth.web.http.Query;
import org.pieceworth.web.options.Parameter;
import org.pieceworth.web.options.RequestOptions;
import org.pieceworth.web.store.Uploads;

/// Questions with immediate answers, each under its command's name: the output of the command, by the same
/// code.
public final class Questions {

    private static final String FORMAT = "format";

    private final Uploads uploads;
    private final JobResults results;
    private final RecentAnswers recent = new RecentAnswers();
    private final Bodies bodies = new Bodies();
    private final Answering answering;
    private final Map<String, Supplier<Question>> named = new LinkedHashMap<>();

    /// @param catalogue all questions
    /// @param uploads uploaded files
    /// @param results results of jobs, which pages of games show
    /// @param answering works answers out
    public Questions(QuestionCatalogue catalogue, Uploads uploads, JobResults results, Answering answering) {
        this.results = results;
        this.answering = answering;
        this.uploads = uploads;
        catalogue.paths().forEach(entry -> named.put(entry.name(), entry.question()));
    }

    public List<String> names() {
        return List.copyOf(named.keySet());
    }

    /// Asks the questions of the first page, so that it need not wait until all classes are loaded.
    public void warmUp() {
        for (String name : List.of("value", "standing")) {
            Question question = question(name);
            RequestOptions options = new RequestOptions();
            question.describe(options);
            options.read(Map.of("piece", List.of("FfW")));
            question.reply();
        }
    }

    /// The parameters that a question takes.
    List<Parameter> parameters(String name) {
        RequestOptions options = new RequestOptions();
        question(name).describe(options);
        return options.parameters();
    }

    private Question question(String name) {
        return Optional.ofNullable(named.get(name))
                .orElseThrow(() -> new IllegalArgumentException("no question is called " + name))
                .get();
    }

    /// Adds the paths.
    ///
    /// @param root root of the interface, `/api/v1/`
    public void addTo(RoutesConfig routes, String root) {
        for (String name : named.keySet()) {
            routes.get(root + name, request -> answer(name, request));
        }
        routes.post(root + "variants", request -> VariantFiles.check(request, uploads, bodies, answering));
    }

    /// Answers one.
    ///
    /// @param name the question's
    /// @param request request with its options as parameters; without a format it is answered as JSON
    /// @throws org.pieceworth.text.InputException when it makes no sense
    private void answer(String name, Context request) throws Exception {
        RecentAnswers.Key asked = new RecentAnswers.Key(name, Query.of(request));
        Optional<RecentAnswers.Answer> known = recent.find(asked);
        if (known.isPresent()) {
            Answers.send(known.get(), request);
            return;
        }
        RecentAnswers.Answer answer = answering.of(request, () -> answer(name, asked.parameters()));
        recent.keep(asked, answer);
        Answers.send(answer, request);
    }

    private RecentAnswers.Answer answer(String name, Map<String, List<String>> asked) {
        Map<String, List<String>> sent = uploads.resolved(asked);
        Map<String, List<String>> parameters = results.resolved(name, sent);
        parameters.putIfAbsent(FORMAT, List.of("json"));
        Question question = question(name);
        RequestOptions options = new RequestOptions();
        question.describe(options);
        options.read(parameters);
        return Answers.answer(question.reply(), parameters.get(FORMAT).getLast(), uploads);
    }
}
