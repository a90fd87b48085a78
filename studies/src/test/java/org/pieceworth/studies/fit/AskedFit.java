package org.pieceworth.studies.fit;

import java.util.List;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.studies.fit.FitStudy.FitRequest;
import org.pieceworth.studies.fit.part.FitPart;
import org.pieceworth.studies.fit.part.FitParts;
import org.pieceworth.studies.fit.part.FitPurpose;
import org.pieceworth.studies.options.TypedOptions;
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.studies.run.Run;

/// A fit as tests ask for it.
///
/// @param reading the games
/// @param settings how
/// @param purpose the use of the answer
/// @param parts of the answer
record AskedFit(ReadRequest reading, FitSettings settings, FitPurpose purpose, List<FitPart> parts) {

    /// The use of answers whose text has all.
    static final FitPurpose ALL = new FitPurpose(false, "", false, true);

    /// @param words options of the parts
    static AskedFit of(ReadRequest reading, FitSettings settings, String... words) {
        return new AskedFit(reading, settings, ALL, parts(words));
    }

    static List<FitPart> parts(String... words) {
        List<FitPart> parts = FitParts.all();
        parts.forEach(part -> part.describe(new TypedOptions(words)));
        return parts;
    }

    AskedFit with(FitPurpose other) {
        return new AskedFit(reading, settings, other, parts);
    }

    FitAnswer answer() {
        return FitStudy.answer(request(false), Run.SILENT);
    }

    FitRequest request(boolean steps) {
        return new FitRequest(reading, settings, parts, purpose, true, steps, List.of("fit", "x"));
    }
}
