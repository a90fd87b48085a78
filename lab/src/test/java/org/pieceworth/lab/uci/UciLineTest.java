package org.pieceworth.lab.uci;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Any white space between words, before the first and behind the last.
class UciLineTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bestmove e2e4 ponder e7e5",
                "bestmove\te2e4\tponder\te7e5",
                "\tbestmove   e2e4 \t ponder e7e5\t",
                "  bestmove e2e4\u000bponder\fe7e5\r",
                "bestmove\u00a0e2e4 ponder\u2003e7e5"
            })
    void wordsAreToldApart(String line) {
        assertThat(UciLine.command(line)).isEqualTo("bestmove");
        assertThat(UciLine.command(UciLine.rest(line))).isEqualTo("e2e4");
        assertThat(UciLine.spaced(line)).isEqualTo("bestmove e2e4 ponder e7e5");
    }

    @Test
    void linesOfOneWordOrNone() {
        assertThat(UciLine.command(" \t")).isEmpty();
        assertThat(UciLine.rest(" \t")).isEmpty();
        assertThat(UciLine.spaced("\t\t")).isEmpty();
        assertThat(UciLine.command("bestmove\t")).isEqualTo("bestmove");
        assertThat(UciLine.rest("bestmove\t")).isEmpty();
        assertThat(UciLine.command("bestmoves e2e4")).isEqualTo("bestmoves");
    }

    @Test
    void tabsInWhatAnEngineReports() {
        UciInfo info = UciInfo.NONE.with("info\tdepth\t7\tscore\tcp\t-35\u000bnodes 900\tpv\te2e4");
        assertThat(info).isEqualTo(new UciInfo(-35, 7, 900));
        ExternalEngineOption option =
                ExternalEngineOption.parse("option\tname\tClear  Hash\ttype\tspin\tdefault 1\tmin\t1\tmax\t8");
        assertThat(option.name()).isEqualTo("Clear Hash");
        assertThat(option.max()).hasValue(8);
    }
}
