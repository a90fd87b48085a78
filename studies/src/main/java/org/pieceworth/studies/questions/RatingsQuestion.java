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
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.studies.ratings.RatedGames;
import org.pieceworth.studies.ratings.RatingsRequest;
import org.pieceworth.studies.ratings.ShownRatings;
import org.pieceworth.studies.reading.GameFiles;
import org.pieceworth.text.InputException;

/// Ratings of players from games of any program.
public final class RatingsQuestion implements Question {

    private static final double MOST_RATING = 100_000;

    private static final NumberOption<Double> MEAN = NumberOption.of(
                    "--mean", "N", "the mean rating of all players", -MOST_RATING, MOST_RATING)
            .standard(0.0);
    private static final NumberOption<Double> PRIOR = NumberOption.of(
                    "--prior-draws", "N", "virtual draws that each player has on average, as in BayesElo", 0.0, 1000.0)
            .standard(0.0);
    private static final NumberOption<Integer> LEAST = NumberOption.of(
                    "--least-games", "N", "show only players with so many games", 1, 1_000_000_000)
            .standard(1);
    private static final NumberOption<Integer> MOST = NumberOption.of(
                    "--players", "N", "show at most so many players", 1, 1_000_000)
            .standard(100);
    private static final NumberOption<Integer> GAMES = NumberOption.of(
            "--games", "N", "foretell a match of so many games, with --player and --against", 1, 1_000_000);

    private final CommonOptions common = new CommonOptions();
    private final FormatOption output = new FormatOption();
    private List<String> names = List.of();
    private RatingModel model = RatingModel.DAVIDSON;
    private boolean advantage = true;
    private double mean = MEAN.defaultValue();
    private double prior = PRIOR.defaultValue();
    private int least = LEAST.defaultValue();
    private int most = MOST.defaultValue();
    private List<String> anchors = List.of();
    private boolean meanTyped;
    private String cluster = "pair";
    private Optional<String> where = Optional.empty();
    private Optional<String> alias = Optional.empty();
    private Optional<String> player = Optional.empty();
    private Optional<String> against = Optional.empty();
    private Optional<Integer> games = Optional.empty();
    private Optional<String> plot = Optional.empty();
    private boolean byOpening;

    public RatingsQuestion() {}

    /// The models as people type them.
    private static final List<String> MODELS = List.of("davidson", "rao-kupper", "scores");

    @Override
    public void describe(Options usage) {
        usage.about(
                "Ratings of players from their games, as one fit: White's advantage and draws are estimated in it, and"
                        + " errors come from pairs of games.");
        usage.examples("""
                pieceworth ratings games.pgn
                pieceworth ratings a.pgn.zst b.pgn --anchor "Stockfish 17=3600"
                pieceworth ratings games.pgn --player A --against B --games 100
                """);
        common.describe(usage);
        output.describe(usage);
        usage.operands(
                "1..*",
                "GAMES",
                "PGN files, plain, .gz, .bz2, .xz, .zst, .zip, .7z or .tar; folders of them, patterns such as '*.pgn'; - for"
                        + " standard input",
                values -> names = values);
        usage.choice(
                "--model",
                "NAME",
                "how results depend on ratings: davidson (default), rao-kupper (as BayesElo), or scores, where a draw"
                        + " is half a win (as Ordo)",
                MODELS,
                at -> model = RatingModel.values()[at]);
        usage.toggle(
                "--white-advantage",
                "estimate White's advantage (default), or take it as 0",
                value -> advantage = value);
        usage.number(MEAN, value -> {
            mean = value;
            meanTyped = true;
        });
        usage.repeated(
                "--anchor",
                "NAME=RATING",
                "a player's given rating; may be given more than once",
                values -> anchors = values);
        usage.number(PRIOR, value -> prior = value);
        usage.text(
                "--cluster",
                "HOW",
                "games that depend on each other: pair (default; the same players and opening, colours changed), game,"
                        + " opening, or tags such as Event",
                value -> cluster = value);
        usage.text(
                "--where",
                "CONDITION",
                "use only games whose tags match: \"WhiteElo >= 2500 and Event ~ 'blitz'\" (~ means contains)",
                value -> where = Optional.of(value));
        usage.path(
                "--alias",
                "FILE",
                "other spellings of players' names, lines ALIAS = NAME",
                value -> alias = Optional.of(value));
        usage.number(MOST, value -> most = value);
        usage.number(LEAST, value -> least = value);
        usage.text(
                "--player",
                "NAME",
                "also show how a player did against each opponent and in each opening",
                value -> player = Optional.of(value));
        usage.text(
                "--against",
                "NAME",
                "also show the match of --player against this one, and foretell another",
                value -> against = Optional.of(value));
        usage.number(GAMES, value -> games = Optional.of(value));
        usage.flag("--openings", "also show what White scores in each opening", () -> byOpening = true);
        usage.output("--plot", "FILE.svg", "write a picture of the ratings", value -> plot = Optional.of(value));
    }

    @Override
    public Reply reply() {
        check();
        List<String> files = GameFiles.of(names);
        Optional<OutputFile> picture = plot.map(RatingsQuestion::picture);
        picture.ifPresent(written -> OutputCheck.check(
                Stream.concat(files.stream(), alias.stream()), List.of(new OutputCheck.Output("plot", written))));
        RatedGames rated = RatedGames.of(request(files));
        picture.ifPresent(target -> target.write(out -> out.print(rated.svg())));
        return Reply.of(rated.document(), output.format);
    }

    private void check() {
        OptionDependency.check("against", against.isPresent(), "--player NAME", player.isPresent());
        OptionDependency.check("games", games.isPresent(), "--against NAME", against.isPresent());
        OptionDependency.exclude("mean", meanTyped, "--anchor", !anchors.isEmpty());
        if (against.isPresent() && against.equals(player)) {
            throw InputException.about("against", "found the same player twice, expected two players");
        }
    }

    private RatingsRequest request(List<String> files) {
        return new RatingsRequest(
                files,
                where.map(TagConditionReader::parse).orElse(new TagCondition.All()),
                alias.map(file -> NameAliases.read(file, TextFile.lines(file))).orElse(NameAliases.NONE),
                cluster,
                common.threads,
                new RatingSettings(model, advantage, mean, Map.of(), prior),
                given(),
                new ShownRatings(most, least, byOpening, player, against, games));
    }

    private Map<String, Double> given() {
        Map<String, Double> given = new HashMap<>();
        for (String anchor : anchors) {
            int equals = anchor.lastIndexOf('=');
            String number = anchor.substring(equals + 1).strip();
            if (equals < 1 || !number.matches("[+-]?\\d{1,5}(\\.\\d{1,6})?")) {
                throw InputException.about(
                        "anchor",
                        "found '" + anchor + "', expected a player and a rating, such as \"Stockfish 17=3600\"");
            }
            String name = anchor.substring(0, equals).strip();
            if (given.put(name, Double.parseDouble(number)) != null) {
                throw InputException.about(
                        "anchor", "found '" + name + "' more than once, expected one rating for each player");
            }
        }
        return given;
    }

    private static OutputFile picture(String name) {
        if (!name.endsWith(".svg")) {
            throw InputException.about("plot", "found '" + name + "', expected a name that ends in .svg");
        }
        return OutputFile.of(name);
    }
}
