package org.pieceworth.empirical.groups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.text.InputException;

class GroupingTest {

    private static List<String> groups(String by, Map<String, String> tags) {
        return Grouping.parse(by).groups(tags, NameAliases.NONE);
    }

    @Test
    void aGameBelongsToBothPlayers() {
        NameAliases aliases = NameAliases.read("names", List.of("# a comment", "", "Tal, M. = Tal, Mihail"));
        assertThat(Grouping.parse("player").groups(Map.of("White", "Tal, M.", "Black", "Botvinnik"), aliases))
                .containsExactly("Tal, Mihail", "Botvinnik");
        assertThat(groups("player", Map.of("White", "X", "Black", "X"))).containsExactly("X");
        assertThat(groups("player", Map.of("White", "?"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "elo:200, 2650, 2710, 2600–2799",
        "elo:100, 2650, 2710, 2600–2699",
        "elo, 1199, 1200, 1000–1199",
        "elo:1, 2000, 2000, 2000",
        "rating:100, 2650, 2710, 2600–2699"
    })
    void ratingsAreTheMeanOfBoth(String by, String white, String black, String group) {
        assertThat(groups(by, Map.of("WhiteElo", white, "BlackElo", black))).containsExactly(group);
    }

    @Test
    void unknownRatingsAndYearsBelongToNoGroup() {
        assertThat(groups("elo:200", Map.of("WhiteElo", "2600"))).isEmpty();
        assertThat(groups("elo:200", Map.of("WhiteElo", "-", "BlackElo", "2500")))
                .isEmpty();
        assertThat(groups("year:10", Map.of("Date", "????.??.??"))).isEmpty();
        assertThat(groups("year:10", Map.of())).isEmpty();
    }

    @Test
    void yearsAndTags() {
        assertThat(groups("year:10", Map.of("Date", "1959.10.31"))).containsExactly("1950–1959");
        assertThat(groups("year", Map.of("UTCDate", "2021.01.01"))).containsExactly("2020–2029");
        assertThat(groups("ECO", Map.of("ECO", "B90"))).containsExactly("B90");
        assertThat(groups("event", Map.of("event", "?"))).isEmpty();
    }

    @Test
    void openingsByTheFirstCharactersOfTheirCodes() {
        assertThat(groups("eco:1", Map.of("ECO", "B90"))).containsExactly("B");
        assertThat(groups("eco:2", Map.of("ECO", "b90/03"))).containsExactly("B9");
        assertThat(groups("ECO", Map.of("ECO", "B90/03"))).containsExactly("B90/03");
        assertThat(groups("eco:1", Map.of("ECO", "?"))).isEmpty();
        assertThat(groups("eco:1", Map.of("ECO", "irregular"))).isEmpty();
        assertThat(groups("rating:200,eco:1", Map.of("ECO", "C11", "WhiteElo", "2650", "BlackElo", "2710")))
                .containsExactly("2600–2799 · C");
    }

    @Test
    void twoKeysMakeAGroupOfEachPair() {
        Map<String, String> tags = Map.of("White", "Tal", "Black", "Botvinnik", "Date", "1960.03.15");
        assertThat(groups("player,year:10", tags)).containsExactly("Tal · 1960–1969", "Botvinnik · 1960–1969");
        assertThat(Grouping.parse("year:20, rating:100").text()).isEqualTo("year:20,rating:100");
        assertThat(Grouping.parse("year:20,rating:100").tags())
                .containsExactly("BlackElo", "Date", "UTCDate", "WhiteElo");
        assertThat(groups("year:10,ECO", tags)).isEmpty();
    }

    private static List<String> ordered(String by, List<String> names) {
        return names.stream()
                .sorted(Grouping.parse(by).order(names).orElseThrow())
                .toList();
    }

    @Test
    void groupsOfNumbersAreInTheirOrder() {
        assertThat(ordered("rating:100", List.of("2600–2699", "900–999", "1000–1099")))
                .containsExactly("900–999", "1000–1099", "2600–2699");
        assertThat(ordered("Round", List.of("10", "9", "1"))).containsExactly("1", "9", "10");
        assertThat(ordered("year:20,ECO", List.of("1980–1999 · B90", "980–999 · C10", "1980–1999 · A00")))
                .containsExactly("980–999 · C10", "1980–1999 · A00", "1980–1999 · B90");
        assertThat(Grouping.parse("player").order(List.of("Tal", "Anand"))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"year:20,year:20", "year:20,elo:200,ECO", "year:20,"})
    void whatAreNotTwoKeys(String by) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> Grouping.parse(by))
                .withMessageContaining("by: found ")
                .withMessageContaining("expected");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "elo:0", "elo:x", "year:5000", "event:3", "eco:0", "eco:4", "two words", "1x"})
    void whatIsNoGrouping(String by) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> Grouping.parse(by))
                .withMessageContaining("by: found '" + by + "'")
                .withMessageContaining("expected");
    }

    @Test
    void badAliasesNameTheirLine() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> NameAliases.read("names", List.of("A = B", "no equals sign")))
                .withMessageStartingWith("names, line 2: found 'no equals sign'");
        assertThat(NameAliases.read("names", List.of("A = B")).size()).isEqualTo(1);
    }

    @Test
    void nearNamesAreFoundAndOthersNot() {
        assertThat(GroupedValues.NearNames.among(
                        List.of(
                                "Carlsen, M",
                                "Carlsen, Magnus",
                                "Carlsen, Henrik",
                                "Müller, Karsten",
                                "Muller, Karsten",
                                "Kasparov, Garry",
                                "Kasparow, Garry",
                                "Stockfish 15",
                                "Stockfish 16",
                                "Tal, M",
                                "Karpov, A"),
                        List.of()))
                .containsExactlyInAnyOrder("Carlsen, M / Carlsen, Magnus", "Muller, Karsten / Müller, Karsten");
    }
}
