package org.pieceworth.web.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.web.options.Parameter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The interface as OpenAPI 3.1 describes it, from the options that questions have.
public final class OpenApi {

    private static final String JSON = "application/json";
    private static final String PROBLEM = "application/problem+json";

    private final ObjectNode paths = JsonNodeFactory.instance.objectNode();
    private final String root;

    private OpenApi(String root) {
        this.root = root;
    }

    /// @param root root of the interface, `/api/v1/`
    /// @param questions questions with immediate answers
    /// @param jobs the options of each kind of job
    public static ObjectNode of(String root, Questions questions, Map<String, List<Parameter>> jobs) {
        OpenApi api = new OpenApi(root);
        questions.names().forEach(name -> api.get(name, questions.parameters(name), "what `" + name + "` prints"));
        api.post("variants", List.of(), "200", "a file of variants, as `variants --file` checks it");
        api.post("files", List.of(), "201", "a file that parameters name: values, targets, other names of players");
        for (String planned : List.of("measure", "assess")) {
            api.get(planned, jobs.getOrDefault(planned, List.of()), "what `" + planned + " --plan` prints");
        }
        jobs.forEach((kind, parameters) -> api.post(kind, parameters, "202", "the started job"));
        api.get("jobs", List.of(), "all jobs, the newest first");
        api.get("jobs/{id}", List.of(), "a job");
        api.operation("delete", "jobs/{id}", List.of(), "204", "nothing: a job that was over is forgotten");
        api.get("shelf", List.of(), "named pieces, games and fits");
        api.post("shelf", List.of(), "201", "the entry; its body is the address of a page");
        api.post("shelf/{id}", List.of(), "200", "the entry with another name");
        api.operation("delete", "shelf/{id}", List.of(), "204", "nothing: the entry is deleted");
        api.get("openapi.json", List.of(), "this description");
        api.get("jobs/{id}/events", List.of(), "its changes as they come, as server-sent events");
        api.get("jobs/{id}/files/{file}", List.of(), "a file that came of it");
        List.of("pause", "resume", "cancel")
                .forEach(what -> api.post("jobs/{id}/" + what, List.of(), "200", "the job"));
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("openapi", "3.1.0");
        json.putObject("info")
                .put("title", "Pieceworth")
                .put("version", Version.number())
                .put("description", "Each question by its command's name, with the command's options as parameters.");
        json.set("paths", api.paths);
        return json;
    }

    private void get(String path, List<Parameter> parameters, String answer) {
        operation("get", path, parameters, "200", answer);
    }

    private void post(String path, List<Parameter> parameters, String status, String answer) {
        operation("post", path, parameters, status, answer);
    }

    private void operation(String method, String path, List<Parameter> parameters, String status, String answer) {
        ObjectNode operation = paths.withObjectProperty(root + path).putObject(method);
        if (path.contains("{")) {
            for (String part : path.split("/", -1)) {
                if (part.startsWith("{")) {
                    operation
                            .withArrayProperty("parameters")
                            .addObject()
                            .put("name", part.substring(1, part.length() - 1))
                            .put("in", "path")
                            .put("required", true)
                            .putObject("schema")
                            .put("type", "string");
                }
            }
        }
        Map<String, List<Parameter>> byName = parameters.stream()
                .collect(Collectors.groupingBy(Parameter::name, LinkedHashMap::new, Collectors.toList()));
        byName.values()
                .forEach(named -> describe(
                        named, operation.withArrayProperty("parameters").addObject()));
        ObjectNode responses = operation.putObject("responses");
        content(responses.putObject(status).put("description", answer), type(path));
        content(responses.putObject("422").put("description", "the sentence of the command line"), PROBLEM);
    }

    private static String type(String path) {
        return path.endsWith("/events") ? "text/event-stream" : path.endsWith("{file}") ? "*/*" : JSON;
    }

    private static void content(ObjectNode response, String type) {
        response.putObject("content").putObject(type).putObject("schema").put("type", "object");
    }

    /// @param named parameters of one name: a piece, and the meaning of a letter, are distinguished by their
    /// values
    private static void describe(List<Parameter> named, ObjectNode json) {
        Parameter parameter = named.getFirst();
        json.put("name", parameter.name())
                .put("in", "query")
                .put(
                        "description",
                        named.size() == 1
                                ? parameter.description()
                                : named.stream()
                                        .map(each -> each.label() + ": " + each.description())
                                        .collect(Collectors.joining("; ")));
        json.put("required", named.stream().anyMatch(Parameter::isRequired));
        ObjectNode schema = json.putObject("schema");
        switch (parameter.kind()) {
            case FLAG -> schema.put("type", "boolean");
            case WHOLE -> schema.put("type", "integer");
            case NUMBER -> schema.put("type", "number");
            case FILE -> schema.put("type", "string").put("pattern", "^@[0-9a-f]{16}$");
            case TEXT -> schema.put("type", "string");
            case LIST -> {
                schema.put("type", "array").putObject("items").put("type", "string");
                json.put("style", "form").put("explode", false);
            }
            case REPEATED, FILES ->
                schema.put("type", "array").putObject("items").put("type", "string");
        }
        if (!parameter.choices().isEmpty()) {
            parameter.choices().forEach(schema.putArray("enum")::add);
        }
        parameter.number().ifPresent(option -> addRange(option, schema));
    }

    private static void addRange(NumberOption<?> option, ObjectNode schema) {
        if (option.isAboveZero()) {
            schema.put("exclusiveMinimum", 0);
        } else if (option.hasLowerBound()) {
            schema.set("minimum", number(option.takesZero() ? 0 : option.least()));
        }
        if (option.isBounded()) {
            schema.set("maximum", number(option.most()));
        }
        option.standard().ifPresent(standard -> schema.set("default", number(standard)));
    }

    private static JsonNode number(Number number) {
        return number instanceof Double real
                ? JsonNodeFactory.instance.numberNode(real)
                : JsonNodeFactory.instance.numberNode(number.longValue());
    }
}
