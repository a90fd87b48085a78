package org.pieceworth.studies.output;

import java.util.List;
import org.pieceworth.valuation.play.Atlas;

/// Small files of values; a keyword refers to the shipped measurements.
public final class ValuesFile {

    private ValuesFile() {}

    /// The lines of a file, of standard input for `-`, or of the shipped atlas for [Atlas#NAME].
    ///
    /// @throws org.pieceworth.text.InputException when it cannot be read, is too large or is no text in UTF-8
    public static List<String> lines(String name) {
        return name.equals(Atlas.NAME) ? Atlas.shipped().text().lines().toList() : TextFile.lines(name);
    }
}
