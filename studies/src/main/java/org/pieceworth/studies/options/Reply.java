package org.pieceworth.studies.options;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.answer.Printer;
import org.pieceworth.answer.TerminalText;
import org.pieceworth.text.InputException;

/// What is answered to a question.
///
/// @param content the answer
/// @param warnings what is odd about the question, a line each
/// @param failure what could not be answered, besides what could
public record Reply(Content content, List<String> warnings, Optional<InputException> failure) {

    /// Copies the list.
    public Reply {
        warnings = List.copyOf(warnings);
    }

    /// The answer, in one of two forms.
    public sealed interface Content {

        /// Prints it.
        void print(Printer printer);
    }

    /// A document.
    ///
    /// @param document the answer
    /// @param format how it is to be shown
    public record Shown(Document document, Format format) implements Content {
        @Override
        public void print(Printer printer) {
            printer.print(document, format);
        }
    }

    /// Text that is a file of its own, such as a picture or lines for an engine.
    ///
    /// @param text with line ends
    public record Text(String text) implements Content {
        @Override
        public void print(Printer printer) {
            printer.print(text);
        }
    }

    public static Reply of(Document document, Format format) {
        return new Reply(new Shown(document, format), List.of(), Optional.empty());
    }

    public static Reply ofText(String text) {
        return new Reply(new Text(text), List.of(), Optional.empty());
    }

    public static Reply ofLines(List<String> lines) {
        return ofText(lines.stream().map(line -> TerminalText.of(line) + "\n").collect(Collectors.joining()));
    }

    /// The same with warnings.
    public Reply warning(List<String> more) {
        return new Reply(content, more, failure);
    }

    /// The same, of which part failed.
    public Reply failing(Optional<InputException> why) {
        return new Reply(content, warnings, why);
    }
}
