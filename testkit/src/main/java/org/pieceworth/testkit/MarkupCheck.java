package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads markup strictly: elements nest, attributes are quoted, and text has no unescaped special characters.
public final class MarkupCheck {

    private static final Pattern TOKEN = Pattern.compile(
            "<!doctype html>|<(/?)([a-zA-Z][a-zA-Z0-9]*)((?:\\s+[a-zA-Z][-a-zA-Z0-9]*=\"[^\"<]*\")*)\\s*(/?)>|[^<]+");
    private static final Set<String> EMPTY = Set.of("meta");
    private static final Pattern BARE = Pattern.compile("&(?!(amp|lt|gt|quot|#39);)|>");

    private MarkupCheck() {}

    /// Fails with the place of the first error. Scripts and styles must have been removed.
    public static void check(String markup) {
        Deque<String> open = new ArrayDeque<>();
        Matcher token = TOKEN.matcher(markup);
        int at = 0;
        while (at < markup.length()) {
            assertThat(token.find(at) && token.start() == at)
                    .as("token at %s", markup.substring(at, Math.min(at + 80, markup.length())))
                    .isTrue();
            read(token, open);
            at = token.end();
        }
        assertThat(open).isEmpty();
    }

    private static void read(Matcher token, Deque<String> open) {
        String tag = token.group(2);
        if (tag == null) {
            assertThat(token.group())
                    .satisfiesAnyOf(
                            text -> assertThat(text).isEqualTo("<!doctype html>"),
                            text -> assertThat(BARE.matcher(text).find())
                                    .as(text)
                                    .isFalse());
        } else if (!token.group(1).isEmpty()) {
            assertThat(open.pop()).isEqualTo(tag);
        } else if (token.group(4).isEmpty() && !EMPTY.contains(tag)) {
            open.push(tag);
        }
    }
}
