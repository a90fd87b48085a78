package org.pieceworth.studies.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.uci.EngineRun.Manners;
import org.pieceworth.text.InputException;

class EngineTextTest {

    private static final TimeControl COMMON = TimeControl.nodes(500);

    private static EngineEntry typed(String text) {
        return EngineText.parse(text, List.of());
    }

    @Test
    void keysOfMatchRunnersAreRead() {
        EngineEntry entry = typed("cmd=./e;name=new one;arg=-x y;args=-a \"b c\" '' d;dir=/tmp;env.LANG=C;stderr=e.log;"
                + "option.Skill Level=3;Option.Path=a\\;b;initstr=one\\ntwo;restart=on;ponder;whitepov=true;proto=uci");
        assertThat(entry.player()).isEqualTo("./e");
        assertThat(entry.title()).isEqualTo("new one");
        assertThat(entry.arguments()).containsExactly("-x y", "-a", "b c", "", "d");
        assertThat(entry.folder()).hasValue("/tmp");
        assertThat(entry.environment()).isEqualTo(Map.of("LANG", "C"));
        assertThat(entry.errors()).hasValue("e.log");
        assertThat(entry.options()).containsExactly(Map.entry("Skill Level", "3"), Map.entry("Path", "a;b"));
        assertThat(entry.firstLines()).containsExactly("one", "two");
        assertThat(entry.manners()).isEqualTo(new Manners(true, true, true));
        assertThat(entry.limits().control(COMMON)).isEqualTo(COMMON);
    }

    @Test
    void limitsOfItsOwnTakeThePlaceOfCommonOnes() {
        assertThat(typed("cmd=self;nodes=70").limits().control(COMMON)).isEqualTo(TimeControl.nodes(70));
        assertThat(typed("cmd=e;st=0.05").limits().control(COMMON)).isEqualTo(TimeControl.moveTime(50));
        assertThat(typed("cmd=e;movetime=9;timemargin=3").limits().control(COMMON))
                .isEqualTo(TimeControl.moveTime(9).within(3));
        assertThat(typed("cmd=e;tc=40/60+1;depth=5;nodes=9").limits().control(COMMON))
                .isEqualTo(TimeControl.clock(60_000, 1_000, 100).every(40).with(9, 5));
        assertThat(typed("cmd=e;plies=4").limits().control(COMMON)).isEqualTo(TimeControl.depth(4));
        assertThat(typed("cmd=e;timemargin=5").limits().control(TimeControl.moveTime(9)))
                .isEqualTo(TimeControl.moveTime(9).within(5));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            name=x                   | found no cmd=
            cmd=                     | found nothing after cmd=
            cmd=e;nods=3             | the nearest is nodes
            cmd=e;nodes=0            | expected a whole number from 1
            cmd=e;nodes=1e6          | expected a whole number from 1
            cmd=e;tc=fast            | expected seconds and an increment
            cmd=e;tc=1+0.1;st=1      | found both tc and time for a move
            cmd=e;st=0               | expected seconds for each move
            cmd=e;restart=maybe      | expected on or off
            cmd=e;proto=xboard       | expected uci
            cmd=e;conf=none          | expected a name in the file of engines
            cmd=self;option.Hash=3   | which is Pieceworth's engine
            cmd=self:universal;dir=/ | which is Pieceworth's engine
            """)
    void whatMakesNoSenseIsRefused(String text, String told) {
        assertThatThrownBy(() -> typed(text)).isInstanceOf(InputException.class).hasMessageContaining(told);
    }

    @Test
    void filesOfEnginesAreRead() {
        List<EngineEntry> file = EnginesFile.read(
                "e.json", List.of("""
                [{"name": "one", "command": "/no/such/program -a 'b c'", "workingDirectory": "", "protocol": "uci",
                  "initStrings": ["x"], "restart": "on", "variants": ["standard"], "debug": false,
                  "options": [{"name": "Hash", "value": 64, "default": 16, "type": "spin"},
                              {"name": "Own Book", "value": false, "type": "check"},
                              {"name": "Clear Hash", "type": "button"}]},
                 {"name": "two", "command": "self", "nodes": 50},
                 {"command": "three", "arguments": ["-q"], "environment": {"A": "b"}, "options": {"Hash": "8"},
                  "tc": "1+0.1", "timemargin": 5}]"""), warning -> assertThat(warning).isNull());
        assertThat(file).extracting(EngineEntry::title).containsExactly("one", "two", "three");
        assertThat(file.get(0).player()).isEqualTo("/no/such/program");
        assertThat(file.get(0).arguments()).containsExactly("-a", "b c");
        assertThat(file.get(0).options()).containsExactly(Map.entry("Hash", "64"), Map.entry("Own Book", "false"));
        assertThat(file.get(0).manners().restart()).isTrue();
        assertThat(file.get(1).limits().control(COMMON)).isEqualTo(TimeControl.nodes(50));
        assertThat(file.get(2).environment()).isEqualTo(Map.of("A", "b"));
        assertThat(EngineList.of(List.of(), List.of(), file)).isEqualTo(file);
        assertThat(EngineList.of(List.of("two", "self"), List.of("conf=one;name=other;nodes=3"), file))
                .extracting(EngineEntry::title)
                .containsExactly("two", "self", "other");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {}                                             | found no list of engines
            []                                             | found no list of engines
            [1]                                            | engine 1: found 1, expected an object
            [{"command": "a"}, {"name": "b"}]              | engine 2: found no cmd=
            [{"command": "a", "workingDirectory": "a\\u0000"}] | engine 1: found dir=a
            [{"command": "a", "stderrFile": "\\ud800"}]      | engine 1: found stderr=
            [{"command": "a", "environment": {"A=": "b"}}] | which no variable of an environment can be
            [{"command": "a", "environment": {"A": "\\u0000"}}] | which no variable of an environment can be
            [{"command": "a", "protocol": "xboard"}]       | engine 1: found proto=xboard
            [{"command": "a", "options": 3}]               | found options 3, expected a list
            [{"command": "a", "options": [{"value": 3}]}]  | expected its name and value
            [{"command": {}}]                              | found command {}, expected a word
            [{"command": "a"}, {"command": "a"}]           | found two engines 'a'
            [{"command": "a",                              | is not JSON, at line 1
            """)
    void aFileThatMakesNoSenseIsRefused(String text, String told) {
        assertThatThrownBy(() -> EnginesFile.read("e.json", List.of(text), _ -> {}))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("e.json")
                .hasMessageContaining(told);
    }

    /// Keys of other versions of a foreign format change nothing; each is named once.
    @Test
    void unknownKeysArePassedOverAndNamed() {
        List<String> warnings = new ArrayList<>();
        List<EngineEntry> file = EnginesFile.read("e.json", List.of("""
                [{"command": "a", "name": "one", "timeoutScaleFactor": 1, "colour": "red", "protokol": "uci"},
                 {"command": "b", "name": "two", "timeoutScaleFactor": 2, "colour": {"r": 1}}]"""), warnings::add);
        assertThat(file).extracting(EngineEntry::title).containsExactly("one", "two");
        assertThat(warnings)
                .containsExactly(
                        "e.json: the key 'colour' is passed over",
                        "e.json: the key 'protokol' is passed over; did you mean 'protocol'?",
                        "e.json: the key 'timeoutScaleFactor' is passed over");
    }

    @Test
    void aCommandThatNoFileCanHaveIsAProgramThatIsNotThere() {
        assertThat(EnginesFile.read("e.json", List.of("[{\"command\": \"\\ud800 x\"}]"), _ -> {}))
                .singleElement()
                .extracting(EngineEntry::arguments)
                .isEqualTo(List.of("x"));
    }

    @Test
    void aFileThatIsNestedTooDeepIsRefused() {
        assertThatThrownBy(() -> EnginesFile.read("e.json", List.of("[".repeat(501)), _ -> {}))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("e.json: is nested more than 500 deep");
    }
}
