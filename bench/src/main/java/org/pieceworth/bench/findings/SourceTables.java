package org.pieceworth.bench.findings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Tables of a page on what measured pieces say of a source's law: `SourceTables PAGE FOLDER DOCS`, with what
/// was measured in FOLDER, prints them and renews those that the page has. For `synergy` the lexicon of 289
/// pieces is written too.
public final class SourceTables {

    private static final int ARGUMENTS = 3;

    private SourceTables() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != ARGUMENTS) {
            System.err.println("usage: SourceTables PAGE FOLDER DOCS");
            System.exit(2);
        }
        String name = arguments[0];
        Path folder = Path.of(arguments[1]);
        FindingTables tables = FindingTables.of(name, folder);
        tables.byName().forEach((table, text) -> System.out.println(table + "\n\n" + text + "\n"));
        for (String pages : List.of("findings", "models")) {
            Path page = Path.of(arguments[2]).resolve(pages).resolve(name + ".md");
            Files.writeString(page, tables.in(Files.readString(page)));
        }
        if (name.equals("synergy")) {
            Files.writeString(
                    folder.resolve("synergy-lexicon.tsv"),
                    new SynergyLexicon(SynergyTrial.of(FindingTables.atlas(folder))).table());
        }
    }
}
