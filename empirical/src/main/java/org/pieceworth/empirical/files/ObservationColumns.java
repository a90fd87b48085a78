package org.pieceworth.empirical.files;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.pieceworth.empirical.labelled.LabelForm;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.terms.Feature;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Ordered;

/// The column numbers of a table of observations: those of [#FIXED], one per tag, one per feature, and
/// optionally [#SCORE]. Names are compared without case; a missing column has −1.
///
/// @param game the game's number; its rows are consecutive
/// @param ply number of moves before the row; empty for a game without rows
/// @param result the game's result
/// @param plies number of the game's moves; optional
/// @param weight the game's weight; optional
/// @param key the game's hash, for duplicates; optional
/// @param score White's expected score from a search; optional
/// @param features a column per feature of the terms
/// @param tags columns of the wanted tags
public record ObservationColumns(
        int game,
        int ply,
        int result,
        int plies,
        int weight,
        int key,
        int score,
        List<Integer> features,
        Map<String, Integer> tags) {

    /// The first columns of every such table.
    public static final List<String> FIXED = List.of("game", "ply", "result", "plies", "weight", "key");

    /// The column of scores.
    public static final String SCORE = "score";

    /// The default tags in saved rows.
    public static final List<String> USUAL_TAGS =
            List.of("White", "Black", "WhiteElo", "BlackElo", "Date", "Event", "ECO", "TimeControl");

    /// Names that a message lists at most.
    private static final int SHOWN = 24;

    /// Columns that a message names at most as missing.
    private static final int FEW = 4;

    public ObservationColumns {
        features = List.copyOf(features);
        tags = Ordered.copy(tags);
    }

    /// The default tags and those that the settings read, except those with a fixed column, such as `GameEnd` and
    /// `Weight`.
    public static Set<String> tags(ObservationSettings options) {
        Set<String> tags = new LinkedHashSet<>(USUAL_TAGS);
        Set<String> more = new TreeSet<>(required(options));
        options.groups().by().ifPresent(grouping -> more.addAll(grouping.tags()));
        more.stream()
                .filter(tag -> tags.stream().noneMatch(tag::equalsIgnoreCase) && !isFixed(tag))
                .forEach(tags::add);
        return tags;
    }

    /// True for a tag whose content is already in a fixed column, so that it is not saved.
    private static boolean isFixed(String tag) {
        return tag.equalsIgnoreCase(SCORE) || FIXED.stream().anyMatch(tag::equalsIgnoreCase);
    }

    private static Set<String> required(ObservationSettings options) {
        Set<String> tags = new TreeSet<>();
        options.games().where().addTags(tags);
        options.groups().weighting().tag().ifPresent(tags::add);
        return tags;
    }

    /// The names of all columns to write.
    ///
    /// @throws InputException when two columns have the same name
    public static List<String> names(TermSet terms, Set<String> tags, boolean scored) {
        List<String> names = new ArrayList<>(FIXED);
        if (scored) {
            names.add(SCORE);
        }
        names.addAll(tags);
        terms.features().stream().map(Feature::name).forEach(names::add);
        Set<String> seen = new LinkedHashSet<>();
        for (String name : names) {
            if (!seen.add(name.toLowerCase(Locale.ROOT))) {
                throw new InputException("two columns would be named " + name
                        + ", which files of rows cannot distinguish; leave that tag or feature out");
            }
        }
        return names;
    }

    /// Finds the columns of a table.
    ///
    /// @param name the table's name, for messages
    /// @param keeperTags optional tags
    /// @throws InputException naming the columns that are missing
    public static ObservationColumns find(
            String name, List<String> header, TermSet terms, ObservationSettings options, Set<String> keeperTags) {
        Map<String, Integer> byName = new LinkedHashMap<>();
        for (int i = 0; i < header.size(); i++) {
            byName.putIfAbsent(header.get(i).toLowerCase(Locale.ROOT), i);
        }
        List<String> needed = new ArrayList<>(FIXED.subList(0, 3));
        if (options.positions().target() == Target.SCORE) {
            needed.add(SCORE);
        }
        terms.features().stream().map(Feature::name).forEach(needed::add);
        needed.addAll(required(options));
        List<String> missing =
                needed.stream().filter(column -> column(byName, column) < 0).toList();
        if (!missing.isEmpty()) {
            InputException without = new InputException(name + ": found no column " + shown(missing, FEW)
                    + ", expected the columns game, ply, result, each feature and each tag asked for; found "
                    + shown(header, SHOWN));
            throw mended(without, terms, missing);
        }
        Map<String, Integer> tags = new LinkedHashMap<>();
        Set<String> wanted = new LinkedHashSet<>(keeperTags);
        wanted.addAll(required(options));
        options.groups().by().ifPresent(grouping -> wanted.addAll(grouping.tags()));
        options.groups().clusterTags().names().stream()
                .filter(tag -> wanted.stream().noneMatch(tag::equalsIgnoreCase))
                .forEach(wanted::add);
        wanted.stream().filter(tag -> column(byName, tag) >= 0).forEach(tag -> tags.put(tag, column(byName, tag)));
        if (options.groups().by().isPresent()
                && options.groups().by().get().tags().stream().noneMatch(tags::containsKey)) {
            throw new InputException(name + ": found no column "
                    + String.join(
                            " or ", new TreeSet<>(options.groups().by().get().tags())) + ", which grouping by "
                    + options.groups().by().get().text() + " needs");
        }
        return new ObservationColumns(
                column(byName, "game"),
                column(byName, "ply"),
                column(byName, "result"),
                column(byName, "plies"),
                column(byName, "weight"),
                column(byName, "key"),
                column(byName, SCORE),
                terms.features().stream()
                        .map(feature -> column(byName, feature.name()))
                        .toList(),
                tags);
    }

    private static int column(Map<String, Integer> byName, String name) {
        return byName.getOrDefault(name.toLowerCase(Locale.ROOT), -1);
    }

    /// Suggests reading the games again, since features are counted from positions.
    private static InputException mended(InputException without, TermSet terms, List<String> missing) {
        List<String> features = terms.features().stream().map(Feature::name).toList();
        return features.stream().anyMatch(missing::contains)
                ? without.with("features", terms.text() + " to write it again from the games by `count`")
                : without;
    }

    private static String shown(List<String> names, int maxNames) {
        return String.join(", ", names.subList(0, Math.min(maxNames, names.size())))
                + (names.size() > maxNames ? ", …" : "");
    }

    /// Parses a result.
    ///
    /// @param place its place, for messages
    /// @throws InputException when the header is invalid
    public static GameResult result(String text, String place) {
        return LabelForm.result(text.strip())
                .orElseThrow(() -> new InputException(
                        place + ": found the result '" + Excerpt.of(text) + "', expected 1-0, 1/2-1/2 or 0-1"));
    }
}
