package org.pieceworth.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.ArmyStarts;
import org.pieceworth.lab.armies.PlainBoard;
import org.pieceworth.lab.armies.StartBoard;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.text.InputException;

class ArmyStartsTest {

    private static final MeasuredGame GAME = chess("FfW");

    private static MeasuredGame chess(String... pieces) {
        return MeasuredGame.of(VariantSource.shipped("chess"), List.of(pieces), List.of());
    }

    private static ArmyStarts starts(MeasuredGame game, long seed) {
        return MeasureSettings.of(game, seed).armies(Engine.ownValues(game.rules()));
    }

    @Test
    void aStartFollowsFromItsNumberAndTheSeed() {
        ArmyStarts.Start start = starts(GAME, 3).start(17);
        assertThat(starts(GAME, 3).start(17).first()).isEqualTo(start.first());
        assertThat(starts(GAME, 3).start(18).first()).isNotEqualTo(start.first());
        assertThat(starts(GAME, 4).start(17).first()).isNotEqualTo(start.first());
    }

    @Test
    void bothArmiesHaveEitherColour() {
        ArmyStarts.Start start = starts(GAME, 1).start(0);
        PlacementText first = PlacementText.of(start.first());
        PlacementText second = PlacementText.of(start.second());
        assertThat(first.ranks().getFirst())
                .isEqualToIgnoringCase(second.ranks().getLast());
        assertThat(first.ranks().getLast()).isEqualToIgnoringCase(second.ranks().getFirst());
        assertThat(first.ranks().get(1)).isEqualToIgnoringCase(second.ranks().get(6));
    }

    /// Pieces stand behind pawns that no rank has for itself, so that armies take the squares of all pieces.
    @ParameterizedTest
    @CsvSource({"glinski, 8, 9", "mccooey, 8, 7", "shafran, 8, 9", "devasa, 7, 9"})
    void armiesOfHexagonsTakeTheSquaresOfTheGame(String variant, int pieces, int pawns) {
        MeasuredGame game = MeasuredGame.of(VariantSource.shipped(variant), List.of("N"), List.of());
        assertThat(StartBoard.forArmies(game.rules().variant()).places()).hasSize(pieces);
        ArmyStarts starts = starts(game, 70);
        for (int k = 0; k < 20; k++) {
            String board = PlacementText.of(starts.start(k).first()).board();
            assertThat(game.rules().position(starts.start(k).first()).inCheck()).isFalse();
            assertThat(board.chars().filter(letter -> letter == 'K')).hasSize(1);
            assertThat(board.chars().filter(letter -> "NBRQ".indexOf(letter) >= 0))
                    .hasSizeBetween(1, 8);
            assertThat(board.chars().filter(letter -> letter == 'P')).hasSizeBetween(1, pawns);
        }
    }

    /// More than there are plain letters.
    static List<String> forty() {
        return List.of(
                ("W F D A H C Z G FN FA FH FC FZ WD WA WH WC WZ ND NA NH NC NZ BN BW BD RN RF RA QN AD AH AC DH DC"
                                + " DZ CZ HZ FfW NN")
                        .split(" "));
    }

    @Test
    void fortyPiecesHaveLettersOfTheirOwn() {
        MeasuredGame game = MeasuredGame.of(VariantSource.shipped("chess"), forty(), List.of());
        assertThat(game.pieces().stream().map(MeasuredGame.MeasuredPiece::letter))
                .doesNotHaveDuplicates();
        assertThat(game.rules().letters()).hasSize(46);
        assertThat(starts(game, 1).text()).doesNotContainPattern("[^ -~]").contains("'");
        MeasuredGame inTurn = MeasuredGame.of(VariantSource.shipped("chess"), forty(), List.of("N", "FZ"));
        assertThat(inTurn.poolText()).doesNotContainPattern("[^ -~]");
        differencesAreWhatStandsThere(game);
    }

    @Test
    void differencesAreWhatStandsThere() {
        differencesAreWhatStandsThere(GAME);
    }

    private static void differencesAreWhatStandsThere(MeasuredGame game) {
        List<Character> columns = game.columns(false);
        ArmyStarts starts = starts(game, 1);
        for (long k = 0; k < 50; k++) {
            ArmyStarts.Start start = starts.start(k);
            assertThat(start.first()).doesNotContainPattern("[^ -~]");
            int[] counted = new int[columns.size()];
            PlacementText.of(start.first())
                    .pieces()
                    .filter(c -> "Kk".indexOf(c) < 0)
                    .forEach(c -> counted[columns.indexOf(Character.toUpperCase((char) c))] +=
                            Character.isUpperCase(c) ? 1 : -1);
            assertThat(start.difference()).containsExactly(counted);
        }
    }

    @Test
    void piecesStandAsOftenAsTheDesignSays() {
        ArmyStarts starts = starts(GAME, 9);
        char letter = GAME.pieces().getFirst().letter();
        double[] sum = new double[2];
        LongStream.range(0, 1500).forEach(k -> {
            String rank = PlacementText.of(starts.start(k).first()).ranks().getLast();
            sum[0] += rank.chars().filter(c -> c == letter).count();
            sum[1] += rank.chars().filter(Character::isLetter).count() - 1;
        });
        // Armies that are too unlike are drawn again, which takes away queens more than others.
        assertThat(sum[0] / 1500).isBetween(2.5, 3.2);
        assertThat(sum[1] / 1500).isBetween(5.8, 6.5);
    }

    @Test
    void armiesDifferInWhatIsMeasured() {
        int amazon = 0;
        MeasuredGame game = chess("amazon");
        for (long k = 0; k < 100; k++) {
            assertThat(starts(game, 1).start(k).difference()[amazon]).isNotZero();
        }
    }

    /// A piece stronger than a queen stands against others: whoever has more of it has no more of any of them, and it
    /// stands on fewer squares than a weak one.
    @Test
    void aStrongPieceIsExchangedForOthers() {
        MeasuredGame game = chess("amazon");
        PieceValues guess = Engine.ownValues(game.rules());
        ArmyStarts starts = MeasureSettings.of(game, 1).suited(guess).armies(guess);
        char letter = game.pieces().getFirst().letter();
        long copies = 0;
        for (long k = 0; k < 200; k++) {
            ArmyStarts.Start start = starts.start(k);
            int sign = Integer.signum(start.difference()[0]);
            assertThat(sign).isNotZero();
            for (int column = 1; column < game.columns(false).size(); column++) {
                if (game.columns(false).get(column) != 'P') {
                    assertThat(sign * start.difference()[column]).isLessThanOrEqualTo(0);
                }
            }
            copies += start.first().chars().filter(c -> c == letter).count();
        }
        assertThat(copies / 200.0).isBetween(1.0, 1.9);
    }

    /// Two copies in the one army, two squares from the pool in the other, all else as in the variant.
    @Test
    void copiesStandInTheVariantsOwnArmies() {
        char letter = GAME.pieces().getFirst().letter();
        ArmyStarts starts = MeasureSettings.of(GAME, 1)
                .with(MeasurementDesign.DEFAULT.withCopies(2))
                .armies(Engine.ownValues(GAME.rules()));
        for (long k = 0; k < 60; k++) {
            PlacementText first = PlacementText.of(starts.start(k).first());
            String white = first.ranks().getLast();
            String black = first.ranks().getFirst();
            assertThat(white.chars().filter(c -> c == letter)).hasSize(2);
            assertThat(white.chars().filter(Character::isLetter)).hasSize(8);
            assertThat(black.toUpperCase(Locale.ROOT).indexOf(letter)).isNegative();
            assertThat(black.chars().filter(Character::isLetter)).hasSizeBetween(6, 8);
        }
    }

    @Test
    void armiesAreNotTooUnlike() {
        PieceValues guess = Engine.ownValues(GAME.rules());
        ArmyStarts starts = starts(GAME, 5);
        for (long k = 0; k < 100; k++) {
            int[] difference = starts.start(k).difference();
            double sum = 0;
            for (int column = 0; column < difference.length; column++) {
                sum += difference[column]
                        * guess.of(Character.toString(GAME.columns(false).get(column)))
                                .orElseThrow()
                                .middlegame();
            }
            assertThat(Math.abs(sum)).isLessThanOrEqualTo(300);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"4x5", "5x5", "8x8", "12x10", "16x16", "8x8:cylinder"})
    void boardsOfAllSizesHaveStarts(String size) {
        VariantSource board = PlainBoard.parse(size);
        MeasuredGame game = MeasuredGame.of(board, List.of("WD"), List.of("N", "B", "R", "Q"));
        assertThat(starts(game, 1).start(0).first())
                .isNotEqualTo(starts(game, 1).start(1).first());
    }

    private static MeasuredGame in(String variant, String... pieces) {
        return MeasuredGame.of(VariantSource.shipped(variant), List.of(pieces), List.of());
    }

    /// A pawn of another kind stands among the pawns, and the first ranks are the pool's.
    @Test
    void pawnsOfOtherKindsStandWherePawnsDo() {
        MeasuredGame game = in("berolina", "fmWfcF");
        char letter = game.pieces().getFirst().letter();
        assertThat(game.rules().variant().promotion().pawnTypes().white()).containsExactlyInAnyOrder('P', letter);
        long[] onRank = new long[8];
        for (long k = 0; k < 100; k++) {
            List<String> all =
                    PlacementText.of(starts(game, 1).start(k).first()).ranks();
            for (int rank = 0; rank < 8; rank++) {
                onRank[rank] += all.get(rank)
                        .chars()
                        .filter(c -> Character.toUpperCase(c) == letter)
                        .count();
            }
        }
        // Two of five of eight squares, less the pawns that are taken off.
        assertThat(onRank[1] / 100.0).isBetween(2.5, 3.5);
        assertThat(onRank[6] / 100.0).isBetween(2.5, 3.5);
        assertThat(onRank[0] + onRank[7] + onRank[3]).isZero();
    }

    @Test
    void aPawnOfTheVariantStaysWherePawnsAre() {
        String first = starts(chess("P"), 1).start(0).first();
        assertThat(PlacementText.of(first).ranks().getLast()).doesNotContain("P");
    }

    @Test
    void whatOnlyGoesAheadIsAPawnAndOthersAreNot() {
        assertThat(chess("mfFcfeW").pawns()).hasSize(1);
        assertThat(chess("mfFcfeWimfnA").pawns()).hasSize(1);
        assertThat(chess("P").pawns()).hasSize(1);
        for (String piece : new String[] {"fR", "fF", "sfW", "N", "mFcW", "fD"}) {
            assertThat(chess(piece).pawns()).as(piece).hasSize(piece.equals("fF") ? 1 : 0);
        }
    }

    /// Their loss ends the game, whether they are called royal or must not die out.
    @ParameterizedTest
    @CsvSource({"atomic, K", "codrus, K", "threekings, K", "extinction, Q", "extinction, K", "coregal, Q"})
    void whatEndsTheGameStaysAndIsNotMeasured(String variant, String piece) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> in(variant, piece))
                .withMessageContaining("the game is over without it");
        assertThat(in(variant, "FfW").pool()).doesNotContain(piece.charAt(0)).isNotEmpty();
    }

    @Test
    void aKingThatMayBeLostIsAPiece() {
        assertThat(in("antichess", "FfW").pool()).contains('K');
    }

    @Test
    void refusesWhatCannotBeMeasured() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> chess("K"))
                .withMessageContaining("is royal");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> chess("FfW", "FfW"))
                .withMessageContaining("given twice");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> PlainBoard.parse("3x3"))
                .withMessageContaining("found '3x3', expected files by ranks, 4x5 to 16x16");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> PlainBoard.parse("8x8:torus"))
                .withMessageContaining("found '8x8:torus', where the first ranks of both sides are neighbours");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> MeasureAnchor.parse("rook", GAME))
                .withMessageContaining("expected basket, knight or pawn");
    }
}
