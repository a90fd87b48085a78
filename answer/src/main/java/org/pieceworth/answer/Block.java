package org.pieceworth.answer;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/// A part of an answer for people.
public sealed interface Block {

    /// A part for text too, not only for pages.
    sealed interface OfText extends Block {}

    /// A line or a paragraph.
    ///
    /// @param text without line end
    record Line(String text) implements OfText {}

    /// A table. The first one of a document is also its CSV form, unless it has another.
    ///
    /// @param table its cells
    record Tabular(Grid table) implements OfText {}

    /// Lines that keep their spaces, such as a diagram.
    ///
    /// @param text text with line ends
    record Verbatim(String text) implements OfText {}

    /// A chart: a static drawing, and data for an interactive one by the page's script, if scripts run.
    ///
    /// @param id identifier of its data
    /// @param kind `dots`, `curves`, or empty for only a drawing
    /// @param drawing an SVG element
    /// @param data JSON that cannot end a script early
    /// @param caption an explanation of its signs
    record Chart(String id, String kind, Supplier<String> drawing, Supplier<String> data, String caption)
            implements Block {}

    /// A drawing in colours of the page's own, which follow light and dark.
    ///
    /// @param drawing an SVG element
    /// @param caption below it; may be empty
    record Picture(Supplier<String> drawing, String caption) implements Block {}

    /// A part that the page's script brings to life, in the element of the id. The page may then make scripts of its
    /// own, which nothing else may.
    ///
    /// @param id of the element; with `-data` behind it that of its data
    /// @param data JSON that cannot end a script early
    /// @param script finds the element and the data
    /// @param loads true if the script loads scripts from the place of the page
    record Live(String id, Supplier<String> data, Supplier<String> script, boolean loads) implements Block {}

    /// Links to other pages.
    record Links(List<Link> links) implements Block {

        public Links {
            links = List.copyOf(links);
        }
    }

    /// One of them.
    ///
    /// @param icon an SVG element before it; may be empty
    /// @param text its words
    /// @param address a relative address
    /// @param note remark behind it; may be empty
    record Link(String icon, String text, String address, String note) {}

    /// A table of pieces with their icons before the words of the first column.
    ///
    /// @param table its cells; icons replace words under a first heading `piece`
    /// @param icons SVG elements by those words
    record Illustrated(Grid table, Map<String, String> icons) implements Block {

        public Illustrated {
            icons = Map.copyOf(icons);
        }
    }

    /// Things side by side, each with its picture.
    record Cards(List<Card> cards) implements Block {}

    /// One of them.
    ///
    /// @param icon an SVG element
    /// @param name name next to it
    /// @param code its notation; may be empty
    /// @param lines below
    /// @param summary a line to press, for the diagram
    /// @param diagram an SVG element in dark on white
    record Card(
            Supplier<String> icon,
            String name,
            String code,
            List<String> lines,
            String summary,
            Supplier<String> diagram) {}

    /// Facts under their names.
    ///
    /// @param style `facts` for a row of figures, `options` for a list of words
    /// @param facts pairs of name and text
    record Facts(String style, List<Fact> facts) implements Block {}

    /// A fact.
    ///
    /// @param name name such as `games`
    /// @param text text such as `2,976`
    record Fact(String name, String text) {}

    /// Parts behind a line to press.
    ///
    /// @param summary the line
    /// @param parts the parts
    record Folded(String summary, List<Block> parts) implements Block {}

    /// Large numbers side by side.
    ///
    /// @param tiles the numbers
    /// @param unit unit of all values
    record Tiles(List<Tile> tiles, String unit) implements Block {}

    /// A large number.
    ///
    /// @param sign a letter or a picture letter above it
    /// @param name below the sign
    /// @param number the number
    /// @param range below the number
    record Tile(String sign, String name, String number, String range) {}
}
