package org.pieceworth.web.api;

import io.javalin.http.Context;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.studies.variants.VariantsAnswer;
import org.pieceworth.studies.variants.VariantsDocument;
import org.pieceworth.studies.variants.VariantsStudy;
import org.pieceworth.web.http.Query;
import org.pieceworth.web.store.Uploads;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Uploaded files of variants.
final class VariantFiles {

    /// Far more than any file of variants.
    static final long MOST_BYTES = 2_000_000;

    private VariantFiles() {}

    /// Checks a file like `variants --file`, and stores it for questions that name it.
    static void check(Context request, Uploads uploads, Bodies bodies, Answering answering) throws Exception {
        String name = Query.last(request, "name").orElse("my.ini");
        Uploads.Sent file = bodies.read(request, MOST_BYTES, body -> uploads.keep(name, body, MOST_BYTES));
        VariantsAnswer answer = answering.of(
                request, () -> new VariantsStudy("", Optional.of(file.path().toString())).answer());
        Document document = VariantsDocument.of(answer);
        ObjectNode json = document.json();
        plainly(json, uploads);
        json.put("file", file.id()).put("fileName", file.name());
        request.contentType("application/json").result(json.toPrettyString() + "\n");
    }

    /// Replaces the stored path in locations of errors by the file's original name.
    private static void plainly(ObjectNode json, Uploads uploads) {
        json.properties().forEach(entry -> {
            if (entry.getValue() instanceof ArrayNode texts) {
                for (int i = 0; i < texts.size(); i++) {
                    JsonNode text = texts.get(i);
                    if (text.isString()) {
                        texts.set(i, uploads.plainly(text.asString()));
                    } else if (text instanceof ObjectNode object) {
                        plainly(object, uploads);
                    }
                }
            }
        });
    }
}
