package org.pieceworth.text;

/// Words in HTML and XML.
public final class Markup {

    private Markup() {}

    /// Escapes words for text and quoted attributes, without characters that XML does not know.
    public static String escaped(String words) {
        StringBuilder out = new StringBuilder(words.length() + 16);
        words.codePoints().filter(Markup::known).forEach(point -> append(out, point));
        return out.toString();
    }

    private static boolean known(int point) {
        return point == '\t'
                || point == '\n'
                || (point >= 0x20 && point < 0x7f)
                || (point >= 0xa0 && point < 0xd800)
                || (point >= 0xe000 && point < 0xfffe)
                || point >= 0x10000;
    }

    private static void append(StringBuilder out, int point) {
        switch (point) {
            case '&' -> out.append("&amp;");
            case '<' -> out.append("&lt;");
            case '>' -> out.append("&gt;");
            case '"' -> out.append("&quot;");
            case '\'' -> out.append("&#39;");
            default -> out.appendCodePoint(point);
        }
    }
}
