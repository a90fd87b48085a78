package org.pieceworth.web.work;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.answer.PartsJson;
import org.pieceworth.answer.Printer;
import org.pieceworth.web.store.Uploads;

/// An answer in every form, as files of a job.
public final class AnswerFiles {

    /// The lines and tables of an answer, for showing them on later pages. Not among the files for users.
    public static final String PARTS = "parts.json";

    /// The answer in the format for programs.
    public static final String JSON = "answer.json";

    private static final int WIDTH = 118;

    private AnswerFiles() {}

    static void write(Document document, Path folder, Uploads uploads) throws IOException {
        for (Format format : Format.values()) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            int width = format == Format.TABLE ? WIDTH : Integer.MAX_VALUE;
            new Printer(new PrintStream(bytes, false, StandardCharsets.UTF_8), width).print(document, format);
            write(
                    bytes.toString(StandardCharsets.UTF_8),
                    folder.resolve(format == Format.HTML ? "report.html" : "answer." + format.ending()),
                    folder,
                    uploads);
        }
        write(PartsJson.write(document.parts()), folder.resolve(PARTS), folder, uploads);
    }

    /// Writes text with files shown by only their names.
    static void write(String text, Path file, Path folder, Uploads uploads) throws IOException {
        Files.writeString(file, uploads.plainly(text).replace(folder + "/", ""));
    }
}
