package org.pieceworth.studies.ratings;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;

/// Games of files.
///
/// @param tournament the games
/// @param skipped unused games, by reason
/// @param pairs number of pairs among the games
record ReadGames(Tournament tournament, Map<String, Long> skipped, long pairs) {

    /// In the order of the reasons' names.
    ReadGames {
        skipped = new TreeMap<>(skipped);
    }

    long games() {
        return tournament.results().games();
    }

    /// `; skipped: no-result 3`, or nothing.
    String skippedText() {
        return skipped.isEmpty()
                ? ""
                : "; skipped: "
                        + skipped.entrySet().stream()
                                .map(each -> each.getKey() + " " + Counted.number(each.getValue()))
                                .collect(Collectors.joining(", "));
    }

    /// The number of a player.
    ///
    /// @param setting the option that names him
    /// @throws InputException when no game has that name
    int player(String setting, String name) {
        return tournament
                .known(name)
                .orElseThrow(() -> InputException.about(
                        setting,
                        "found no game of '" + name + "'"
                                + NearestName.of(name, tournament.names().stream())
                                        .map(near -> "; did you mean '" + near + "'?")
                                        .orElse("; expected a name as the tags White and Black have it")));
    }
}
