package org.pieceworth.rules.piece;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Leg;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.Step;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainName;

class PieceCatalogueTest {

    /// Pieces that no spelling means in all dialects: bent riders, moves of several legs, rides of leaps, long leaps.
    private static final String DIFFERING = """
            fourleaper, giraffe, stag, antelope, commuter, ibis, corsair, flamingo, janggi elephant, \
            dabbabarider, alfilrider, camelrider, zebrarider, ski bishop, ski rook, cylinder bishop, \
            cylinder rook, fiveleaper, root-50 leaper, root-65 leaper, griffon, manticore, osprey, ship, \
            snake, picket, tamerlane giraffe, hook mover, capricorn, long-nosed goblin, rhino, moa, moo, \
            maorider, falcon, crooked bishop, crooked rook, spiralspringer, rose, cylinder queen, cylinder \
            knight, wader, gnurider, threeleaperrider, tripperrider, nightriderhopper, camelriderhopper, \
            zebrariderhopper, nightriderlion, eagle hopper, moose, sparrow, hamster, grasshopper-2, \
            grasshopper-3, problem kangaroo, kangaroo-lion, kinghopper, knighthopper, rosehopper, roselion, \
            gnuriderhopper, rookeagle, bishopeagle, rookmoose, bishopmoose, rooksparrow, bishopsparrow, \
            contragrasshopper, nao, locust, rook locust, bishop locust, nightlocust, siren, triton, nereid, \
            poseidon, checker, checkers king, turkish man, chu lion, lion hawk, horned falcon, soaring eagle""";

    private final PieceCatalogue catalogue = PieceCatalogue.load();

    @Test
    void holdsFourHundredNamesOfThreeHundredPieces() {
        assertThat(catalogue.pieces()).hasSizeGreaterThanOrEqualTo(300);
        assertThat(catalogue.names().map(PlainName::of).distinct()).hasSizeGreaterThanOrEqualTo(400);
        assertThat(catalogue.pieces().stream().map(NamedPiece::name).map(PlainName::of))
                .doesNotHaveDuplicates();
        assertThat(catalogue.names()).allMatch(name -> name.equals(name.strip()) && !name.isEmpty());
    }

    @Test
    void everyPieceMovesAndIsUsedSomewhere() {
        assertThat(catalogue.pieces())
                .allMatch(piece -> !piece.movement().equals(new Movement(List.of())))
                .allMatch(piece -> !piece.sets().isEmpty());
    }

    /// Sets are searched by their names, so that a misspelt one would go unseen.
    @Test
    void noAliasRepeatsItsOwnPieceOrStandsTwiceThere() {
        assertThat(catalogue.pieces())
                .allSatisfy(piece -> assertThat(Stream.concat(Stream.of(piece.name()), piece.aliases().stream())
                                .map(PlainName::of))
                        .doesNotHaveDuplicates());
    }

    /// Pieces that come in a left and a right form; every other piece goes left as it goes right.
    @ParameterizedTest
    @CsvSource({
        "left quail, right quail",
        "left general, right general",
        "left chariot, right chariot",
        "left tiger, right tiger",
        "left dragon, right dragon",
        "deva, dark spirit",
        "wood chariot, tile chariot",
        "side wolf, side ox",
        "divine sparrow, divine turtle",
        "vermillion sparrow, turtle snake",
    })
    void leftAndRightFormsMirrorEachOther(String left, String right) {
        assertThat(mirrored(catalogue.find(left).betza().movement()))
                .isEqualTo(catalogue.find(right).betza().movement());
    }

    @Test
    void otherPiecesAreMirrorSymmetric() {
        assertThat(catalogue.pieces().stream()
                        .filter(piece -> !mirrored(piece.movement()).equals(piece.movement())))
                .hasSize(20);
    }

    private static Movement mirrored(Movement movement) {
        return new Movement(
                movement.rays().stream()
                        .map(ray -> new Ray(
                                ray.kind(),
                                -ray.dx(),
                                ray.dy(),
                                ray.max(),
                                ray.modality(),
                                ray.initial(),
                                ray.around()))
                        .toList(),
                movement.compounds().stream().map(PieceCatalogueTest::mirrored).toList());
    }

    private static CompoundMove mirrored(CompoundMove compound) {
        return switch (compound) {
            case BentRide ride ->
                new BentRide(
                        ride.kind(),
                        ride.steps().stream()
                                .map(step -> new Step(-step.dx(), step.dy()))
                                .toList(),
                        ride.max(),
                        ride.modality(),
                        ride.initial(),
                        ride.around());
            case MultiLeg move ->
                new MultiLeg(
                        move.legs().stream()
                                .map(leg ->
                                        new Leg(-leg.dx(), leg.dy(), leg.skip(), leg.max(), leg.stops(), leg.around()))
                                .toList(),
                        move.initial());
            case Castling castling ->
                new Castling(-castling.direction(), castling.steps(), castling.inside(), castling.initial());
        };
    }

    @Test
    void everyPieceIsSpelledWhereDialectsAgreeOrStandsOnTheList() {
        assertThat(catalogue.pieces().stream()
                        .filter(piece ->
                                !Betza.parse(piece.betza().text()).warnings().isEmpty())
                        .map(NamedPiece::name))
                .containsExactlyInAnyOrder(DIFFERING.split(", *"));
    }

    @ParameterizedTest
    @CsvSource({
        "archbishop, BN",
        "princess, BN",
        "Cardinal, BN",
        "warlord, BN",
        "cannon, KDllNrrN",
        "pao, mRcpR",
        "dragon, QN",
        "elephant, KDA",
        "hawk, DHAG",
        "go-between, fbW",
        "gobetween, vW",
        "copper, fKbW",
        "flying stag, vRFsW",
        "Short Rook, R4",
        "short-rook, R4",
        "waz, W",
        "knight, N",
        "N, N"
    })
    void namesAndAliasesFindTheirPiece(String typed, String betza) {
        assertThat(catalogue.find(typed).betza().movement())
                .isEqualTo(Betza.parse(betza).movement());
    }

    @ParameterizedTest
    @CsvSource({
        "gryphon, FyafsF",
        "griffin, [F?R]",
        "manticore, WyafsW",
        "rose, qN",
        "boyscout, zB",
        "girl scout, zR",
        "hook mover, RmasR",
        "capricorn, BmasB",
        "tali'a, yafF",
        "talia, [F-B]",
        "swallow's wings, sRvW",
        "moa, afsF",
        "climbing monkey, fFvW",
        "shishi, KNADcaKmcabK",
        "checker, fmFfcafmF",
        "Queen-Locust, [cQ-mK]",
    })
    void newNamesFindTheirPiece(String typed, String betza) {
        assertThat(catalogue.find(typed).betza().movement())
                .isEqualTo(Betza.parse(betza).movement());
    }

    /// What is typed with a few wrong letters, or in another order, is suggested, never taken for granted.
    @ParameterizedTest
    @CsvSource({
        "grifin, griffin",
        "gryfon, griffon",
        "crooked bishp, crooked bishop",
        "bishop crooked, crooked bishop",
        "mantikore, manticore",
        "gras hoper, grasshopper",
        "nigthrider, nightrider",
        "hok mover, hook mover",
        "dragonhors, dragon horse",
        "Xiang qi hrse, xiangqi horse",
    })
    void misspeltNamesAreSuggested(String typed, String suggested) {
        assertThatThrownBy(() -> catalogue.find(typed))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("'" + suggested + "'");
        assertThat(catalogue.nearly(typed)).isNotEmpty();
        assertThat(catalogue.nearly(typed).getFirst())
                .satisfies(piece -> assertThat(catalogue.find(suggested).name()).isEqualTo(piece.name()));
    }

    @Test
    void namesAsNearAreAllSuggested() {
        assertThatThrownBy(() -> catalogue.find("right quai"))
                .hasMessageContaining("the nearest name is 'right quail'");
        assertThatThrownBy(() -> catalogue.find("vertical tigr bear"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("the nearest name is 'vertical ");
        assertThatThrownBy(() -> catalogue.find("rook moos")).hasMessageContaining("'rookmoose'");
        assertThat(catalogue.nearly("no such piece")).isEmpty();
        assertThat(catalogue.nearly("zz")).isEmpty();
    }

    /// A name is no text in a dialect.
    @Test
    void whoAsksByNameIsNotWarnedOfDialects() {
        assertThat(catalogue.find("rose").betza().warnings()).isEmpty();
        assertThat(catalogue.find("qN").betza().warnings()).isNotEmpty();
    }

    /// Lists show a few of those found, so the likely ones come first.
    @Test
    void namesThatBeginWithTheTextComeFirst() {
        assertThat(catalogue.search("rose").getFirst().name()).isEqualTo("rose");
        assertThat(catalogue.search("lion").getFirst().name()).isEqualTo("lion");
        assertThat(catalogue.search("eagle").subList(0, 3))
                .extracting(NamedPiece::name)
                .contains("griffon", "empire eagle", "tori eagle");
        assertThat(catalogue.search("crook").getFirst().name()).startsWith("crooked");
    }

    @Test
    void notationFindsItsName() {
        assertThat(catalogue.find("NB").name()).isEqualTo("archbishop");
        assertThat(catalogue.find("NABH").name()).isEmpty();
    }

    @Test
    void aNameWithNamesakesMentionsThem() {
        assertThat(catalogue.find("cannon").namesakes())
                .extracting(NamedPiece::name)
                .containsExactly("xiangqi cannon", "janggi cannon");
    }

    @Test
    void anUnknownNameSuggestsTheNearest() {
        assertThatThrownBy(() -> catalogue.find("archbishup"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("'archbishup'")
                .hasMessageContaining("nearest name is 'archbishop'");
        assertThatThrownBy(() -> catalogue.find("WfQQx")).hasMessageContaining("character 5");
    }

    @Test
    void theOrderOfAtomsDoesNotMatter() {
        assertThat(Betza.parse("fmWfmiW").movement())
                .isEqualTo(Betza.parse("fmiWfmW").movement());
        assertThat(catalogue.find("ifmnDfceFfmW").name()).isEqualTo("pawn");
    }

    @Test
    void aVeryLongNameIsRefusedInOneLine() {
        assertThatThrownBy(() -> catalogue.find("ab ".repeat(20_000)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("at most 200 characters");
    }

    @Test
    void searchTakesNamesSetsAndNotation() {
        assertThat(catalogue.search("musketeer")).extracting(NamedPiece::name).contains("leopard", "spider", "hawk");
        assertThat(catalogue.search("BN")).extracting(NamedPiece::name).containsExactly("archbishop");
        assertThat(catalogue.search("")).hasSameSizeAs(catalogue.pieces());
        assertThat(catalogue.search("no such")).isEmpty();
    }
}
