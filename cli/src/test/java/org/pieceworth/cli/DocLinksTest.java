package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every link of a page leads to a file and a heading that exist, and common questions are answered within two links of
/// the README.
class DocLinksTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path README = ROOT.resolve("README.md");

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#{1,4} (.+)$");
    private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\">");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```.*?^```");

    /// The questions of newcomers. Each is a heading of the FAQ, or of another page near the README.
    private static final List<String> QUESTIONS = List.of(
            "Where do I download it?",
            "Does it run on Windows and macOS?",
            "What is a pawn here?",
            "Why do `value` and `fit` differ?",
            "What does the interval cover?",
            "How many games do I need?",
            "May I use Lichess's files?",
            "Can I use it from Python or R?",
            "How do I cite it?",
            "Where are files stored, and how do I remove them?",
            "Where do I report a problem?",
            "Which model is right?",
            "Why does my piece have no value?",
            "Can it read my own pieces and variants?",
            "Are the results reproducible?");

    private final Map<Path, String> texts = new HashMap<>();

    @Test
    void linksLeadSomewhere() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path page : pages()) {
            for (String link : links(page)) {
                String[] parts = link.split("#", 2);
                Path target = parts[0].isEmpty()
                        ? page
                        : page.resolveSibling(parts[0]).normalize();
                if (!Files.exists(target)) {
                    broken.add(ROOT.relativize(page) + ": " + link + " is not a file");
                } else if (parts.length == 2
                        && target.toString().endsWith(".md")
                        && !places(target).contains(parts[1])) {
                    broken.add(ROOT.relativize(page) + ": " + link + " is not a heading");
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    @Test
    void questionsAreAnsweredWithinTwoLinksOfTheReadme() throws IOException {
        Set<Path> near = new LinkedHashSet<>(Set.of(README));
        for (int step = 0; step < 2; step++) {
            for (Path page : List.copyOf(near)) {
                for (String link : links(page)) {
                    Path target = page.resolveSibling(link.split("#", 2)[0]).normalize();
                    if (link.charAt(0) != '#' && target.toString().endsWith(".md")) {
                        near.add(target);
                    }
                }
            }
        }
        Set<String> headings = new HashSet<>();
        for (Path page : near) {
            HEADING.matcher(text(page)).results().forEach(heading -> headings.add(heading.group(1)));
        }
        assertThat(headings).containsAll(QUESTIONS);
    }

    private List<String> links(Path page) throws IOException {
        return LINK.matcher(text(page))
                .results()
                .map(link -> link.group(1))
                .filter(link -> !link.contains("://") && !link.startsWith("mailto:"))
                .toList();
    }

    /// Places of a page, named as forges name them.
    private Set<String> places(Path page) throws IOException {
        Set<String> places = new HashSet<>();
        HEADING.matcher(text(page))
                .results()
                .forEach(heading -> places.add(heading.group(1)
                        .replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
                        .strip()
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{M}\\p{N}\\p{Pc}\\- ]", "")
                        .replace(' ', '-')));
        ANCHOR.matcher(text(page)).results().forEach(anchor -> places.add(anchor.group(1)));
        return places;
    }

    private String text(Path page) throws IOException {
        String known = texts.get(page);
        if (known == null) {
            known = BLOCK.matcher(Files.readString(page)).replaceAll("");
            texts.put(page, known);
        }
        return known;
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"));
                Stream<Path> bench = Files.list(ROOT.resolve("bench"));
                Stream<Path> root = Files.list(ROOT)) {
            return Stream.of(docs, bench, root)
                    .flatMap(files -> files)
                    .filter(path -> path.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }
}
