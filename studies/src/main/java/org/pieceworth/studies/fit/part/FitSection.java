package org.pieceworth.studies.fit.part;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Section;
import org.pieceworth.empirical.fit.FitNote;
import org.pieceworth.report.Picture;
import org.pieceworth.report.SvgWriter;
import org.pieceworth.text.Ordered;

/// The section of a part, with its contributions to other files.
///
/// @param section section for text, pages and programs
/// @param pictures pictures by the words of `--plot-what`, created on demand; empty if there is nothing
/// to show
/// @param notes caveats of the part
/// @param rows added rows for the CSV form of the values, after those of all games
/// @param columns added columns for the CSV form of the values
public record FitSection(
        Section section,
        Map<String, Supplier<Optional<Picture>>> pictures,
        List<FitNote> notes,
        List<FeatureLine> rows,
        List<Column<FeatureLine>> columns) {

    public FitSection {
        pictures = Ordered.copy(pictures);
        notes = List.copyOf(notes);
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
    }

    public FitSection(Section section) {
        this(section, Map.of());
    }

    public FitSection(Section section, Map<String, Supplier<Optional<Picture>>> pictures) {
        this(section, pictures, List.of(), List.of(), List.of());
    }

    FitSection(Section section, Optional<FitNote> note) {
        this(section, Map.of(), note.stream().toList(), List.of(), List.of());
    }

    /// Charts above numbers, which a click opens.
    static List<Block> folded(List<Block> charts, List<Block> numbers) {
        return charts.isEmpty()
                ? numbers
                : Stream.concat(charts.stream(), Stream.of(new Block.Folded("The numbers", numbers)))
                        .toList();
    }

    /// A picture as a block of a page, if there is one.
    ///
    /// @param id id of its data on the page
    static List<Block> chart(String id, Optional<Picture> picture, String caption) {
        return picture
                .<Block>map(
                        drawn -> new Block.Chart(id, drawn.kind(), () -> SvgWriter.of(drawn), drawn.data(), caption))
                .stream()
                .toList();
    }
}
