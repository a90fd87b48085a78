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
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.play.SprtDocument;
import org.pieceworth.studies.ratings.TestedGames;
import org.pieceworth.text.InputException;

/// Elo and a sequential test of given counts of results.
public final class SprtQuestion implements Question {

    private static final long MOST = 1_000_000_000;

    /// Independent games, half of them draws.
    private static final ScoreCounts USUAL = ScoreCounts.pairs(1, 4, 6, 4, 1);

    private final FormatOption output = new FormatOption();
    private final Setting<Optional<Long>> wins = Setting.optional(count("--wins", "games that the first player won"));
    private final Setting<Optional<Long>> losses = Setting.optional(count("--losses", "games that it lost"));
    private final Setting<Optional<Long>> draws = Setting.optional(count("--draws", "drawn games"));
    private Optional<ScoreCounts> pairs = Optional.empty();
    private final Setting<String> test = Setting.standard(
            "elo0=0,elo1=5",
            "--sprt",
            "TEST",
            "the test: elo0=0,elo1=5,alpha=0.05,beta=0.05,model=logistic (these are the defaults; the model may be"
                    + " normalized)");
    private final Setting<Boolean> plan = Setting.flag(
            "--plan",
            "show the games that the test takes on average, by the true difference; their spread is that of the results, or"
                    + " else of independent games, half of them drawn");
    private final boolean readsFiles;
    private final CommonOptions common = new CommonOptions();
    private final Setting<List<String>> files = Setting.operands("0..*", "GAMES", "PGN files; - for standard input");
    private final Setting<Optional<String>> first =
            Setting.text("--a", "NAME", "the player to test, by the games' tags (default: the first of two)");
    private final Setting<Optional<String>> second = Setting.text("--b", "NAME", "only the games against this player");
    private final Setting<Optional<String>> where = Setting.text(
            "--where", "CONDITION", "use only games whose tags match: \"Event ~ 'test 12'\" (~ means contains)");

    /// @param readsFiles true if files of games may be named
    public SprtQuestion(boolean readsFiles) {
        this.readsFiles = readsFiles;
    }

    private static NumberOption<Long> count(String names, String description) {
        return NumberOption.of(names, "N", description, 0, MOST);
    }

    @Override
    public void describe(Options usage) {
        usage.about(
                "Test whether a match is decided: Elo, its error and SPRT. From counts of results, of games or of pairs of"
                        + " games that begin alike" + (readsFiles ? "; or from files of games" : "")
                        + ". --plan shows the number of games that a test takes.");
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
        OptionGroup.all(usage, wins, losses, draws, test, plan);
    }

    private void describeFiles(Options usage) {
        OptionGroup.all(usage, common, files, first, second, where);
    }

    @Override
    public Reply reply() {
        Sprt asked = SprtText.parse(test.get());
        if (!files.get().isEmpty()) {
            return ofGames(asked);
        }
        OptionDependency.check("a", first.isTyped(), "GAMES", false);
        OptionDependency.check("b", second.isTyped(), "GAMES", false);
        OptionDependency.check("where", where.isTyped(), "GAMES", false);
        Optional<ScoreCounts> results = results();
        if (results.isEmpty() && !plan.get()) {
            throw new InputException(
                    "there is nothing to test; give --pentanomial LL,LD,E,WD,WW, or --wins, --losses and"
                            + " --draws, or files of games, or --plan");
        }
        return Reply.of(
                SprtDocument.of(asked, results, plan.get() ? Optional.of(like(results)) : Optional.empty()),
                output.format);
    }

    private Reply ofGames(Sprt asked) {
        OptionDependency.exclude("pentanomial", pairs.isPresent(), "files of games", true);
        if (wins.isTyped() || losses.isTyped() || draws.isTyped()) {
            throw new InputException("found counts and files of games, expected one of the two");
        }
        TestedGames games = TestedGames.read(
                files.get(),
                where.get().map(TagConditionReader::parse).orElse(new TagCondition.All()),
                common.threads,
                first.get(),
                second.get());
        Document document = new Document();
        games.about().forEach(document::line);
        games.skipped().forEach(document.json().putObject("skipped")::put);
        Optional<ScoreCounts> like = plan.get() ? Optional.of(like(Optional.of(games.scores()))) : Optional.empty();
        SprtDocument.addTo(document, asked, Optional.of(games.scores()), like);
        return Reply.of(document, output.format);
    }

    private static ScoreCounts like(Optional<ScoreCounts> results) {
        return results.filter(found -> found.variance() > 0).orElse(USUAL);
    }

    private Optional<ScoreCounts> results() {
        boolean games = wins.isTyped() || losses.isTyped() || draws.isTyped();
        OptionDependency.exclude("pentanomial", pairs.isPresent(), "--wins, --losses and --draws", games);
        Optional<ScoreCounts> counted = games
                ? Optional.of(ScoreCounts.games(
                        losses.get().orElse(0L),
                        draws.get().orElse(0L),
                        wins.get().orElse(0L)))
                : pairs;
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
