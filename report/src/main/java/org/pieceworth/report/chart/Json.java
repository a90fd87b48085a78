package org.pieceworth.report.chart;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/// JSON that may be put in a page's script: nothing in it can end the script.
final class Json {

    private Json() {}

    static String text(String words) {
        StringBuilder out = new StringBuilder("\"");
        words.chars().forEach(letter -> append(out, (char) letter));
        return out.append('"').toString();
    }

    // All but plain letters, digits and a few signs go as escapes: then no reader of HTML can misread them.
    private static void append(StringBuilder out, char letter) {
        boolean plain = letter >= ' ' && letter < 0x7f && "\"\\<>&'/`".indexOf(letter) < 0;
        out.append(plain ? Character.toString(letter) : String.format(Locale.ROOT, "\\u%04x", (int) letter));
    }

    /// A number; `null` for NaN and infinities.
    static String number(double number) {
        return Double.isFinite(number) ? Double.toString(number) : "null";
    }

    static String numbers(double... numbers) {
        return array(DoubleStream.of(numbers).mapToObj(Json::number));
    }

    static String array(Stream<String> elements) {
        return elements.collect(Collectors.joining(",", "[", "]"));
    }

    /// @param members names and JSON in turn
    static String object(String... members) {
        StringBuilder out = new StringBuilder("{");
        for (int i = 0; i < members.length; i += 2) {
            out.append(i == 0 ? "" : ",").append(text(members[i])).append(':').append(members[i + 1]);
        }
        return out.append('}').toString();
    }
}
