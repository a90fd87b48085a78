package org.pieceworth.report;

import java.util.Locale;

/// A picture that is drawn from back to front.
final class Svg {

    private static final String FONT = "font-family=\"Helvetica, Arial, sans-serif\"";

    private final StringBuilder text = new StringBuilder();

    /// @param title for readers who cannot see it
    Svg(int width, int height, String title) {
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
                .append(width)
                .append(' ')
                .append(height)
                .append("\" width=\"")
                .append(width)
                .append("\" height=\"")
                .append(height)
                .append("\" role=\"img\">\n<title>")
                .append(escaped(title))
                .append("</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
    }

    void line(double x1, double y1, double x2, double y2, String colour, double width) {
        element("line", "x1", x1, "y1", y1, "x2", x2, "y2", y2)
                .append(" stroke=\"")
                .append(colour)
                .append("\" stroke-width=\"")
                .append(number(width))
                .append("\"/>\n");
    }

    /// A circle, or a ring where the fill is `none`.
    ///
    /// @param tip what to say of it when it is pointed at
    void circle(double x, double y, double radius, String fill, String stroke, String tip) {
        element("circle", "cx", x, "cy", y, "r", radius)
                .append(" fill=\"")
                .append(fill)
                .append("\" stroke=\"")
                .append(stroke)
                .append("\" fill-opacity=\"0.75\"><title>")
                .append(escaped(tip))
                .append("</title></circle>\n");
    }

    /// @param anchor `start`, `middle` or `end`
    void text(double x, double y, String words, int size, String anchor, String colour) {
        element("text", "x", x, "y", y)
                .append(' ')
                .append(FONT)
                .append(" font-size=\"")
                .append(size)
                .append("\" text-anchor=\"")
                .append(anchor)
                .append("\" fill=\"")
                .append(colour)
                .append("\" stroke=\"#ffffff\" stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\">")
                .append(escaped(words))
                .append("</text>\n");
    }

    private StringBuilder element(String name, Object... attributes) {
        text.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            text.append(' ').append(attributes[i]).append("=\"");
            text.append(number((Double) attributes[i + 1])).append('"');
        }
        return text;
    }

    private static String number(double number) {
        String text = String.format(Locale.ROOT, "%.2f", number);
        return text.endsWith(".00") ? text.substring(0, text.length() - 3) : text;
    }

    private static String escaped(String words) {
        return words.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /// The whole picture.
    String finish() {
        return text + "</svg>\n";
    }
}
