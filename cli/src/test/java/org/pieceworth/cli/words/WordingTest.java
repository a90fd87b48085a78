package org.pieceworth.cli.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.pieceworth.cli.words.Passage.Medium;
import org.pieceworth.cli.words.Wording.Finding;

/// Texts are in plain English with the field's terms. Documentation has none of the kinds in `wording.tsv`; pages not
/// rewritten yet, messages and comments have at most as many as `wording-ceilings.tsv` says, which may only fall:
/// `-Dwording.update=true` writes lower ceilings. `-Dwording.list=KIND` (or part of a file's name) prints what is
/// found.
class WordingTest {

    private static final Path CEILINGS = Path.of("src/test/resources/org/pieceworth/cli/words/wording-ceilings.tsv");
    private static final String LISTED = System.getProperty("wording.list", "");
    private static final int SHOWN = 20;

    /// A page of documentation, or a kind in messages or comments.
    private static String countedAs(Finding finding) {
        Medium medium = finding.passage().medium();
        return medium == Medium.DOCS
                ? finding.passage().page()
                : medium.name().toLowerCase(Locale.ROOT) + " " + finding.kind();
    }

    @Test
    void textsHaveNoMoreThanTheirCeilings() throws IOException {
        List<Wording> wordings = Wording.all();
        Map<String, List<Finding>> found = Texts.all().parallelStream()
                .flatMap(passage -> Wording.in(passage, wordings).stream())
                .collect(Collectors.groupingByConcurrent(WordingTest::countedAs));
        Map<String, Integer> ceilings = new TreeMap<>();
        for (String line : Files.readAllLines(CEILINGS)) {
            String[] row = line.split("\t");
            ceilings.put(row[0], Integer.parseInt(row[1]));
        }
        list(found);
        if (Boolean.getBoolean("wording.update")) {
            lower(ceilings, found);
            return;
        }
        List<String> tooMany = new ArrayList<>();
        new TreeMap<>(found).forEach((text, findings) -> {
            int ceiling = ceilings.getOrDefault(text, 0);
            if (findings.size() > ceiling) {
                tooMany.add(text + ": " + findings.size() + ", at most " + ceiling + " are allowed");
                findings.stream().map(Finding::toString).sorted().limit(SHOWN).forEach(tooMany::add);
            }
        });
        assertThat(tooMany).as("see CONTRIBUTING.md, Wording").isEmpty();
    }

    private static void list(Map<String, List<Finding>> found) {
        if (!LISTED.isEmpty()) {
            found.values().stream()
                    .flatMap(List::stream)
                    .map(Finding::toString)
                    .filter(line -> line.contains(LISTED))
                    .sorted()
                    .forEach(System.out::println);
        }
    }

    private static void lower(Map<String, Integer> ceilings, Map<String, List<Finding>> found) throws IOException {
        boolean first = ceilings.isEmpty();
        TreeSet<String> names = new TreeSet<>(first ? found.keySet() : ceilings.keySet());
        List<String> lines = new ArrayList<>();
        for (String name : names) {
            int now = found.getOrDefault(name, List.of()).size();
            int ceiling = first ? now : Math.min(now, ceilings.getOrDefault(name, 0));
            if (ceiling > 0) {
                lines.add(name + "\t" + ceiling);
            }
        }
        Files.write(CEILINGS, lines);
    }

    private static List<String> kinds(String page, String text) {
        Function<String, List<Passage>> passages = name -> name.endsWith(".md")
                ? MarkdownText.of(name, text.lines().toList())
                : name.endsWith(".java") ? JavaText.of(name, text) : PageText.of(name, text);
        return passages.apply(page).stream()
                .flatMap(passage -> Wording.in(passage, Wording.all()).stream())
                .map(finding -> finding.place() + " " + finding.kind())
                .toList();
    }

    @Test
    void pagesAreReadWithoutTheirCode() {
        assertThat(kinds(
                        "a.md",
                        "Values that\nare drawn\nby lot.\n\n    by lot\n\n`by lot` and\n| some 300 | by lot |\n"))
                .containsExactlyInAnyOrder(
                        "a.md:1 that-is-ed", "a.md:3 by-lot", "a.md:2 drawn", "a.md:8 some-number", "a.md:8 by-lot");
        assertThat(kinds("a.md", "<!-- table: x -->\n\n| by lot |\n|---|\n| by lot |\n\nDrawn games. By chance.\n"))
                .isEmpty();
        assertThat(kinds("a.md", "What is a pawn?\n\n" + "word ".repeat(26) + "end.\n"))
                .containsExactly("a.md:3 long-sentence");
    }

    @Test
    void sourcesAreReadByCommentsAndLiterals() {
        assertThat(kinds(
                        "A.java",
                        "/// Hears of it.\n/// By lot.\nint a; // told\nString b = \"some \"\n  + c + \" by lot\";\n"))
                .containsExactlyInAnyOrder(
                        "A.java:1 says", "A.java:2 by-lot", "A.java:3 tell", "A.java:4 some-number", "A.java:5 by-lot");
        assertThat(kinds("A.java", "/// @param most how large\nchar c = '\"'; String k = \"kept\"; // plain\n"))
                .containsExactly("A.java:1 param-fragment");
    }

    @Test
    void pagesOfTheWorkbenchAreReadByTheirWords() {
        assertThat(kinds("a.js", "// by lot\nconst a = \"games by lot\";\nhtml`<p>chosen\n by lot</p>`;\n"))
                .containsExactly("a.js:2 by-lot", "a.js:4 by-lot");
    }
}
