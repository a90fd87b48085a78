package org.pieceworth.studies.odds;

import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.LongQuestion;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.pieces.Odds;
import org.pieceworth.studies.reading.GameFiles;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;

/// The value of odds in score, Elo and nodes: from the table that ships, by play, or from games.
public final class OddsQuestion implements LongQuestion {

    private final CommonOptions common = new CommonOptions();
    private final FormatOption format = new FormatOption();
    private final Setting<List<String>> asked = Setting.operands(
            "0..*",
            "ODDS",
            "knight, rook, queen, pawn, pawn-and-move, two-knights, queen-for-rook, exchange, move, a first rank with gaps"
                    + " (R1BQKBNR); or files of games");
    private final Setting<Optional<String>> variant = Setting.text(
            "--variant", "NAME", "odds in a variant: a name listed by `pieceworth variants`, or @my.ini:name");
    private final Setting<Optional<Long>> nodes =
            Setting.optional(NumberOption.of("--nodes", "N", "nodes per move (default 300)", 1L, 1_000_000L));
    private final Setting<Optional<Long>> games = Setting.optional(NumberOption.of(
            "--games", "N", "games at equal nodes, and as many that seek the factor (default 200)", 20L, 1_000_000L));
    private final Setting<Integer> plies =
            Setting.number(NumberOption.of("--plies", "N", "random plies at the start of a game", 1, 200)
                    .standard(4));
    private final Setting<Optional<Integer>> elo = Setting.optional(NumberOption.of(
            "--elo", "N", "the odds nearest to even between players so many points of Elo apart", 0, 3000));

    private static final long NODES = 300;
    private static final long GAMES = 200;

    public OddsQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("The exchange rate of pieces, Elo and time: what are odds worth, and how many times the nodes make "
                + "them even? From games of the engine; or from your games.");
        usage.examples("""
                pieceworth odds                               # the usual odds, by strength
                pieceworth odds knight --nodes 300            # plays
                pieceworth odds --elo 400                     # even if 400 points apart
                pieceworth odds R1BQKBNR rook+pawn --games 400
                pieceworth odds archbishop --variant capablanca
                pieceworth odds games.pgn                     # each start's worth in Elo
                """);
        OptionGroup.all(usage, asked, common, format, elo, variant, nodes, games, plies);
    }

    @Override
    public void check() {
        if (files().isEmpty()) {
            odds(rules());
        }
    }

    @Override
    public Reply reply(Run run) {
        if (elo.get().isPresent()) {
            exclude("elo", asked.get().isEmpty() && variant.get().isEmpty());
            return Reply.of(OddsDocument.nearest(OddsTable.shipped(), elo.get().get()), format.format);
        }
        List<String> files = files();
        Variant rules = rules();
        if (!files.isEmpty()) {
            exclude("ODDS", files.size() == asked.get().size());
            return Reply.of(
                    OddsDocument.of(OddsByGames.of(GameFiles.of(files), rules, Odds.usual(rules), common.threads, run)),
                    format.format);
        }
        if (asked.get().isEmpty()
                && variant.get().isEmpty()
                && nodes.get().isEmpty()
                && games.get().isEmpty()) {
            return Reply.of(OddsDocument.table(OddsTable.shipped()), format.format);
        }
        OddsStudy study = new OddsStudy(
                rules, odds(rules), nodes.get().orElse(NODES), games.get().orElse(GAMES), plies.get(), common.seed);
        return Reply.of(OddsDocument.played(study, study.play(common.threads, run)), format.format);
    }

    private static void exclude(String setting, boolean alone) {
        if (!alone) {
            throw InputException.about(setting, "found together with odds to play; expected one of them");
        }
    }

    private Variant rules() {
        return Variants.open(variant.get().orElse("chess")).variant();
    }

    private List<Odds> odds(Variant rules) {
        return asked.get().isEmpty()
                ? Odds.usual(rules)
                : asked.get().stream().map(text -> Odds.parse(text, rules)).toList();
    }

    private List<String> files() {
        return asked.get().stream()
                .filter(each -> each.contains(".")
                        || FileName.find(each).filter(Files::exists).isPresent())
                .toList();
    }
}
