package org.pieceworth.studies.choices;

import java.io.PrintWriter;
import org.pieceworth.empirical.choices.ChoiceValues;
import org.pieceworth.stats.choice.ChoiceSets;
import org.pieceworth.studies.output.OutputFile;

/// Choices as a table for other programs: a row for each alternative, in the long form that survival::clogit
/// of R reads.
final class ChoicesExport {

    private ChoicesExport() {}

    static void write(ChoiceValues values, OutputFile file) {
        file.write(out -> write(values, out));
    }

    private static void write(ChoiceValues values, PrintWriter out) {
        ChoiceSets sets = values.sets();
        out.print("set,game,chosen");
        values.coefficients().names().forEach(name -> out.print("," + name.replace(':', '.')));
        out.print('\n');
        for (int set = 0; set < sets.size(); set++) {
            for (int row = sets.first(set); row < sets.end(set); row++) {
                out.print((set + 1) + "," + (values.clusterOf()[set] + 1) + "," + (row == sets.chosen(set) ? 1 : 0));
                for (int feature = 0; feature < sets.features(); feature++) {
                    out.print(',');
                    out.print(sets.value(row, feature));
                }
                out.print('\n');
            }
        }
    }
}
