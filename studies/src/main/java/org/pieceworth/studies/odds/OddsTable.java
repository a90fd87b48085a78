package org.pieceworth.studies.odds;

import java.util.List;
import org.pieceworth.text.ResourceText;

/// The usual odds of chess at several strengths, as `bench/odds` has them played.
final class OddsTable {

    private static final String FILE = "odds.tsv";

    private OddsTable() {}

    static List<OddsRow> shipped() {
        return ResourceText.read(FILE, OddsTable.class.getResourceAsStream(FILE))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(OddsRow::parse)
                .toList();
    }
}
