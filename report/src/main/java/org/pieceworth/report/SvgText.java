package org.pieceworth.report;

import java.util.Locale;
import org.pieceworth.text.Markup;

/// An SVG document that grows element by element, a line each.
public final class SvgText {

    private static final String FONT = "Helvetica, Arial, sans-serif";
    private static final String HALO =
            " stroke=\"#ffffff\" stroke-width=\"3\" stroke-linejoin=\"round\" paint-order=\"stroke\"";

    private final StringBuilder text = new StringBuilder();
    private String tag = "svg";

    /// Begins a document on white.
    ///
    /// @param width width in pixels
    /// @param height height in pixels
    /// @param title title for screen readers
    public SvgText(int width, int height, String title) {
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
                .append(width)
                .append(' ')
                .append(height)
                .append('"');
        number("width", width).number("height", height).word("role", "img");
        text.append(">\n<title>").append(Markup.escaped(title)).append("</title>\n");
        open("rect")
                .word("width", "100%")
                .word("height", "100%")
                .word("fill", "#ffffff")
                .close();
    }

    /// Begins an element.
    public SvgText open(String name) {
        tag = name;
        text.append('<').append(name);
        return this;
    }

    public SvgText word(String name, String word) {
        text.append(' ').append(name).append("=\"").append(word).append('"');
        return this;
    }

    public SvgText number(String name, double number) {
        return word(name, digits(number));
    }

    /// Ends an element.
    public SvgText close() {
        return close("");
    }

    /// Ends an element.
    ///
    /// @param tip the tooltip; may be empty
    public SvgText close(String tip) {
        if (tip.isEmpty()) {
            text.append("/>\n");
        } else {
            text.append("><title>")
                    .append(Markup.escaped(tip))
                    .append("</title></")
                    .append(tag)
                    .append(">\n");
        }
        return this;
    }

    /// Adds words on one line.
    public SvgText words(Shape.Words words) {
        open("text").number("x", words.x()).number("y", words.y());
        word("font-family", FONT).number("font-size", words.size());
        word("text-anchor", words.anchor().name().toLowerCase(Locale.ROOT)).word("fill", words.colour());
        text.append(words.halo() ? HALO : "")
                .append('>')
                .append(Markup.escaped(words.words()))
                .append("</text>\n");
        return this;
    }

    /// Ends the document.
    public String end() {
        return text.append("</svg>\n").toString();
    }

    static String digits(double number) {
        String text = String.format(Locale.ROOT, "%.2f", number);
        return text.endsWith(".00") ? text.substring(0, text.length() - 3) : text;
    }
}
