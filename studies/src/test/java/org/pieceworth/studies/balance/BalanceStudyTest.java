package org.pieceworth.studies.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.balance.BalanceAnswer.EqualArmy;
import org.pieceworth.studies.balance.BalanceRequest.Candidates;
import org.pieceworth.studies.balance.BalanceRequest.Form;
import org.pieceworth.studies.balance.BalanceRequest.Listing;
import org.pieceworth.studies.balance.BalanceRequest.Pricing;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.army.ArmyPool.Kind;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.synergy.SynergyEntry;
import org.pieceworth.valuation.synergy.SynergyEntry.ParameterSource;
import tools.jackson.databind.JsonNode;

class BalanceStudyTest {

    private static final Form FREE = new Form(false, false, Optional.empty());
    private static final Candidates DETERMINED =
            new Candidates("lexicon", Optional.empty(), Optional.empty(), true, List.of());

    private static ModelEntry model(String name) {
        return ModelCatalogue.standard().named(name);
    }

    private static BalanceRequest request(String model, String... army) {
        return new BalanceRequest(
                Army.typed(List.of(army)),
                Optional.empty(),
                new Pricing(model(model), ModelSettings.STANDARD, Optional.empty(), ValueUnit.CENTIPAWN),
                of("R,B,N,Q,W,FAD"),
                new Form(true, false, Optional.empty()),
                new Listing(1, 10, false));
    }

    private static Candidates of(String pool) {
        return new Candidates(pool, Optional.empty(), Optional.empty(), false, List.of());
    }

    private static BalanceRequest with(BalanceRequest request, Pricing pricing) {
        return new BalanceRequest(
                request.army(), request.against(), pricing, request.candidates(), request.form(), request.listing());
    }

    private static BalanceRequest with(BalanceRequest request, Candidates candidates) {
        return new BalanceRequest(
                request.army(), request.against(), request.pricing(), candidates, request.form(), request.listing());
    }

    private static BalanceRequest with(BalanceRequest request, Form form) {
        return new BalanceRequest(
                request.army(), request.against(), request.pricing(), request.candidates(), form, request.listing());
    }

    private static BalanceRequest with(BalanceRequest request, Listing listing) {
        return new BalanceRequest(
                request.army(), request.against(), request.pricing(), request.candidates(), request.form(), listing);
    }

    private static Listing atMost(double tolerance) {
        return new Listing(tolerance, 10, false);
    }

    private static Listing first(int answers) {
        return new Listing(1, answers, false);
    }

    /// As `value` does, also where rules change values.
    @ParameterizedTest
    @CsvSource({
        "chess, pooled",
        "atomic, pooled",
        "crazyhouse, pooled",
        "glinski, pooled",
        "mccooey, universal",
        "antichess, synergy"
    })
    void theDefaultIsTheCombinedValueWhereAllPiecesHaveOne(String variant, String model) {
        assertThat(ArmyModels.known(Army.typed(List.of(variant)), ModelCatalogue.standard(), Optional.empty())
                        .name())
                .isEqualTo(model);
    }

    /// A pawn off is a difference, and chess's army is no answer to itself.
    @Test
    void aVariantWithoutAPawnOfBlackIsNotEven(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("my.ini");
        Files.writeString(file, "[odds:chess]\nstartFen = rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n");
        BalanceQuestion question = new BalanceQuestion(ModelCatalogue.standard());
        question.army.set(List.of("@" + file + ":odds"));
        String text = Printed.text(((Reply.Shown) question.reply().content()).document(), Format.TABLE);
        assertThat(text)
                .doesNotContain("same pieces")
                .doesNotContain("the army itself")
                .contains("a difference of +0.00, pawns excluded: White has 8, Black 7. White scores 60 %");
    }

    @Test
    void anArmyMayBeThatOfAVariant(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("my.ini");
        Files.writeString(file, "[mine:chess]\nbishop = b\n");
        Army army = Army.typed(List.of("@" + file + ":mine"));
        assertThat(army.pieces()).as("without pawns and the king").hasSize(7);
        assertThat(army.variant()).isPresent();
        List<String> more = List.of("@" + file + ":mine", "N");
        assertThatThrownBy(() -> Army.typed(more))
                .isInstanceOf(InputException.class)
                .hasMessageEndingWith("expected only a variant");
    }

    /// The synergy law says nothing of 10x8.
    @Test
    void aVariantIsAskedOfAModelThatKnowsItsBoard() {
        assertThat(Army.typed(List.of("capablanca")).usualModel()).isEqualTo("mobility");
        assertThat(Army.typed(List.of("chess")).usualModel()).isEqualTo("synergy");
        assertThat(Army.typed(List.of("RNBQKBNR")).usualModel()).isEqualTo("synergy");
    }

    /// Mobility: the archbishop 764 for a bishop of 307.
    @Test
    void bothSidesOfAVariantAreCompared(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("my.ini");
        Files.writeString(file, """
                [uneven:chess]
                archbishop = a
                castling = false
                startFen = rnaqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
                """);
        BalanceAnswer answer = BalanceStudy.answer(with(request("mobility", "@" + file), first(1)));
        assertThat(answer.black().orElseThrow().worth() - answer.worth()).isCloseTo(764 - 307, within(1e-9));
        Document document = BalanceDocument.brief(answer, name -> "--" + name);
        assertThat(Printed.text(document, Format.TABLE))
                .contains("White's army is worth 30.98 pawns, Black's 35.55 pawns", "a difference of -4.57.")
                .endsWith("see --notes.\n");
        assertThat(Printed.json(document).path("black").path("difference").asDouble())
                .isCloseTo(307 - 764, within(1e-9));
        JsonNode ranged =
                Printed.json(BalanceDocument.of(BalanceStudy.answer(with(request("synergy", "@" + file), first(1)))));
        assertThat(ranged.path("black").path("low").asDouble())
                .isLessThan(ranged.path("black").path("high").asDouble());
        BalanceAnswer even = BalanceStudy.answer(with(request("mobility", "capablanca"), first(1)));
        assertThat(even.army()).extracting(Kind::betza).contains("BN", "RN");
        assertThat(Printed.text(BalanceDocument.of(even), Format.TABLE)).startsWith("White and Black have the same");
    }

    private static Document asked(String... words) {
        BalanceQuestion question = new BalanceQuestion(ModelCatalogue.standard());
        question.army.set(List.of(words));
        question.answers.set(5);
        return ((Reply.Shown) question.reply().content()).document();
    }

    /// The search goes by the number that the answer believes: the expected score, with its error.
    @Test
    void armiesThatAreFoundScoreOneHalf(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("my.ini"), """
                [uneven:chess]
                archbishop = a
                startFen = rnaqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
                """);
        JsonNode json = Printed.json(asked("@" + file));
        assertThat(json.path("model").asString()).isEqualTo("pooled");
        assertThat(json.path("kinds").asInt()).as("its own pieces").isEqualTo(5);
        assertThat(json.path("answers")).hasSize(5);
        double last = 0;
        for (JsonNode row : json.path("answers")) {
            JsonNode usual = row.path("forecasts").path(0);
            double spread = (usual.path("high").asDouble() - usual.path("low").asDouble()) / 2 / 1.6449;
            double distance = Math.hypot(usual.path("score").asDouble() - 50, spread);
            assertThat(distance).isGreaterThanOrEqualTo(last - 1e-9);
            last = distance;
        }
        JsonNode typed = Printed.json(asked("RNBQKBNR"));
        assertThat(typed.path("model").asString()).isEqualTo("pooled");
        assertThat(typed.path("kinds").asInt()).isEqualTo(289);
        JsonNode crazyhouse = Printed.json(asked("crazyhouse"));
        assertThat(crazyhouse.path("model").asString())
                .as("measured under its rules")
                .isEqualTo("pooled");
        assertThat(crazyhouse.path("answers").path(0).path("forecasts"))
                .as("pieces in hand")
                .isEmpty();
        assertThat(Printed.json(asked("antichess")).path("model").asString()).isEqualTo("synergy");
    }

    @Test
    void twoArmiesAreCompared() {
        JsonNode json = Printed.json(asked("RNBQKBNR", "R,N,B,queen,archbishop,N,R"));
        assertThat(json.path("answers")).hasSize(1);
        JsonNode row = json.path("answers").get(0);
        JsonNode piece =
                Printed.json(asked("B,B", "archbishop,B")).path("answers").get(0);
        assertThat(row.path("difference").asDouble())
                .as("an archbishop for a bishop")
                .isCloseTo(piece.path("difference").asDouble(), within(1e-6))
                .isBetween(400.0, 550.0);
        assertThat(row.path("forecasts")).hasSize(2);
        assertThat(row.at("/forecasts/0/score").asDouble()).isLessThan(50);
        assertThat(json.path("forecasts")).isEqualTo(row.path("forecasts"));
        assertThat(Printed.text(asked("RNBQKBNR", "RRBQKBNN"), Format.TABLE))
                .startsWith("White, RNBQKBNR, scores 5")
                .contains(" per move against RRBQKBNN, as if 0.0 pawns ahead at 300 nodes.");
        assertThat(Army.allTyped(List.of("R4", "N"), Optional.empty()))
                .as("pieces of one army")
                .hasSize(1);
    }

    @Test
    void aPositionHasBothArmies() {
        BalanceQuestion question = new BalanceQuestion(ModelCatalogue.standard());
        question.fen.set(Optional.of("nnnnknnn/pppppppp/8/8/8/8/PPPPPPPP/1Q1QK1Q1 w - - 0 1"));
        JsonNode json = Printed.json(((Reply.Shown) question.reply().content()).document());
        JsonNode typed = Printed.json(asked("1Q1QK1Q1", "NNNNKNNN"));
        assertThat(json.path("forecasts")).hasSize(2).isEqualTo(typed.path("forecasts"));
        assertThat(json.at("/forecasts/0/score").asDouble())
                .as("sums say 99.9 %")
                .isLessThan(95);
        question.fen.set(Optional.of("nnnnknnn/8/8/8/8/8/PPPPPPPP/1Q1QK1Q1 w - - 0 1"));
        JsonNode more = Printed.json(((Reply.Shown) question.reply().content()).document());
        assertThat(more.at("/forecasts/0/score").asDouble())
                .isGreaterThan(json.at("/forecasts/0/score").asDouble());
    }

    /// Its rules decide what pieces are worth.
    @Test
    void whereRulesChangeValuesThereIsNoForecast() {
        assertThat(Printed.json(asked("atomic")).path("forecasts")).isEmpty();
        assertThat(Printed.json(asked("K,K,R,N", "R,N")).path("forecasts")).isEmpty();
    }

    /// A short rook was worth more than a rook, and nothing said that the source has none.
    @Test
    void whatTheModelNotesOfPiecesIsSaid() {
        BalanceAnswer answer =
                BalanceStudy.answer(with(with(request("universal", "R4", "N", "N"), of("R4,R,B,N")), atMost(0.01)));
        assertThat(answer.search().within()).isEqualTo(2);
        assertThat(answer.remarks()).hasSize(1).allSatisfy((note, pieces) -> {
            assertThat(note).contains("Pieceworth's extension");
            assertThat(pieces).containsExactly("R4");
        });
        assertThat(Printed.text(BalanceDocument.of(answer), Format.TABLE)).contains("Note (R4): the source covers");
    }

    @Test
    void everyRowIsWorthWhatItsPiecesAre() {
        BalanceAnswer answer = BalanceStudy.answer(with(request("mobility", "RNBQKBNR"), new Listing(30, 20, false)));
        assertThat(answer.worth())
                .isCloseTo(answer.army().stream().mapToDouble(Kind::value).sum(), within(1e-9));
        assertThat(answer.rows()).isNotEmpty();
        for (EqualArmy row : answer.rows()) {
            double sum = row.kinds().entrySet().stream()
                    .mapToDouble(entry -> entry.getValue() * entry.getKey().value())
                    .sum();
            assertThat(row.value()).isCloseTo(sum, within(1e-9));
            assertThat(row.value()).isCloseTo(answer.worth(), within(30.0));
        }
        assertThat(answer.rows())
                .filteredOn(EqualArmy::itself)
                .as("chess has its own army in the pool")
                .hasSize(1);
    }

    @Test
    void whereNoneIsWithinTheToleranceTheNearestIsListed() {
        BalanceAnswer answer = BalanceStudy.answer(with(request("mobility", "Q"), of("N,B")));
        assertThat(answer.search().within()).isZero();
        assertThat(answer.rows()).hasSize(1);
        assertThat(Printed.text(BalanceDocument.of(answer), Format.TABLE)).contains("; the nearest:");
    }

    @Test
    void theSurestComeFirst() {
        BalanceAnswer answer =
                BalanceStudy.answer(with(with(request("synergy", "RNB"), FREE), new Listing(200, 10, true)));
        assertThat(answer.rows()).hasSizeGreaterThan(1);
        assertThat(answer.rows()).isSortedAccordingTo((one, other) -> Double.compare(one.width(), other.width()));
        assertThat(answer.rows()).allSatisfy(row -> assertThat(row.range()).isPresent());
    }

    @Test
    void onlyWhatTheTargetsDetermineIsChosenWhenAskedFor() {
        BalanceRequest request =
                with(with(request("synergy", "RNB"), of("lexicon")), new Form(false, false, Optional.of(2)));
        int all = BalanceStudy.answer(request).search().pool().kinds().size();
        int determined = BalanceStudy.answer(with(request, DETERMINED))
                .search()
                .pool()
                .kinds()
                .size();
        assertThat(determined).isPositive().isLessThan(all);
    }

    @Test
    void aThemeBindsThePool() {
        PieceCatalogue catalogue = PieceCatalogue.load();
        BalanceAnswer answer = BalanceStudy.answer(with(
                request("mobility", "RR"),
                new Candidates("lexicon", Optional.of(catalogue.find("rook")), Optional.empty(), false, List.of())));
        assertThat(answer.search().pool().kinds()).hasSize(17);
        assertThat(Printed.text(BalanceDocument.of(answer), Format.TABLE))
                .contains("Pool: lexicon, capturing like rook;");
    }

    /// A queen and an archbishop beside two rooks are no symmetric army of four; a pair of one of them is.
    @Test
    void armiesContainWhatIsAskedFor() {
        PieceCatalogue catalogue = PieceCatalogue.load();
        List<Piece> asked = List.of(catalogue.find("archbishop"), catalogue.find("rook"));
        Candidates with = new Candidates("N,B,R,Q", Optional.empty(), Optional.empty(), false, asked);
        BalanceAnswer answer = BalanceStudy.answer(with(request("mobility", "RRQN"), with));
        assertThat(answer.search().pool().kinds()).hasSize(5);
        assertThat(answer.rows())
                .singleElement()
                .satisfies(army -> assertThat(army.kinds().keySet().stream().map(kind -> kind.betza()))
                        .containsExactlyInAnyOrder("R", "BN"));
        assertThat(Printed.text(BalanceDocument.of(answer), Format.TABLE))
                .contains(
                        "of 1 armies with archbishop and rook of 5 kinds", "Pool: N,B,R,Q, with archbishop and rook;");
        assertThatThrownBy(() -> BalanceStudy.answer(with(request("mobility", "R"), with)))
                .hasMessageStartingWith("containing: found 2 kinds, expected one");
    }

    @Test
    void rangesBelongToTheFittedLaw() {
        ModelSettings published = ModelSettings.STANDARD.with(SynergyEntry.PARAMETERS, ParameterSource.PUBLISHED);
        BalanceRequest surest = with(
                with(
                        request("synergy", "RN"),
                        new Pricing(model("synergy"), published, Optional.empty(), ValueUnit.CENTIPAWN)),
                new Listing(1, 10, true));
        assertThatThrownBy(() -> BalanceStudy.answer(surest)).hasMessageStartingWith("surest: only");
        BalanceRequest determined = with(request("mobility", "RN"), DETERMINED);
        assertThatThrownBy(() -> BalanceStudy.answer(determined)).hasMessageStartingWith("determined: only");
    }

    @Test
    void whatCannotBeIsRefused() {
        assertRefused(with(request("mobility", "RN"), atMost(-1)), "tolerance: found -1.0, expected 0 or more");
        assertRefused(with(request("mobility", "RN"), first(0)), "answers: found 0, expected 1 to 1000");
        assertRefused(
                with(request("mobility", "RN"), new Form(true, false, Optional.of(41))),
                "pieces: found 41, expected 1 to 40");
        assertRefused(
                with(with(request("mobility", "RNB"), of("N")), new Form(true, true, Optional.empty())),
                "distinct: the pool has 1 kind, and the army needs 2 different ones");
        assertRefused(with(with(request("mobility", "RNBQKBNR"), of("lexicon")), FREE), "balance: ");
        assertRefused(request("leapers", "R"), "army: R has no value by the leapers model on 8x8");
    }

    private static void assertRefused(BalanceRequest request, String message) {
        assertThatThrownBy(() -> BalanceStudy.answer(request))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void aDocumentIsMadeFromTheAnswerAlone() {
        BalanceAnswer answer = BalanceStudy.answer(with(
                with(
                        request("mobility", "RN"),
                        new Pricing(
                                model("mobility"),
                                ModelSettings.STANDARD,
                                Optional.empty(),
                                ValueUnit.parse("knight=300"))),
                atMost(500)));
        Document document = BalanceDocument.of(answer);
        JsonNode json = Printed.json(document);
        assertThat(json.path("unit").asString()).isEqualTo("knight=300");
        assertThat(json.path("within").asLong()).isEqualTo(answer.search().within());
        assertThat(json.path("answers")).hasSize(answer.rows().size());
        assertThat(json.path("answers").get(0).path("low").isNull()).isTrue();
        assertThat(Printed.text(document, Format.CSV).lines())
                .hasSize(answer.rows().size() + 1);
    }
}
