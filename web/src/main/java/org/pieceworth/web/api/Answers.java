package org.pieceworth.web.api;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.answer.Printer;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.web.store.Uploads;

/// Answers in the command line's formats.
final class Answers {

    private Answers() {}

    /// @param format the requested format
    /// @param uploads uploaded files, shown by their original names
    static void send(Reply reply, String format, Uploads uploads, Context request) {
        send(answer(reply, format, uploads), request);
    }

    static void send(RecentAnswers.Answer answer, Context request) {
        request.contentType(answer.type()).result(answer.text().getBytes(StandardCharsets.UTF_8));
    }

    /// An answer ready to be sent.
    static RecentAnswers.Answer answer(Reply reply, String format, Uploads uploads) {
        return switch (reply.content()) {
            case Reply.Shown(Document document, Format form) ->
                new RecentAnswers.Answer(form.mediaType(), uploads.plainly(printed(document, form)));
            case Reply.Text(String text) ->
                new RecentAnswers.Answer(
                        format.equalsIgnoreCase("svg") ? "image/svg+xml" : "text/plain; charset=utf-8",
                        uploads.plainly(text));
        };
    }

    private static String printed(Document document, Format format) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new Printer(new PrintStream(bytes, false, StandardCharsets.UTF_8)).print(document, format);
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
