package org.pieceworth.studies.options;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.answer.Printer;
import org.pieceworth.answer.TerminalText;
import org.pieceworth.text.InputException;

/// The answer to a question, as the command line prints it and the workbench sends it.
///
/// @param content the answer
/// @param warnings about the question, such as an odd line in a file of variants; a line each
/// @param failure of a part of the question, such as one variant of a file; the content has the rest
public record Reply(Content content, List<String> warnings, Optional<InputException> failure) {

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
    /// @param format that was asked for
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

    /// This reply with warnings.
    public Reply warning(List<String> more) {
        return new Reply(content, more, failure);
    }

    /// This reply after a failure of a part, which ends a command with exit code 2.
    public Reply failing(Optional<InputException> why) {
        return new Reply(content, warnings, why);
    }
}
