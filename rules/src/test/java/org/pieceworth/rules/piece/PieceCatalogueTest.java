package org.pieceworth.rules.piece;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.text.InputException;

class PieceCatalogueTest {

    private final PieceCatalogue catalogue = PieceCatalogue.load();

    @Test
    void holdsAtLeastAHundredAndTwentyPiecesWithDistinctNames() {
        assertThat(catalogue.pieces()).hasSizeGreaterThanOrEqualTo(120);
        assertThat(catalogue.pieces().stream().map(NamedPiece::name)).doesNotHaveDuplicates();
        assertThat(catalogue.pieces().stream().map(NamedPiece::name)).allMatch(name -> name.equals(name.strip()));
    }

    @Test
    void everyPieceMovesAndIsUsedSomewhere() {
        assertThat(catalogue.pieces())
                .allMatch(piece -> !piece.betza().movement().rays().isEmpty())
                .allMatch(piece -> !piece.sets().isEmpty());
    }

    /// Sets are searched by their names, so that a misspelt one would go unseen.
    @Test
    void noAliasRepeatsItsOwnPieceOrStandsTwiceThere() {
        assertThat(catalogue.pieces())
                .allMatch(piece -> !piece.aliases().contains(piece.name()))
                .allMatch(piece ->
                        Set.copyOf(piece.aliases()).size() == piece.aliases().size());
    }

    /// The quails of Tori Shogi come in a left and a right form; every other piece goes left as it goes right.
    @Test
    void piecesAreMirrorSymmetricExceptTheQuails() {
        assertThat(catalogue.pieces().stream()
                        .filter(piece -> !mirrored(piece.betza().movement())
                                .equals(piece.betza().movement()))
                        .map(NamedPiece::name))
                .containsExactly("left quail", "right quail");
        assertThat(mirrored(catalogue.find("left quail").betza().movement()))
                .isEqualTo(catalogue.find("right quail").betza().movement());
    }

    private static Movement mirrored(Movement movement) {
        return new Movement(movement.rays().stream()
                .map(ray -> new Ray(
                        ray.kind(), -ray.dx(), ray.dy(), ray.max(), ray.modality(), ray.initial(), ray.around()))
                .toList());
    }

    @Test
    void everyPieceIsSpelledWhereDialectsAgreeOrHasNoSafeSpelling() {
        assertThat(catalogue.pieces().stream()
                        .filter(piece -> !piece.betza().warnings().isEmpty())
                        .filter(piece -> !piece.betza().text().matches(".*[(jo].*|.*[A-Z]0|nZ"))
                        .map(piece -> piece.betza().text()))
                .isEmpty();
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
