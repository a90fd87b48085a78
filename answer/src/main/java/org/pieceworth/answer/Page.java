package org.pieceworth.answer;

import java.util.List;

/// A page: its parts from top to bottom.
///
/// @param title above the headline
/// @param headline the answer in a sentence
/// @param footer the program and its version
/// @param head parts above the list of sections
/// @param sections the rest
public record Page(String title, String headline, String footer, List<Block> head, List<Section> sections) {

    public Page {
        head = List.copyOf(head);
        sections = List.copyOf(sections);
    }

    /// A section, linked from the table of contents.
    ///
    /// @param id identifier of the link
    /// @param link its name in the list of sections
    /// @param title its heading
    /// @param lead an introduction for players; may be empty
    /// @param parts its contents
    public record Section(String id, String link, String title, String lead, List<Block> parts) {

        public Section {
            parts = List.copyOf(parts);
        }
    }
}
