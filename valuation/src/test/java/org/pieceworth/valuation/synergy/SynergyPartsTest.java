package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.synergy.CRange.State;

/// What the law is made of: primitives and their names, pieces taken apart, strengths, ranges, targets.
class SynergyPartsTest {

    private static Decomposition apart(String betza, boolean headings) {
        return Decomposition.of(Betza.parse(betza).movement(), headings);
    }

    private static String parts(String betza, boolean headings, Power power) {
        String parts = apart(betza, headings).steps().entrySet().stream()
                .filter(part -> part.getKey().power() == power)
                .map(part -> part.getKey().betza() + "=" + part.getValue() + "/"
                        + part.getKey().steps())
                .sorted()
                .collect(Collectors.joining(" "));
        return parts.isEmpty() ? "-" : parts;
    }

    /// How many of a primitive's steps a piece has. No ride has more than seven squares on 8x8, so that the longest of
    /// rooks is seven, of nightriders three, and of riders by three squares two.
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "N, false, N=8/8",
        "K, false, F=4/4 W=4/4",
        "BN, false, B=4/4 N=8/8",
        "fR, false, R=1/4",
        "fhN, false, N=4/8",
        "R6, false, R6=4/4",
        "R7, false, R=4/4",
        "R9, false, R=4/4",
        "W2, false, R2=4/4",
        "F3, false, B3=4/4",
        "N2, false, N2=8/8",
        "N3, false, N0=8/8",
        "N0, false, N0=8/8",
        "H2, false, H0=4/4",
        "G2, false, G0=4/4",
        "D0, false, D0=4/4",
        "A2, false, A2=4/4",
        "C, false, C=8/8",
        "Z, false, Z=8/8",
        "'(1,4)', false, '(1,4)=8/8'",
        "'(4,4)', false, '(4,4)=4/4'",
        "'(0,4)', false, '(0,4)=4/4'",
        "nA, false, nA=4/4",
        "jD, false, jD=4/4",
        "jR, false, jR=4/4",
        "pR, false, pR=4/4",
        "gQ, false, gB=4/4 gR=4/4",
        "WR, false, R=4/4",
        "R2R4, false, R4=4/4",
        "NiR, false, N=8/8",
        "W, true, bW=1/1 fW=1/1 sW=2/2",
        "N, true, bN=4/4 fN=4/4",
        "B, true, bB=2/2 fB=2/2",
        "fsR, true, fR=1/1 sR=2/2",
    })
    void piecesTakenApart(String betza, boolean headings, String expected) {
        assertThat(parts(betza, headings, Power.MOVE)).isEqualTo(expected);
        assertThat(parts(betza, headings, Power.CAPTURE)).isEqualTo(expected);
    }

    @Test
    void movesAndCapturesAreApart() {
        assertThat(parts("mRcN", false, Power.MOVE)).isEqualTo("R=4/4");
        assertThat(parts("mRcN", false, Power.CAPTURE)).isEqualTo("N=8/8");
        assertThat(parts("mR", false, Power.CAPTURE)).isEqualTo("-");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "RN | -",
                "WR | -",
                "WD | -",
                "mRcD | -",
                "R | -",
                "RD | parts of it reach the same squares, which the law counts twice",
                "fRfD | parts of it reach the same squares, which the law counts twice",
                "WD0 | -",
                "R2D | -",
                "R3D | parts of it reach the same squares, which the law counts twice",
                "NiR | its initial moves are not counted",
                "oRN | moves around the edge of the board are not counted",
                "RiD | its initial moves are not counted",
            })
    void whatIsDoubtfulIsNoted(String betza, String expected) {
        List<String> notes = apart(betza, false).notes();
        assertThat(notes.isEmpty() ? "-" : String.join(" + ", notes)).isEqualTo(expected);
    }

    @Test
    void namesOfTheSource() {
        assertThat(apart("BNKR", false).steps().keySet())
                .extracting(Primitive::name)
                .containsExactlyInAnyOrder(
                        "move_as_bishop",
                        "move_as_knight",
                        "move_as_rook",
                        "capture_as_bishop",
                        "capture_as_knight",
                        "capture_as_rook");
        assertThat(apart("mWcF", false).steps().keySet())
                .extracting(Primitive::name)
                .containsExactlyInAnyOrder("move_as_wazir", "capture_as_ferz");
        assertThat(apart("mnAcN0", false).steps().keySet())
                .extracting(Primitive::name)
                .containsExactlyInAnyOrder("move_as_nA", "capture_as_N0");
        assertThat(Power.MOVE.gerund()).isEqualTo("moving");
        assertThat(Power.CAPTURE.gerund()).isEqualTo("capturing");
        assertThat(new Primitive(RayKind.SLIDE, 0, 1, 1, Power.MOVE, Heading.SIDEWAYS).betza())
                .isEqualTo("sW");
        assertThat(new Primitive(RayKind.SLIDE, 1, 2, 1, Power.MOVE, Heading.SIDEWAYS).steps())
                .isZero();
    }

    /// a + b + c·a·b; the root of 300 at c = 0.001 is (√1.3 − 1)/0.001.
    @Test
    void theLaw() {
        double c = 0.001;
        assertThat(SynergyLaw.join(c, 300, 200)).isCloseTo(560, within(1e-9));
        assertThat(SynergyLaw.value(c, SynergyLaw.strength(c, 300) + SynergyLaw.strength(c, 200)))
                .isCloseTo(560, within(1e-9));
        assertThat(SynergyLaw.root(c, 300)).isCloseTo((Math.sqrt(1.3) - 1) / 0.001, within(1e-9));
        assertThat(SynergyLaw.strength(c, 1000)).isCloseTo(Math.log(2), within(1e-12));
    }

    /// Half of the knight's steps have half of its strength, and join to the knight. What has no parameter has no
    /// value.
    @Test
    void partsJoinToTheWhole() {
        SynergyParameters published = SynergyParameters.published();
        double forward = published.value(apart("fhN", false)).orElseThrow();
        double knight = published.value(apart("N", false)).orElseThrow();
        assertThat(SynergyLaw.join(published.c(), forward, forward)).isCloseTo(knight, within(1e-9));
        // Table 1: 89.486176 and 188.077510 at c = 0.000513.
        assertThat(knight).isCloseTo(89.486176 + 188.077510 + 0.000513 * 89.486176 * 188.077510, within(1e-9));
        assertThat(published.value(apart("C", false))).isEmpty();
        assertThat(published.value(apart("N", true))).isEmpty();
    }

    @Test
    void rangesOfTheConstant() {
        double least = SynergyProblem.LEAST_C;
        double greatest = SynergyProblem.GREATEST_C;
        double inside = Math.sqrt(least * greatest);
        assertThat(new CRange(least, greatest).state()).isEqualTo(State.OPEN);
        assertThat(new CRange(least, inside).state()).isEqualTo(State.AT_LOWER_BOUND);
        assertThat(new CRange(inside, greatest).state()).isEqualTo(State.AT_UPPER_BOUND);
        assertThat(new CRange(inside, 2 * inside).state()).isEqualTo(State.DETERMINED);
        assertThat(new CRange(inside, 2.001 * inside).state()).isEqualTo(State.FLAT);
        assertThat(new CRange(inside, inside).determined()).isTrue();
        assertThat(new CRange(least, inside).determined()).isFalse();
    }

    @Test
    void namesOfFreeDirections() {
        Map<Primitive, Double> weights = new LinkedHashMap<>();
        weights.put(SynergyParameters.primitive('F', Power.MOVE), 1.0);
        weights.put(SynergyParameters.primitive('B', Power.MOVE), 2.0);
        weights.put(SynergyParameters.primitive('W', Power.MOVE), 0.0);
        assertThat(new FreeDirection(weights).name()).isEqualTo("move_as_ferz + 2·move_as_bishop against nothing");
        weights.put(SynergyParameters.primitive('R', Power.CAPTURE), -1.0);
        weights.put(SynergyParameters.primitive('N', Power.CAPTURE), -0.5);
        assertThat(new FreeDirection(weights).name())
                .isEqualTo("move_as_ferz + 2·move_as_bishop against capture_as_rook + 0.5·capture_as_knight");
    }

    @Test
    void targetsOfAUser() {
        SynergyTargets read = SynergyTargets.read(
                "mine.csv", List.of("\uFEFF\"piece\",value", "# no", "\"N\",300 # yes", "", "rook,1", "Q,100000"));
        assertThat(read.targets()).extracting(SynergyTarget::value).containsExactly(300.0, 1.0, 100_000.0);
        assertThat(read.standardized()).isFalse();
        assertThat(read.largestParameter()).isEqualTo(100_000);
        assertThat(SynergyTargets.read("mine.csv", List.of("N;300;0.01", "(1,4)\t200\t3"))
                        .largestParameter())
                .isEqualTo(500);
        SynergyTargets most = SynergyTargets.read("mine.csv", Collections.nCopies(200, "N,300"));
        assertThat(most.targets()).hasSize(200);
        assertThatThrownBy(() -> SynergyTargets.read("mine.csv", Collections.nCopies(201, "N,300")))
                .isInstanceOf(InputException.class)
                .hasMessage("mine.csv: found 201 targets, expected 200 at most");
        assertThatThrownBy(() -> SynergyTargets.read("mine.csv", List.of("N,300,2", "R,500")))
                .isInstanceOf(InputException.class)
                .hasMessage(
                        "mine.csv: found a standard error in 1 of 2 targets, expected one in every line or in none");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "N,0.999 | line 1: found '0.999', expected a number from 1 to 100000",
                "N,100000.1 | line 1: found '100000.1', expected a number from 1 to 100000",
                "N,300,0.009 | line 1: found '0.009', expected a number from 0.01 to 100000",
                "ifN,300 | line 1: 'ifN' has no moves that the law counts",
                "FyafsF,300 | line 1: 'FyafsF' has rides that bend",
                "N,1234567890123456789012345678901 | line 1: found '123456789012345678901234567890…'",
                "N,123456789012345678901234567890 | line 1: found '123456789012345678901234567890', expected",
            })
    void targetsThatAreNone(String line, String message) {
        assertThatThrownBy(() -> SynergyTargets.read("mine.csv", List.of(line)))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("mine.csv, " + message);
    }

    @Test
    void theLexiconsNames() {
        List<Lexicon.Entry> entries = Lexicon.entries();
        assertThat(entries).hasSize(289);
        assertThat(entries.getFirst())
                .extracting(Lexicon.Entry::code, Lexicon.Entry::name, Lexicon.Entry::betza)
                .containsExactly("F", "Ferz", "F");
        Lexicon.Entry amazon = entries.stream()
                .filter(entry -> entry.code().equals("amaque"))
                .findFirst()
                .orElseThrow();
        assertThat(amazon.name()).isEqualTo("Moves like Amazon, Captures like Queen");
        assertThat(amazon.betza()).isEqualTo("mBmNmRcBcR");
        assertThat(amazon.movement()).isEqualTo(Betza.parse("mBmNmRcQ").movement());
        assertThat(entries.stream().map(Lexicon.Entry::movement).distinct()).hasSize(289);
        assertThat(entries.stream().map(Lexicon.Entry::code).distinct()).hasSize(289);
    }
}
