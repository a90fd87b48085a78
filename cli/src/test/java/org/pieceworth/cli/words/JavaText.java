package org.pieceworth.cli.words;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.cli.words.Passage.Medium;

/// The texts of a Java source: its comments, a passage for each paragraph or tag, and its literals of several
/// words. Literals that are added up are one passage, with a number in place of what is between them.
final class JavaText {

    private static final Pattern TOKEN = Pattern.compile(
            "(?<block>\"\"\"[\\s\\S]*?\"\"\")|(?<literal>\"(?:[^\"\\\\\\n]|\\\\.)*\")|'(?:[^'\\\\\\n]|\\\\.)+'"
                    + "|(?<comment>//[^\\n]*)|(?<old>/\\*[\\s\\S]*?\\*/)");
    private static final Pattern SUM = Pattern.compile("\\s*\\+(?:[^\";{}]{0,120}\\+)?\\s*");
    private static final Pattern WORDS = Pattern.compile("(?s).*(?:[a-z]{2,}[,;:.]? [a-zA-Z]+|\\b[a-z] [a-z]{2,}).*");
    private static final Pattern APART = Pattern.compile("@\\w+ .*|[-*] .*|\\|.*");

    private final String page;
    private final String source;
    private final List<Passage> passages = new ArrayList<>();
    private Passage.Builder literal = new Passage.Builder();
    private Passage.Builder comment = new Passage.Builder();
    private int literalEnd = -1;
    private int commentLine = -1;
    private int counted;
    private int line = 1;

    private JavaText(String page, String source) {
        this.page = page;
        this.source = source;
    }

    static List<Passage> of(String page, String source) {
        JavaText text = new JavaText(page, source);
        text.read();
        return text.passages;
    }

    private void read() {
        Matcher token = TOKEN.matcher(source);
        while (token.find()) {
            int at = lineOf(token.start());
            if (token.group("comment") != null) {
                comment(token.group("comment").replaceFirst("^/+ ?", ""), at);
            } else if (token.group("old") != null) {
                for (String each : token.group("old").split("\n")) {
                    comment(each.replaceAll("^[\\s/*]+|\\*/$", ""), at++);
                }
            } else if (token.group("block") != null || token.group("literal") != null) {
                literal(token, at);
            }
        }
        closeLiteral();
        closeComment();
    }

    private int lineOf(int at) {
        while (counted < at) {
            if (source.charAt(counted++) == '\n') {
                line++;
            }
        }
        return line;
    }

    private void literal(Matcher token, int at) {
        if (literalEnd >= 0) {
            String between = source.substring(literalEnd, token.start());
            if (!SUM.matcher(between).matches()) {
                closeLiteral();
            } else if (between.indexOf('+') != between.lastIndexOf('+')) {
                literal.add("0", at);
            }
        }
        int quotes = token.group("block") == null ? 1 : 3;
        int from = at;
        for (String each :
                token.group().substring(quotes, token.group().length() - quotes).split("\n")) {
            literal.add(each + (quotes == 1 ? "" : "\n"), from++);
        }
        literalEnd = token.end();
    }

    private void closeLiteral() {
        Passage passage = literal.build(page, Medium.MESSAGES);
        if (WORDS.matcher(passage.text()).matches()) {
            passages.add(new Passage(
                    page, Medium.MESSAGES, MarkdownText.plain(passage.text().replace("\\n", "  ")), passage.lines()));
        }
        literal = new Passage.Builder();
        literalEnd = -1;
    }

    private void comment(String text, int at) {
        if (at != commentLine + 1 || text.isBlank() || APART.matcher(text).matches()) {
            closeComment();
        }
        if (!text.isBlank()) {
            comment.add(text + "\n", at);
        }
        commentLine = at;
    }

    private void closeComment() {
        if (!comment.isEmpty()) {
            Passage passage = comment.build(page, Medium.COMMENTS);
            passages.add(new Passage(page, Medium.COMMENTS, MarkdownText.plain(passage.text()), passage.lines()));
        }
        comment = new Passage.Builder();
    }
}
