package org.pieceworth.cli.findings;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// `bench/findings/people.tsv`: for each kind of groups, group and question a number with its error.
///
/// @param rows of the file
record PeopleResults(List<ShippedResults.Row> rows) {

    static PeopleResults shipped() {
        return new PeopleResults(ShippedResults.rows("people.tsv"));
    }

    /// The groups of a kind, in the order of the file.
    Set<String> groups(String kind) {
        Set<String> groups = new LinkedHashSet<>();
        rows.stream().filter(row -> row.text("kind").equals(kind)).forEach(row -> groups.add(row.text("group")));
        return groups;
    }

    int games(String kind, String group) {
        return Integer.parseInt(rows.stream()
                .filter(row ->
                        row.text("kind").equals(kind) && row.text("group").equals(group))
                .findFirst()
                .orElseThrow()
                .text("games"));
    }

    ShippedResults.Row row(String kind, String group, String question) {
        return rows.stream()
                .filter(row -> row.text("kind").equals(kind)
                        && row.text("group").equals(group)
                        && row.text("question").equals(question))
                .findFirst()
                .orElseThrow();
    }
}
