package org.pieceworth.cli.words;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.cli.words.Passage.Medium;

/// The texts of a page of the workbench, HTML or JavaScript: text between tags, and literals of several words.
final class PageText {

    private static final Pattern COMMENT =
            Pattern.compile("(?m)^\\s*//.*$|\\s// [^\"'`\n]*$|/\\*[\\s\\S]*?\\*/|<!--[\\s\\S]*?-->");
    private static final Pattern LITERAL = Pattern.compile(
            "\"((?:[^\"\\\\\n]|\\\\.)*)\"|(?<![\\w\\\\])'((?:[^'\\\\\n]|\\\\.)*)'(?!\\w)|(?:^|>|`|\\})([^<>`$={}]*[a-z]{2,} [a-zA-Z]{2,}[^<>`$={}]*)(?=<|`|\\$|$)",
            Pattern.MULTILINE);
    private static final Pattern WORDS = Pattern.compile("(?s).*[a-z]{2,}[,;:.]?\\s+[a-z]{2,}.*");

    private PageText() {}

    static List<Passage> of(String page, String source) {
        String text = COMMENT.matcher(source).replaceAll(match -> match.group().replaceAll("[^\n]", " "));
        List<Passage> passages = new ArrayList<>();
        Matcher literal = LITERAL.matcher(text);
        int line = 1;
        int counted = 0;
        while (literal.find()) {
            for (int group = 1; group <= literal.groupCount(); group++) {
                if (literal.group(group) != null
                        && WORDS.matcher(literal.group(group)).matches()) {
                    while (counted < literal.start(group)) {
                        line += text.charAt(counted++) == '\n' ? 1 : 0;
                    }
                    Passage.Builder passage = new Passage.Builder();
                    int at = line;
                    for (String each : literal.group(group).split("\n")) {
                        passage.add(each + "\n", at++);
                    }
                    passages.add(passage.build(page, Medium.MESSAGES));
                }
            }
        }
        return passages;
    }
}
