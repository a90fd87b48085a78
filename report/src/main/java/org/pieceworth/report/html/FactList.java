package org.pieceworth.report.html;

import java.util.List;

/// Facts under their names.
final class FactList {

    private FactList() {}

    static void write(Html html, List<Fact> facts) {
        if (facts.isEmpty()) {
            return;
        }
        html.open("dl", "class", "facts");
        facts.forEach(fact ->
                html.open("div").leaf("dt", fact.name()).leaf("dd", fact.text()).close());
        html.close();
    }
}
