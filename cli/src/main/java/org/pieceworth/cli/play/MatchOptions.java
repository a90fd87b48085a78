package org.pieceworth.cli.play;

import java.util.List;
import java.util.Optional;
import org.pieceworth.cli.options.OptionGroup;
import org.pieceworth.cli.options.OptionRange;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.match.Clocks;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.lab.match.SprtText;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.stats.match.Sprt;

/// What is played in a match, and how.
final class MatchOptions implements OptionGroup {

    private static final long MOST_GAMES = 10_000_000;

    PlayOptions play = new PlayOptions();
    long games = 100;
    Optional<String> clock = Optional.empty();
    Optional<String> sprt = Optional.empty();
    Optional<String> adjudicate = Optional.empty();

    MatchOptions() {}

    @Override
    public void describe(Usage usage) {
        play.describe(usage);
        usage.value(
                "--games",
                "N",
                "games, in pairs with colours changed (default 100)",
                Long.class,
                value -> games = value);
        usage.text(
                "--tc",
                "S+S",
                "a clock: seconds and what each move adds, 1+0.1 or 2:30+1; games then depend on the machine",
                value -> clock = Optional.of(value));
        usage.text(
                "--sprt",
                "TEST",
                "end the match once a sequential test decides: elo0=0,elo1=5,alpha=0.05,beta=0.05 (what is"
                        + " left out is as here)",
                value -> sprt = Optional.of(value));
        usage.text(
                "--adjudicate",
                "RULE",
                "end games when both sides agree: off (default), or win=SCORE:MOVES,draw=SCORE:MOVES:PLY such"
                        + " as win=1000:4,draw=10:10:80",
                value -> adjudicate = Optional.of(value));
    }

    /// What is played, once all of it makes sense.
    MatchSettings settings(VariantRules rules, long seed) {
        OptionRange.check("--games", games, 1, MOST_GAMES);
        play.checkLengths();
        Openings openings = Openings.of(rules, seed, play.plies, play.shuffle);
        return new MatchSettings(rules, openings, control(), adjudication(), play.plyCap, games, test());
    }

    private Optional<Sprt> test() {
        return sprt.map(SprtText::parse);
    }

    private Adjudication adjudication() {
        return adjudicate.map(Adjudication::parse).orElse(Adjudication.OFF);
    }

    private TimeControl control() {
        Optional<TimeControl> cost = play.control();
        if (cost.isPresent() && clock.isPresent()) {
            throw new InputException(
                    "found --tc and one of --nodes, --depth and --movetime; expected one of them at most");
        }
        return cost.or(() -> clock.map(Clocks::parse)).orElseGet(PlayOptions::usual);
    }

    /// What a move may cost, for people.
    String limit() {
        return play.limit()
                .or(() -> clock.map(value -> value + " s on the clock"))
                .orElseGet(PlayOptions::usualLimit);
    }

    /// What games depend on besides the players, by the options that say it.
    List<String> named() {
        return List.of(
                "--variant", play.variant.typed,
                "--plies", Integer.toString(play.plies),
                "--shuffle", Boolean.toString(play.shuffle),
                "limit", limit(),
                "--adjudicate", adjudication().text(),
                "--max-plies", Integer.toString(play.plyCap));
    }
}
