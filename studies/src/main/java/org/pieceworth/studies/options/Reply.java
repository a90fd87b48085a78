package org.pieceworth.studies.options;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.answer.Printer;
import org.pieceworth.answer.TerminalText;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Ordered;

/// The answer to a question, as the command line prints it and the workbench sends it.
///
/// @param content the answer
/// @param warnings about the question, such as an odd line in a file of variants; a line each
/// @param failure failure of a part of the question, such as one variant of a file; the content has the rest
/// @param files files of a job in addition to the answer, by their names; one that cannot be made is omitted
public record Reply(
        Content content, List<String> warnings, Optional<InputException> failure, Map<String, Supplier<String>> files) {

    public Reply {
        warnings = List.copyOf(warnings);
        files = Ordered.copy(files);
    }

    private Reply(Content content) {
        this(content, List.of(), Optional.empty(), Map.of());
    }

    /// The answer, in one of two forms.
    public sealed interface Content {

        /// Prints it.
        void print(Printer printer);
    }

    /// A document.
    ///
    /// @param document the answer
    /// @param format the chosen format
    public record Shown(Document document, Format format) implements Content {
        @Override
        public void print(Printer printer) {
            printer.print(document, format);
        }
    }

    /// Text for a separate file, such as a picture or lines for an engine.
    ///
    /// @param text text with line ends
    public record Text(String text) implements Content {
        @Override
        public void print(Printer printer) {
            printer.print(text);
        }
    }

    public static Reply of(Document document, Format format) {
        return new Reply(new Shown(document, format));
    }

    public static Reply ofText(String text) {
        return new Reply(new Text(text));
    }

    public static Reply ofLines(List<String> lines) {
        return ofText(lines.stream().map(line -> TerminalText.of(line) + "\n").collect(Collectors.joining()));
    }

    /// This reply with warnings.
    public Reply warning(List<String> more) {
        return new Reply(content, more, failure, files);
    }

    /// This reply after a failure of a part, which ends a command with exit code 2.
    public Reply failing(Optional<InputException> why) {
        return new Reply(content, warnings, why, files);
    }

    /// This reply with another file for jobs.
    public Reply with(String name, Supplier<String> text) {
        SequencedMap<String, Supplier<String>> all = new LinkedHashMap<>(files);
        all.put(name, text);
        return new Reply(content, warnings, failure, all);
    }
}
