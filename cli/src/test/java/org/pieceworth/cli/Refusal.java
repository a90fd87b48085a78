package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

/// What is typed amiss gets one line, which says so, and exit code 2.
final class Refusal {

    private Refusal() {}

    static void check(int code, String out, String err, String part) {
        assertThat(code).isEqualTo(2);
        assertThat(out).isEmpty();
        assertThat(err.lines())
                .singleElement()
                .asString()
                .startsWith("pieceworth: ")
                .contains(part);
    }
}
