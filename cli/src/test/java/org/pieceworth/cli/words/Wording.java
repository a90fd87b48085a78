package org.pieceworth.cli.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.cli.words.Passage.Medium;

/// The kinds of wording that texts avoid, from `wording.tsv`, and long sentences.
///
/// @param instead what to write
/// @param right contexts where the words are right; a match that contains them allows them
/// @param media the texts to which it applies
record Wording(String kind, Pattern pattern, String instead, List<Pattern> right, Set<Medium> media) {

    /// Kind of sentences of more words than the guide allows.
    static final String LONG = "long-sentence";

    private static final int MOST_WORDS = 25;
    private static final int SHOWN = 50;
    private static final Pattern ASIDE = Pattern.compile("\\([^()]*\\)");
    private static final Pattern WORD = Pattern.compile("(?=\\S*\\w)\\S+");
    private static final Pattern END = Pattern.compile("[.?!:;][)\"’]?\\s+");

    /// A wording found in a text.
    ///
    /// @param place file and line
    record Finding(Passage passage, String kind, String place, String found, String instead) {

        @Override
        public String toString() {
            return place + ": " + kind + ": \"" + found + "\"; write: " + instead;
        }
    }

    static List<Wording> all() {
        try (InputStream table = Objects.requireNonNull(Wording.class.getResourceAsStream("wording.tsv"))) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .map(row -> new Wording(
                            row[0],
                            Pattern.compile(row[1]),
                            row[2],
                            row.length > 3 && !row[3].isEmpty() ? List.of(Pattern.compile(row[3])) : List.of(),
                            row.length > 4
                                    ? EnumSet.of(Medium.valueOf(row[4].toUpperCase(Locale.ROOT)))
                                    : EnumSet.allOf(Medium.class)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Finding> in(Passage passage, List<Wording> wordings) {
        List<Finding> found = new ArrayList<>();
        wordings.forEach(each -> each.find(passage, found));
        if (passage.medium() == Medium.DOCS) {
            findLong(passage, found);
        }
        return found;
    }

    private static void findLong(Passage passage, List<Finding> found) {
        for (int from = 0; from < passage.text().length(); from = sentenceEnd(passage.text(), from)) {
            String text = passage.text().substring(from, sentenceEnd(passage.text(), from));
            long words =
                    WORD.matcher(ASIDE.matcher(text).replaceAll("")).results().count();
            if (words > MOST_WORDS) {
                found.add(new Finding(
                        passage,
                        LONG,
                        passage.place(from),
                        text.strip().substring(0, Math.min(SHOWN, text.strip().length())) + "…",
                        "at most " + MOST_WORDS + " words, not " + words));
            }
        }
    }

    private static int sentenceEnd(String text, int from) {
        Matcher end = END.matcher(text);
        return end.find(from) ? end.end() : text.length();
    }

    private static String sentenceAround(String text, int at) {
        int from = 0;
        int end = sentenceEnd(text, from);
        while (end <= at) {
            from = end;
            end = sentenceEnd(text, from);
        }
        return text.substring(from, end);
    }

    private void find(Passage passage, List<Finding> found) {
        if (!media.contains(passage.medium())) {
            return;
        }
        Matcher words = pattern.matcher(passage.text());
        while (words.find()) {
            if (!isRight(sentenceAround(passage.text(), words.start()), words.group())) {
                found.add(new Finding(
                        passage,
                        kind,
                        passage.place(words.start()),
                        words.group().strip(),
                        instead));
            }
        }
    }

    /// A context is right where it contains the words.
    private boolean isRight(String sentence, String words) {
        return right.stream()
                .anyMatch(context -> context.matcher(sentence)
                        .results()
                        .anyMatch(match -> match.group().contains(words)));
    }
}
