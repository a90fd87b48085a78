package org.pieceworth.bench.findings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.trial.FindingTables;
import org.pieceworth.valuation.trial.SynergyLexicon;
import org.pieceworth.valuation.trial.SynergyTrial;

/// Tables of a page on what measured pieces say of a source's law: `SourceTables PAGE MEASURED DOCS [LEXICON]` prints
/// them, and renews those that the page has; LEXICON is a file for the lexicon of 289 pieces.
public final class SourceTables {

    private static final int LEXICON = 3;

    private SourceTables() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < LEXICON) {
            System.err.println("usage: SourceTables PAGE MEASURED DOCS [LEXICON]");
            System.exit(2);
        }
        Atlas atlas = FindingTables.atlas(Path.of(arguments[1]));
        FindingTables tables = FindingTables.of(arguments[0], atlas);
        tables.byName().forEach((name, table) -> System.out.println(name + "\n\n" + table + "\n"));
        Path page = Path.of(arguments[2]).resolve(arguments[0] + ".md");
        if (Files.exists(page)) {
            Files.writeString(page, tables.in(Files.readString(page)));
        }
        if (arguments.length > LEXICON) {
            Files.writeString(
                    Path.of(arguments[LEXICON]), new SynergyLexicon(SynergyTrial.of(atlas)).table());
        }
    }
}
