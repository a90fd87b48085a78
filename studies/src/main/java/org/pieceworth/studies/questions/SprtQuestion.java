package org.pieceworth.studies.questions;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.empirical.settings.TagConditionReader;
import org.pieceworth.lab.match.SprtText;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.play.SprtDocument;
import org.pieceworth.studies.ratings.TestedGames;
import org.pieceworth.text.InputException;

/// Elo and a sequential test of results that somebody else counted.
public final class SprtQuestion implements Question {

    private static final long MOST = 1_000_000_000;

    /// Independent games of which half are drawn.
    private static final ScoreCounts USUAL = ScoreCounts.pairs(1, 4, 6, 4, 1);

    private static final NumberOption<Long> WINS = count("--wins", "games that the first player won");
    private static final NumberOption<Long> LOSSES = count("--losses", "games that it lost");
    private static final NumberOption<Long> DRAWS = count("--draws", "games that were drawn");

    private final FormatOption output = new FormatOption();
    private Optional<Long> wins = Optional.empty();
    private Optional<Long> losses = Optional.empty();
    private Optional<Long> draws = Optional.empty();
    private Optional<ScoreCounts> pairs = Optional.empty();
    private String test = "elo0=0,elo1=5";
    private boolean plan;
    private final boolean readsFiles;
    private final CommonOptions common = new CommonOptions();
    private List<String> files = List.of();
    private Optional<String> first = Optional.empty();
    private Optional<String> second = Optional.empty();
    private Optional<String> where = Optional.empty();

    /// @param readsFiles true where files of games may be named
    public SprtQuestion(boolean readsFiles) {
        this.readsFiles = readsFiles;
    }

    private static NumberOption<Long> count(String names, String description) {
        return NumberOption.of(names, "N", description, 0, MOST);
    }

    @Override
    public void describe(Options usage) {
        usage.about(
                "Elo, its error and a sequential test (SPRT) from counts of results: of games, or of pairs of games that begin"
                        + " alike" + (readsFiles ? "; or from files of games" : "")
                        + ". With --plan the games that a test takes.");
        usage.examples("""
                pieceworth sprt --pentanomial 12,105,240,131,20
                pieceworth sprt --wins 310 --losses 250 --draws 440 --sprt elo0=0,elo1=10
                pieceworth sprt --plan --sprt elo0=0,elo1=2,model=normalized
                """ + (readsFiles ? "pieceworth sprt games.pgn --a NEW --sprt elo0=0,elo1=10\n" : ""));
        output.describe(usage);
        if (readsFiles) {
            describeFiles(usage);
        }
        usage.text(
                "--pentanomial",
                "LL,LD,E,WD,WW",
                "pairs of games by the first player's points: 0, 1/2, 1, 3/2 and 2, as runners print them",
                text -> pairs = Optional.of(pentanomial(text)));
        usage.number(WINS, value -> wins = Optional.of(value));
        usage.number(LOSSES, value -> losses = Optional.of(value));
        usage.number(DRAWS, value -> draws = Optional.of(value));
        usage.text(
                "--sprt",
                "TEST",
                "the test: elo0=0,elo1=5,alpha=0.05,beta=0.05,model=logistic (these are the defaults; the model may be"
                        + " normalized)",
                value -> test = value);
        usage.flag(
                "--plan",
                "show the games that the test takes on average, by the true difference; their spread is that of the results, or"
                        + " else of independent games of which half are drawn",
                () -> plan = true);
    }

    private void describeFiles(Options usage) {
        common.describe(usage);
        usage.operands("0..*", "GAMES", "PGN files; - for standard input", values -> files = values);
        usage.text(
                "--a",
                "NAME",
                "the player to test, by the games' tags (default: the first of two)",
                value -> first = Optional.of(value));
        usage.text("--b", "NAME", "only the games against this player", value -> second = Optional.of(value));
        usage.text(
                "--where",
                "CONDITION",
                "use only games whose tags match: \"Event ~ 'test 12'\" (~ means contains)",
                value -> where = Optional.of(value));
    }

    @Override
    public Reply reply() {
        Sprt asked = SprtText.parse(test);
        if (!files.isEmpty()) {
            return ofGames(asked);
        }
        OptionDependency.check("a", first.isPresent(), "GAMES", false);
        OptionDependency.check("b", second.isPresent(), "GAMES", false);
        OptionDependency.check("where", where.isPresent(), "GAMES", false);
        Optional<ScoreCounts> results = results();
        if (results.isEmpty() && !plan) {
            throw new InputException(
                    "there is nothing to test; give --pentanomial LL,LD,E,WD,WW, or --wins, --losses and"
                            + " --draws, or files of games, or --plan");
        }
        return Reply.of(
                SprtDocument.of(asked, results, plan ? Optional.of(like(results)) : Optional.empty()), output.format);
    }

    private Reply ofGames(Sprt asked) {
        OptionDependency.exclude("pentanomial", pairs.isPresent(), "files of games", true);
        if (wins.isPresent() || losses.isPresent() || draws.isPresent()) {
            throw new InputException("found counts and files of games, expected one of the two");
        }
        TestedGames games = TestedGames.read(
                files,
                where.map(TagConditionReader::parse).orElse(new TagCondition.All()),
                common.threads,
                first,
                second);
        Document document = new Document();
        games.about().forEach(document::line);
        games.skipped().forEach(document.json().putObject("skipped")::put);
        Optional<ScoreCounts> like = plan ? Optional.of(like(Optional.of(games.scores()))) : Optional.empty();
        SprtDocument.addTo(document, asked, Optional.of(games.scores()), like);
        return Reply.of(document, output.format);
    }

    private static ScoreCounts like(Optional<ScoreCounts> results) {
        return results.filter(found -> found.variance() > 0).orElse(USUAL);
    }

    private Optional<ScoreCounts> results() {
        boolean games = wins.isPresent() || losses.isPresent() || draws.isPresent();
        OptionDependency.exclude("pentanomial", pairs.isPresent(), "--wins, --losses and --draws", games);
        Optional<ScoreCounts> counted =
                games ? Optional.of(ScoreCounts.games(losses.orElse(0L), draws.orElse(0L), wins.orElse(0L))) : pairs;
        if (counted.filter(found -> found.results() == 0).isPresent()) {
            throw new InputException("found no results, expected one game or pair of games at least");
        }
        return counted;
    }

    private static ScoreCounts pentanomial(String text) {
        String plain = text.strip().replaceAll("[\\[\\]]", "");
        if (!plain.matches("\\d{1,9}(\\s*[,\\s]\\s*\\d{1,9}){4}")) {
            throw InputException.about(
                    "pentanomial",
                    "found '" + text + "', expected five counts of pairs of games such as 12,105,240,131,20");
        }
        long[] counts = List.of(plain.split("[,\\s]+")).stream()
                .mapToLong(Long::parseLong)
                .toArray();
        return ScoreCounts.pairs(counts[0], counts[1], counts[2], counts[3], counts[4]);
    }
}
