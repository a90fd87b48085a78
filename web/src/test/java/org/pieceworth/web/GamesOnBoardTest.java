package org.pieceworth.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Games that pages play: positions, legal moves, replies of the engine, PGN.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GamesOnBoardTest {

    private static final String SILVERS = "white=R,FfW,B,Q,K,B,FfW,R&black=R,N,B,Q,K,B,N,R";

    @TempDir
    static Path data;

    private Visitor visitor;

    @BeforeAll
    void open() {
        visitor = new Visitor(data, 1_000_000);
    }

    @AfterAll
    void close() {
        visitor.close();
    }

    private JsonNode game(String parameters) {
        HttpResponse<String> answer = visitor.get("api/v1/game?" + parameters);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Visitor.json(answer);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static JsonNode move(JsonNode game, String uci) {
        return StreamSupport.stream(game.path("moves").spliterator(), false)
                .filter(move -> move.path("uci").asString().equals(uci))
                .findFirst()
                .orElseThrow(() -> new AssertionError(uci + " is not among " + game.path("moves")));
    }

    @Test
    void aGameOfChessBeginsWithTwentyMoves() {
        JsonNode game = game("");
        assertThat(game.path("moves").size()).isEqualTo(20);
        assertThat(game.at("/pieces/e1").asString()).isEqualTo("K");
        assertThat(game.at("/pieces/d8").asString()).isEqualTo("q");
        assertThat(game.path("toMove").asString()).isEqualTo("white");
        assertThat(game.path("ownStart").asBoolean()).isTrue();
        assertThat(move(game, "g1f3").path("san").asString()).isEqualTo("Nf3");
        assertThat(game.at("/kinds/N/rays").size()).isEqualTo(8);
        assertThat(game.at("/kinds/K/royal").asBoolean()).isTrue();
        assertThat(game.has("over")).isFalse();
    }

    /// Two armies of fifteen pieces each: some letters have an apostrophe, in kinds, moves, FEN and PGN alike.
    @Test
    void aGameOfMoreKindsThanLettersIsPlayed() {
        String rules = "board=16x8&white=" + encoded("W,F,D,A,H,C,Z,G,K,WN,FN,DN,AN,CN,ZN,NN") + "&black="
                + encoded("BN,RN,QN,BW,RF,BD,RA,WD,K,FA,WA,FD,AD,HN,GN,KA");
        JsonNode game = game(rules);
        assertThat(game.path("kinds").size()).isGreaterThan(26);
        String dressed = game.path("kinds").propertyNames().stream()
                .filter(symbol -> symbol.endsWith("'"))
                .findFirst()
                .orElseThrow();
        assertThat(game.at("/kinds/" + dressed + "/letter").asString()).isEqualTo(dressed);
        StringBuilder moves = new StringBuilder();
        for (int ply = 0; ply < 8; ply++) {
            moves.append(' ').append(ofDressed(game.path("moves")));
            game = game(asked(rules, moves));
        }
        assertThat(visitor.json("api/v1/reply?nodes=50&" + asked(rules, moves))
                        .path("san")
                        .asString())
                .isNotEmpty();
        assertThat(game.path("played").findValuesAsString("san")).anyMatch(san -> san.matches("[A-Z]'.*"));
        assertThat(game.path("fen").asString()).contains("'");
        assertThat(game("fen=" + encoded(game.path("fen").asString()) + "&" + rules)
                        .path("pieces"))
                .isEqualTo(game.path("pieces"));
        JsonNode back = game("pgn=%40" + sent(game));
        assertThat(back.path("fen")).isEqualTo(game.path("fen"));
        assertThat(back.path("played")).isEqualTo(game.path("played"));
    }

    @Test
    void aPieceWithAnApostropheWaitsAndEnters() {
        String ini = """
                [waits:musketeer]
                leopard = -
                customPiece1 = l':FN
                promotionPieceTypes = l'oqrbn
                startFen = ***l'*o**/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/***L'*O** w KQkq - 0 1
                """;
        String file = Visitor.json(
                        visitor.ask("POST", "api/v1/files?name=my.ini", ini.getBytes(StandardCharsets.UTF_8)))
                .path("file")
                .asString();
        String rules = "variant=%40" + file + ":waits&moves=";
        assertThat(game(rules).at("/waiting/d8").asString()).isEqualTo("l'");
        JsonNode game = game(rules + encoded("d2d4 d7d5 d1d3"));
        assertThat(game.at("/pieces/d1").asString()).isEqualTo("L'");
        assertThat(game.at("/waiting").propertyNames()).doesNotContain("d1");
        assertThat(game.path("fen").asString()).startsWith("***l'*o**/").contains("/RNBL'KBNR/*****O** ");
    }

    /// A move by a piece whose letter has an apostrophe, or else any.
    private static String ofDressed(JsonNode moves) {
        return StreamSupport.stream(moves.spliterator(), false)
                .filter(move -> move.path("san").asString().matches("[A-Z]'.*"))
                .findFirst()
                .orElse(moves.get(0))
                .path("uci")
                .asString();
    }

    private static String asked(String rules, StringBuilder moves) {
        return rules + "&moves=" + encoded(moves.toString());
    }

    private String sent(JsonNode game) {
        byte[] pgn = game.path("pgn").asString().getBytes(StandardCharsets.UTF_8);
        return Visitor.json(visitor.ask("POST", "api/v1/files?name=game.pgn", pgn))
                .path("file")
                .asString();
    }

    @Test
    void movesAreReadInEitherNotationAndAMateEndsTheGame() {
        JsonNode game = game("moves=" + encoded("f3 e7e5 g2g4 Qh4#"));
        assertThat(game.at("/over/result").asString()).isEqualTo("0-1");
        assertThat(game.at("/over/reason").asString()).isEqualTo("checkmate");
        assertThat(game.path("checked").asString()).isEqualTo("e1");
        assertThat(game.path("played").findValuesAsString("uci")).containsExactly("f2f3", "e7e5", "g2g4", "d8h4");
        assertThat(game.path("played").findValuesAsString("san")).containsExactly("f3", "e5", "g4", "Qh4#");
        assertThat(game.path("moves").size()).isZero();
        assertThat(game.path("last").toString()).isEqualTo("[\"d8\",\"h4\"]");
        assertThat(game.path("pgn").asString()).contains("1. f3 e5 2. g4 Qh4# 0-1");
        assertThat(game("resigned=black").at("/over/reason").asString()).isEqualTo("resignation");
    }

    @Test
    void castlingPromotionAndCapturesSayWhereTheyGo() {
        JsonNode castling = game("fen=" + encoded("r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1"));
        JsonNode castle = move(castling, "e1g1");
        assertThat(castle.path("to").asString()).isEqualTo("g1");
        assertThat(castle.path("rook").asString()).isEqualTo("h1");
        assertThat(move(castling, "b7a8q").path("takes").asBoolean()).isTrue();
        assertThat(move(castling, "b7b8n").path("promotion").asString()).isEqualTo("N");
    }

    @Test
    void dropsGatesWallsAndPassesAreNamed() {
        JsonNode house = game("variant=crazyhouse&moves=" + encoded("e2e4 d7d5 e4d5 a7a6 P@e4 a6a5"));
        assertThat(house.at("/pieces/e4").asString()).isEqualTo("P");
        JsonNode before = game("variant=crazyhouse&moves=" + encoded("e2e4 d7d5 e4d5 a7a6"));
        assertThat(before.at("/hands/white/P").asInt()).isEqualTo(1);
        assertThat(move(before, "P@e4").path("drop").asString()).isEqualTo("P");
        assertThat(move(game("variant=seirawan"), "b1c3h").path("gate").asString())
                .isEqualTo("H");
        assertThat(move(game("variant=duck"), "e2e4,e4e5").path("wall").asString())
                .isEqualTo("e5");
    }

    /// Each variant that comes with Pieceworth can be set up, and shows a move for each legal one.
    @ParameterizedTest
    @ValueSource(strings = {"xiangqi", "shogi", "atomic", "musketeer", "janggi", "ataxx", "sittuyin", "3check"})
    void otherGamesHaveABoardToo(String variant) {
        JsonNode game = game("variant=" + variant);
        assertThat(game.path("moves").size()).isPositive();
        game.path("pieces")
                .forEach(symbol -> assertThat(
                                game.path("kinds").has(symbol.asString().toUpperCase(Locale.ROOT)))
                        .isTrue());
    }

    @Test
    void onesOwnPieceStandsInAnArmyAndMoves() {
        JsonNode game = game(SILVERS + "&moves=c2c4+d7d5");
        String silver = game.at("/pieces/b1").asString();
        assertThat(game.at("/kinds/" + silver + "/rays").size()).isEqualTo(5);
        assertThat(game.at("/kinds/" + silver + "/name").asString()).isEqualTo("silver general");
        assertThat(game.at("/rules/white").asString()).isEqualTo("R,FfW,B,Q,K,B,FfW,R");
        assertThat(move(game, "b1c2").path("san").asString()).isEqualTo(silver + "c2");
    }

    @Test
    void aGameLeavesAsPgnAndComesBack() {
        JsonNode game = game(SILVERS + "&moves=c2c4+d7d5+b1c2");
        JsonNode back = game("pgn=%40" + sent(game));
        assertThat(back.path("fen")).isEqualTo(game.path("fen"));
        assertThat(back.path("rules")).isEqualTo(game.path("rules"));
        assertThat(back.path("played")).isEqualTo(game.path("played"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "variant=crazyhouse&moves=e2e4+d7d5+e4d5+d8d5", SILVERS + "&moves=d2d4"})
    void theEngineRepliesWithALegalMoveAndItsScore(String parameters) {
        JsonNode reply = visitor.json("api/v1/reply?nodes=200&" + parameters);
        JsonNode game = game(parameters);
        assertThat(move(game, reply.path("uci").asString()).path("san")).isEqualTo(reply.path("san"));
        assertThat(reply.path("line").get(0)).isEqualTo(reply.path("san"));
        assertThat(Math.abs(reply.path("score").asInt())).isLessThan(1500);
        assertThat(visitor.json("api/v1/reply?nodes=200&" + parameters)).isEqualTo(reply);
    }

    /// Scores are White's, whoever is to move.
    @Test
    void aMateIsWhites() {
        JsonNode reply = visitor.json("api/v1/reply?nodes=2000&moves=" + encoded("f2f3 e7e5 g2g4"));
        assertThat(reply.path("san").asString()).isEqualTo("Qh4#");
        assertThat(reply.path("mate").asInt()).isEqualTo(-1);
        assertThat(visitor.json("api/v1/reply?movetime=10").path("uci").asString())
                .hasSize(4);
    }

    /// White's shares less Black's are the score, less that of the kings alone.
    @Test
    void eachPieceHasAWorthInItsPosition() {
        JsonNode worth =
                visitor.json("api/v1/worth?nodes=20&orders=4&fen=" + encoded("4k3/5ppp/8/8/8/8/5PPP/R3K3 w - - 0 1"));
        double sum = 0;
        for (JsonNode piece : worth.path("pieces")) {
            sum += (piece.path("side").asString().equals("white") ? 1 : -1)
                    * piece.path("value").asDouble();
        }
        assertThat(sum)
                .isCloseTo(
                        worth.path("score").asDouble()
                                - worth.path("royalsAlone").asDouble(),
                        within(1e-6));
        assertThat(worth.at("/pieces/3/square").asString()).isEqualTo("a1");
        assertThat(worth.at("/pieces/3/value").asDouble()).isGreaterThan(100);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            game?moves=e2e5                 | moves | --moves: found 'e2e5' as move 1, which is not legal in rnbqkbnr/
            game?moves=e4+N                 | moves | --moves: found 'N' as move 2, which is not legal in
            game?fen=x                      | fen   | --fen: FEN 'x'
            game?fen=8/8/8/8/8/8/8/8+w      | fen   | --fen:
            game?variant=nosuch             |       | no variant is named 'nosuch'
            game?white=RNBQKBN              |       | found 7 pieces, expected 8
            game?white=R,XX,B,Q,K,B,N,R     |       | XX
            game?resigned=red               | resigned | --resigned: found 'red', expected white or black
            game?pgn=/etc/passwd            | pgn   | --pgn: found '/etc/passwd', expected @ and
            game?pgn=@0123456789abcdef      |       | which is not an uploaded file, or no longer
            reply?nodes=0                   | nodes | --nodes: found 0, expected 1 to
            reply?movetime=9999999          | movetime | --movetime: found 9999999, expected 10 to
            reply?nodes=5&movetime=50       | movetime | --movetime: found together with --nodes
            worth?orders=1                  | orders | --orders: found 1, expected 2 to
            worth?fen=4k3/8/8/8/8/8/8/4K3+w+-+-+0+1 | moves | --moves: found
            reply?moves=f3+e5+g4+Qh4        | moves | --moves: found a game that is over (checkmate)
            """)
    void whatMakesNoSenseIsSaidInOneLine(String path, String setting, String sentence) {
        HttpResponse<String> answer = visitor.get("api/v1/" + path);
        assertThat(answer.statusCode()).isEqualTo(422);
        JsonNode problem = Visitor.json(answer);
        assertThat(problem.path("detail").asString()).contains(sentence).doesNotContain("\n");
        if (setting != null) {
            assertThat(problem.path("setting").asString("")).isEqualTo(setting);
        }
    }

    @Test
    void aBrokenPgnIsSaidByItsName() {
        for (String text : List.of("no game", "[Variant \"nosuch\"]\n\n1. e4 *\n")) {
            String file = Visitor.json(
                            visitor.ask("POST", "api/v1/files?name=my.pgn", text.getBytes(StandardCharsets.UTF_8)))
                    .path("file")
                    .asString();
            HttpResponse<String> answer = visitor.get("api/v1/game?pgn=%40" + file);
            assertThat(answer.statusCode()).isEqualTo(422);
            assertThat(answer.body()).contains("my.pgn: found").doesNotContain(data.toString());
        }
    }
}
