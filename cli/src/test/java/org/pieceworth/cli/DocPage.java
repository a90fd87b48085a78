package org.pieceworth.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pieceworth.cli.DocExample.Mark;

/// A page of the documentation: the commands in its blocks, the files that they use, and what it says in `code`.
///
/// A block is fenced or indented by four spaces. In it, `$ ./pieceworth …` is a command that is run, and what
/// follows it, up to the next `$`, is what it prints; `./pieceworth …` alone is a command without its output.
/// `$ cat FILE` shows a file that the page's commands use; so does the comment `<!-- file: NAME -->` before a
/// block.
///
/// Commands of Spark are those of another program, and no examples here.
///
/// @param name as a reader would call it, from the project's folder
/// @param prose the page without its blocks
record DocPage(
        String name,
        Path path,
        List<String> lines,
        List<DocExample> examples,
        Map<String, String> files,
        String prose) {

    private static final Path ROOT = Path.of("..");
    private static final Pattern COMMAND = Pattern.compile("(\\$ )?\\s*(?:\\./)?pieceworth (?!spark )(.*)");
    private static final Pattern SHOWN = Pattern.compile("\\$ cat ([\\w.-]+)");
    private static final Pattern MARKS = Pattern.compile("<!-- example: (.*) -->");
    private static final Pattern FILE = Pattern.compile("<!-- file: ([\\w.-]+) -->");
    private static final String INDENT = "    ";

    /// All pages for users and contributors, and the evidence behind them. The log of measurements is left out: it has
    /// commands of earlier builds.
    static List<DocPage> all() throws IOException {
        List<Path> pages = new ArrayList<>(List.of(ROOT.resolve("README.md"), ROOT.resolve("CONTRIBUTING.md")));
        for (String evidence : List.of("COVERAGE.md", "ENGINE.md", "STUDIES.md")) {
            pages.add(ROOT.resolve("bench").resolve(evidence));
        }
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            docs.filter(path -> path.toString().endsWith(".md")).sorted().forEach(pages::add);
        }
        return pages.stream().map(DocPage::read).toList();
    }

    static DocPage read(Path path) {
        try {
            return of(ROOT.relativize(path).toString(), path, Files.readAllLines(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static DocPage of(String name, Path path, List<String> lines) {
        Reader reader = new Reader(name, lines);
        reader.read();
        return new DocPage(name, path, lines, reader.examples, reader.files, reader.prose.toString());
    }

    /// Writes the page with other outputs of its examples.
    void write(Map<DocExample, List<String>> outputs) throws IOException {
        List<String> written = new ArrayList<>();
        int next = 0;
        for (DocExample example : examples) {
            if (outputs.containsKey(example)) {
                written.addAll(lines.subList(next, example.from()));
                String indent = lines.get(example.from()).startsWith(INDENT)
                                && !example.output().getFirst().startsWith(INDENT)
                        ? INDENT
                        : "";
                outputs.get(example).forEach(line -> written.add((indent + line).stripTrailing()));
                next = example.from() + example.output().size();
            }
        }
        written.addAll(lines.subList(next, lines.size()));
        Files.write(path, written);
    }

    private static final class Reader {

        private final String name;
        private final List<String> lines;
        private final List<DocExample> examples = new ArrayList<>();
        private final Map<String, String> files = new LinkedHashMap<>();
        private final StringBuilder prose = new StringBuilder();
        private Set<Mark> marks = Set.of();
        private String file = "";

        Reader(String name, List<String> lines) {
            this.name = name;
            this.lines = lines;
        }

        void read() {
            int at = 0;
            while (at < lines.size()) {
                String line = lines.get(at);
                int end = at;
                if (line.startsWith("```")) {
                    end = fenceAfter(at);
                    block(at + 1, end, "");
                    end++;
                } else if (line.startsWith(INDENT)
                        && (at == 0 || lines.get(at - 1).isBlank())) {
                    end = indentedTo(at);
                    block(at, end, INDENT);
                }
                if (end == at) {
                    said(line);
                    end++;
                }
                at = end;
            }
        }

        private int fenceAfter(int at) {
            int end = at + 1;
            while (!lines.get(end).startsWith("```")) {
                end++;
            }
            return end;
        }

        private int indentedTo(int at) {
            int end = at;
            for (int line = at;
                    line < lines.size()
                            && (lines.get(line).startsWith(INDENT)
                                    || lines.get(line).isBlank());
                    line++) {
                if (!lines.get(line).isBlank()) {
                    end = line + 1;
                }
            }
            return end;
        }

        private void said(String line) {
            Matcher marked = MARKS.matcher(line);
            Matcher named = FILE.matcher(line);
            if (marked.matches()) {
                marks = Mark.of(marked.group(1));
            } else if (named.matches()) {
                file = named.group(1);
            } else if (!line.isBlank()) {
                marks = Set.of();
                file = "";
            }
            prose.append(line).append('\n');
        }

        private void block(int from, int to, String indent) {
            List<String> block = lines.subList(from, to).stream()
                    .map(line -> line.substring(Math.min(indent.length(), line.length())))
                    .toList();
            if (!file.isEmpty()) {
                files.put(file, String.join("\n", block) + "\n");
            }
            int at = 0;
            while (at < block.size()) {
                Matcher shown = SHOWN.matcher(block.get(at));
                Matcher command = COMMAND.matcher(block.get(at));
                int end = at + 1;
                if (shown.matches()) {
                    end = outputTo(block, end);
                    files.put(shown.group(1), String.join("\n", block.subList(at + 1, end)) + "\n");
                } else if (command.matches()) {
                    StringBuilder typed = new StringBuilder(command.group(2));
                    while (end < block.size()
                            && (typed.toString().endsWith("\\") || ShellWords.isOpen(typed.toString()))) {
                        if (typed.charAt(typed.length() - 1) == '\\') {
                            typed.setLength(typed.length() - 1);
                        }
                        typed.append(' ').append(block.get(end++).strip());
                    }
                    int outputTo = command.group(1) == null ? end : outputTo(block, end);
                    examples.add(new DocExample(
                            name + ":" + (from + at + 1),
                            from + end,
                            ShellWords.of(typed.toString()),
                            block.subList(end, outputTo),
                            marks));
                    end = outputTo;
                }
                at = end;
            }
            marks = Set.of();
            file = "";
        }

        /// Blank lines before the next command or the end belong to the page.
        private static int outputTo(List<String> block, int from) {
            int end = from;
            while (end < block.size() && !block.get(end).startsWith("$ ")) {
                end++;
            }
            while (end > from && block.get(end - 1).isBlank()) {
                end--;
            }
            return end;
        }
    }
}
