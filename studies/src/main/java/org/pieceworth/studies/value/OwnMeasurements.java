package org.pieceworth.studies.value;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.pooled.MeasuredPieces;
import org.pieceworth.valuation.pooled.PlayConditions;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// MeasuredPieces of the user, as `measure --format json` writes them.
final class OwnMeasurements {

    /// Values of one experiment have their own scale; measurements that ship differ from the common scale by
    /// this share.
    private static final double SCALE = 0.06;

    private static final String CHESS = "chess";

    private OwnMeasurements() {}

    /// @throws InputException when the file is something else
    static List<MeasuredPieces.Row> read(String file) {
        JsonNode root = parsed(file);
        String variant = root.path("provenance").path("variant").asString("");
        if (!root.path("values").isArray() || variant.isEmpty()) {
            throw new InputException(file + " has no measured values; give a file written by `measure --format json`");
        }
        String engine = root.path("provenance").path("engine").path("name").asString("pieceworth");
        List<MeasuredPieces.Row> rows = new ArrayList<>();
        for (JsonNode value : root.path("values")) {
            if (value.path("value").isNumber() && value.path("se").isNumber()) {
                double worth = value.path("value").asDouble();
                JsonNode later = value.path("overTheGame").path("value");
                rows.add(new MeasuredPieces.Row(
                        PieceCatalogue.load()
                                .find(value.path("piece").asString(""))
                                .betza()
                                .text(),
                        variant.equals(CHESS) ? "8x8" : variant,
                        root.path("nodesPerMove").asLong(PlayConditions.NODES),
                        PlayConditions.company(
                                root.path("provenance").path("among").asString("N,B,R,Q")),
                        engine,
                        root.path("games").asLong(0),
                        worth,
                        Math.hypot(value.path("se").asDouble(), SCALE * worth),
                        later.isNumber() ? OptionalDouble.of(later.asDouble()) : OptionalDouble.empty(),
                        "",
                        OptionalDouble.empty()));
            }
        }
        return rows;
    }

    private static JsonNode parsed(String file) {
        try {
            return JsonMapper.shared().readTree(String.join("\n", TextFile.lines(file)));
        } catch (JacksonException e) {
            throw new InputException(file + ", line " + e.getLocation().getLineNr()
                    + ": is not JSON; give a file written by `measure --format json`");
        }
    }
}
