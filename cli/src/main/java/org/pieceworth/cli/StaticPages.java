package org.pieceworth.cli;

import java.io.IOException;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.studies.pages.KnownPages;
import org.pieceworth.text.FileName;

/// Writes the pages of all known pieces and variants, which a release has.
final class StaticPages {

    private StaticPages() {}

    /// Takes the folder to write and `docs/values.md`, which names the pieces.
    public static void main(String[] args) throws IOException {
        int pages = KnownPages.write(
                FileName.path(args[0]),
                TextFile.lines(args[1]),
                Variants.shipped().names());
        System.out.println(pages + " pages");
    }
}
