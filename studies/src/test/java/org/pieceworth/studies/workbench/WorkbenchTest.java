package org.pieceworth.studies.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.balance.Army;
import org.pieceworth.studies.moves.MovesDocument;
import org.pieceworth.studies.moves.MovesStudy;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.studies.value.ValueDocument;
import org.pieceworth.studies.value.ValueRequest;
import org.pieceworth.studies.value.ValueStudy;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import tools.jackson.databind.JsonNode;

class WorkbenchTest {

    private static String names(JsonNode json, String key) {
        return json.get(key).valueStream().map(JsonNode::asString).collect(Collectors.joining(" "));
    }

    private static JsonNode reach(String piece, String at, String friends, String enemies) {
        return ReachableSquares.of(RequestedPieces.of(piece), Optional.of(at), squares(friends), squares(enemies))
                .json();
    }

    private static List<String> squares(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }

    @Test
    void aCannonCapturesBeyondOneHurdleOnly() {
        JsonNode json = reach("mRcpR", "a1", "a3", "a6 c1 f1");
        assertEquals("b1 a2", names(json, "moves"));
        assertEquals("f1 a6", names(json, "captures"));
        assertEquals("d1 e1 a4 a5", names(json, "attacks"));
    }

    @Test
    void aPawnHasAFirstMoveBesides() {
        JsonNode json = reach("pawn", "e2", "", "d3");
        assertEquals("e3", names(json, "moves"));
        assertEquals("d3", names(json, "captures"));
        assertEquals("f3", names(json, "attacks"));
        assertEquals("e4", names(json, "firstMoves"));
    }

    @Test
    void mobilityIsThatOfEachSquareOfTheEmptyBoard() {
        JsonNode mobility = reach("N", "e4", "e5", "").get("mobility");
        assertEquals(8, mobility.size());
        assertEquals(2, mobility.get(0).get(0).asInt());
        assertEquals(3, mobility.get(0).get(1).asInt());
        assertEquals(8, mobility.get(3).get(4).asInt());
    }

    @ParameterizedTest
    @CsvSource({
        "'leap:1,1,1,mc;leap:-1,1,1,mc;leap:1,-1,1,mc;leap:-1,-1,1,mc;leap:0,1,1,mc', '', FfW, silver general",
        "'slide:1,0,0,m;slide:-1,0,0,m;slide:0,1,0,m;slide:0,-1,0,m;hop:1,0,0,c;hop:-1,0,0,c;hop:0,1,0,c;hop:0,-1,0,c', '',"
                + " mRcpR, xiangqi cannon",
        "'leap:0,1,1,mc', 'WFyafsF', fWyafsF, ''",
        "'leap:0,1,1,mc', 'W[F?R]', fW[F-R], ''",
        "'leap:1,1,1,mc;leap:-1,1,1,mc;leap:1,-1,1,mc;leap:-1,-1,1,mc', '[F?R]', F[F-R], griffon",
    })
    void spellsWhatIsClickedTogether(String rays, String kept, String betza, String name) {
        JsonNode json = SpelledPiece.of(rays, Optional.of(kept)).json();
        assertEquals(betza, json.get("betza").asString());
        assertEquals(name, json.get("name").asString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "leap:0,0,1,mc", "leap:1,1,mc", "walk:1,1,1,mc", "leap:1,1,1,", "leap:99,1,1,m"})
    void refusesWhatAreNoRays(String rays) {
        assertThrows(InputException.class, () -> SpelledPiece.of(rays, Optional.empty()));
    }

    @Test
    void theRaysOfMovesAreSpelledBack() {
        List<String> straight = PieceCatalogue.load().pieces().stream()
                .filter(piece -> piece.betza().movement().straight())
                .map(piece -> piece.betza().text())
                .collect(Collectors.toList());
        Collections.shuffle(straight, new Random(23));
        for (String betza : straight.subList(0, 40)) {
            JsonNode rays = MovesDocument.of(new MovesStudy(RequestedPieces.of(betza), Optional.empty()).answer())
                    .json()
                    .get("pieces")
                    .get(0)
                    .get("rays");
            String text = rays.valueStream().map(WorkbenchTest::ray).collect(Collectors.joining(";"));
            assertEquals(
                    Betza.parse(betza).movement(),
                    Betza.parse(SpelledPiece.of(text, Optional.empty())
                                    .json()
                                    .get("betza")
                                    .asString())
                            .movement());
        }
    }

    private static String ray(JsonNode ray) {
        String passant = ray.path("enPassant").asString("");
        String letters = ray.get("modality").asString();
        return ray.get("kind").asString() + ":" + ray.get("dx") + "," + ray.get("dy") + "," + ray.get("max") + ","
                + (passant.equals("only") ? letters.replace("c", "") : letters)
                + (passant.isEmpty() ? "" : "e")
                + (ray.has("initial") ? "i" : "")
                + (ray.has("around") ? "o" : "");
    }

    @Test
    void standsAmongKnownPiecesByTheValuesOfTheCommand() {
        JsonNode json = PieceRank.of(ValueRequest.of(RequestedPieces.of("BN")), new KnownPieces())
                .json();
        JsonNode rows = ValueDocument.of(ValueStudy.answer(ValueRequest.of(RequestedPieces.of("BN"))))
                .json()
                .get("rows");
        for (int i = 0; i < rows.size(); i++) {
            assertEquals(rows.get(i).get("value"), json.get("models").get(i).get("value"));
        }
        assertEquals(
                "a little less than a chancellor, more than a rook",
                json.get("models").get(0).get("words").asString());
        assertTrue(!json.get("published").isEmpty());
    }

    @Test
    void saysBetweenWhichPieces() {
        JsonNode models = PieceRank.of(
                        ValueRequest.of(RequestedPieces.of("FfW")).by("mobility"), new KnownPieces())
                .json()
                .get("models");
        assertEquals(
                "a little less than a knight, more than a wazir",
                models.get(0).get("words").asString());
    }

    @Test
    void theOneNumberStandsAmongThoseOfKnownPieces() {
        JsonNode pooled = PieceRank.of(ValueRequest.of(RequestedPieces.of("knight")), new KnownPieces())
                .json()
                .get("pooled");
        assertEquals(
                "a little less than a bishop, more than a ferz",
                pooled.get("words").asString());
        assertTrue(pooled.get("known")
                .valueStream()
                .noneMatch(each -> each.get("name").asString().equals("pawn")));
        assertEquals(
                pooled,
                PieceRank.of(ValueRequest.of(RequestedPieces.of("knight")).by("mobility"), new KnownPieces())
                        .json()
                        .get("pooled"));
    }

    @Test
    void armiesDifferByWhatTheirPiecesAddUpTo() {
        JsonNode json = ArmyDifference.of(
                        Army.typed(List.of("RNBQKBNR")),
                        Army.typed(List.of("R,N,B,archbishop,K,B,N,R")),
                        "8x8",
                        ModelCatalogue.standard(),
                        ModelSettings.STANDARD,
                        ValueUnit.CENTIPAWN,
                        false)
                .json();
        JsonNode forecast = json.get("forecasts").get(0);
        assertEquals(300, forecast.get("nodes").asLong());
        assertTrue(forecast.get("low").asDouble() < forecast.get("score").asDouble());
        assertTrue(forecast.get("score").asDouble() < forecast.get("high").asDouble());
        assertTrue(forecast.get("score").asDouble() > 50);
        JsonNode mobility = json.get("models").get(0);
        assertEquals(932 + 2 * (304 + 307 + 472), mobility.get("white").asDouble(), 1e-9);
        assertEquals(932 - 764, mobility.get("difference").asDouble(), 1e-9);
        JsonNode leapers = json.get("models")
                .valueStream()
                .filter(model -> model.get("model").asString().equals("leapers"))
                .findFirst()
                .orElseThrow();
        assertTrue(leapers.get("difference").isNull());
        assertTrue(leapers.get("note").asString().startsWith("no value for archbishop, bishop, queen, rook"));
    }
}
