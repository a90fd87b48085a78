package org.pieceworth.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// A command in a block of a page, with the output that the page prints below it.
///
/// @param place the page and the line of the command
/// @param from the index of the first line of the output among the lines of the page
/// @param output without the indentation of the block; empty where the page shows none
/// @param words of the command, as a shell splits them, without the name of the program
record DocExample(String place, int from, List<String> words, List<String> output, Set<Mark> marks) {

    /// What a comment before a block says of its commands: `<!-- example: long, numbers vary -->`.
    enum Mark {
        /// Takes too long for every build.
        LONG("long"),
        /// Seconds and the like: the words of the output are compared, not its figures.
        NUMBERS_VARY("numbers vary"),
        /// Is not run: needs another program, or shows what a page alone can.
        NOT_RUN("not run");

        private final String text;

        Mark(String text) {
            this.text = text;
        }

        static Set<Mark> of(String comment) {
            Set<Mark> marks = EnumSet.noneOf(Mark.class);
            for (String word : comment.split(", *")) {
                marks.add(List.of(values()).stream()
                        .filter(mark -> mark.text.equals(word.strip()))
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("no mark of an example: " + word)));
            }
            return marks;
        }
    }

    private static final Pattern FILE_NAME = Pattern.compile(
            "(?<![\\w/.$-])[\\w-][\\w.-]*\\.(?:pgn|zst|gz|epd|csv|mat|ini|json|txt|svg|png|html|c|parquet|alias)\\b");

    boolean isRun() {
        return !output.isEmpty() && !marks.contains(Mark.NOT_RUN);
    }

    /// The files of the working folder that it reads or writes.
    List<String> files() {
        return words.stream()
                .flatMap(word -> FILE_NAME.matcher(word).results())
                .map(match -> match.group())
                .distinct()
                .toList();
    }
}
