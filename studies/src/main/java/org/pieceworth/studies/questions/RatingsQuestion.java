package org.pieceworth.studies.questions;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.empirical.settings.TagConditionReader;
import org.pieceworth.stats.ratings.RatingModel;
import org.pieceworth.stats.ratings.RatingSettings;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.studies.ratings.RatedGames;
import org.pieceworth.studies.ratings.RatingsRequest;
import org.pieceworth.studies.ratings.RatingsRequest.ShownRatings;
import org.pieceworth.studies.reading.GameFiles;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// Ratings of players from games of any program.
public final class RatingsQuestion implements Question {

    private static final double MOST_RATING = 100_000;

    private final Setting<Double> mean =
            Setting.number(NumberOption.of("--mean", "N", "the mean rating of all players", -MOST_RATING, MOST_RATING)
                    .standard(0.0));
    private static final NumberOption<Integer> GAMES = NumberOption.of(
            "--games", "N", "predict a match of so many games, with --player and --against", 1, 1_000_000);

    private final CommonOptions common = new CommonOptions();
    private final FormatOption output = new FormatOption();
    private final Setting<List<String>> names = Setting.operands(
            "1..*",
            "GAMES",
            "PGN files, plain, .gz, .bz2, .xz, .zst, .zip, .7z or .tar; folders of them, patterns such as '*.pgn'; - for"
                    + " standard input");
    private RatingModel model = RatingModel.DAVIDSON;
    private final Setting<Boolean> advantage =
            Setting.toggle("--white-advantage", "estimate White's advantage (default), or take it as 0");
    private final Setting<Double> prior = Setting.number(NumberOption.of(
                    "--prior-draws", "N", "virtual draws that each player has on average, as in BayesElo", 0.0, 1000.0)
            .standard(0.0));
    private final Setting<Integer> least = Setting.number(
            NumberOption.of("--least-games", "N", "show only players with so many games", 1, 1_000_000_000)
                    .standard(1));
    private final Setting<Integer> most =
            Setting.number(NumberOption.of("--players", "N", "show at most so many players", 1, 1_000_000)
                    .standard(100));
    private final Setting<List<String>> anchors =
            Setting.repeated("--anchor", "NAME=RATING", "a player's given rating; may be given more than once");
    private final Setting<String> cluster = Setting.standard(
            "pair",
            "--cluster",
            "HOW",
            "games that depend on each other: pair (default; the same players and opening, colours changed), game,"
                    + " opening, or tags such as Event");
    private final Setting<Optional<String>> where = Setting.text(
            "--where",
            "CONDITION",
            "use only games whose tags match: \"WhiteElo >= 2500 and Event ~ 'blitz'\" (~ means contains)");
    private final Setting<Optional<String>> alias =
            Setting.path("--alias", "FILE", "other spellings of players' names, lines ALIAS = NAME");
    private final Setting<Optional<String>> player =
            Setting.text("--player", "NAME", "also show how a player did against each opponent and in each opening");
    private final Setting<Optional<String>> against =
            Setting.text("--against", "NAME", "also show the match of --player against this one, and predict another");
    private final Setting<Optional<Integer>> games = Setting.optional(GAMES);
    private final Setting<Optional<String>> plot =
            Setting.output("--plot", "FILE.svg", "write a picture of the ratings");
    private final Setting<Boolean> byOpening = Setting.flag("--openings", "also show White's score in each opening");

    public RatingsQuestion() {}

    /// The models as people type them.
    private static final List<String> MODELS = List.of("davidson", "rao-kupper", "scores");

    @Override
    public void describe(Options usage) {
        usage.about("Rate players by their games. One fit also estimates White's advantage and draws; errors come "
                + "from pairs of games.");
        usage.examples("""
                pieceworth ratings games.pgn
                pieceworth ratings a.pgn.zst b.pgn --anchor "Stockfish 17=3600"
                pieceworth ratings games.pgn --player A --against B --games 100
                """);
        OptionGroup.all(usage, common, output, names);
        usage.choice(
                "--model",
                "NAME",
                "how results depend on ratings: davidson (default), rao-kupper (as BayesElo), or scores, where a draw"
                        + " is half a win (as Ordo)",
                MODELS,
                at -> model = RatingModel.values()[at]);
        OptionGroup.all(
                usage, advantage, mean, anchors, prior, cluster, where, alias, most, least, player, against, games,
                byOpening, plot);
    }

    @Override
    public Reply reply() {
        check();
        List<String> files = GameFiles.of(names.get());
        Optional<OutputFile> picture = plot.get().map(OutputFile::picture);
        picture.ifPresent(written -> OutputCheck.check(
                Stream.concat(files.stream(), alias.get().stream()), List.of(new OutputCheck.Output("plot", written))));
        RatedGames rated = RatedGames.of(request(files));
        picture.ifPresent(target -> target.write(out -> out.print(rated.svg())));
        return Reply.of(rated.document(), output.format);
    }

    private void check() {
        OptionDependency.check("against", against.isTyped(), "--player NAME", player.isTyped());
        OptionDependency.check("games", games.isTyped(), "--against NAME", against.isTyped());
        OptionDependency.exclude(
                "mean", mean.isTyped(), "--anchor", !anchors.get().isEmpty());
        if (against.isTyped() && against.get().equals(player.get())) {
            throw InputException.about("against", "found the same player twice, expected two players");
        }
    }

    private RatingsRequest request(List<String> files) {
        return new RatingsRequest(
                files,
                where.get().map(TagConditionReader::parse).orElse(new TagCondition.All()),
                alias.get()
                        .map(file -> NameAliases.read(file, TextFile.lines(file)))
                        .orElse(NameAliases.NONE),
                cluster.get(),
                common.threads,
                new RatingSettings(model, advantage.get(), mean.get(), Map.of(), prior.get()),
                given(),
                new ShownRatings(most.get(), least.get(), byOpening.get(), player.get(), against.get(), games.get()));
    }

    private Map<String, Double> given() {
        Map<String, Double> given = new HashMap<>();
        for (String anchor : anchors.get()) {
            int equals = anchor.lastIndexOf('=');
            String number = anchor.substring(equals + 1).strip();
            double rating = PlainNumber.read(number).orElse(Double.NaN);
            if (equals < 1 || !(Math.abs(rating) <= MOST_RATING)) {
                throw InputException.about(
                        "anchor",
                        "found '" + anchor + "', expected a player and a rating, such as \"Stockfish 17=3600\"");
            }
            String name = anchor.substring(0, equals).strip();
            if (given.put(name, rating) != null) {
                throw InputException.about(
                        "anchor", "found '" + name + "' more than once, expected one rating for each player");
            }
        }
        return given;
    }
}
