package org.pieceworth.studies.options;

import java.util.Optional;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.match.SprtText;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.studies.play.GameConditions;
import org.pieceworth.studies.play.MoveLimit;
import org.pieceworth.text.InputException;

/// The options of a match: games, clock, sequential test, adjudication.
public final class MatchOptions implements OptionGroup {

    private static final NumberOption<Long> GAMES = NumberOption.of(
                    "--games", "N", "games, in pairs with colours reversed", 1L, 10_000_000L)
            .standard(100L);

    PlayOptions play = new PlayOptions();
    public long games = GAMES.defaultValue();
    Optional<String> clock = Optional.empty();
    Optional<String> sprt = Optional.empty();
    Optional<String> adjudicate = Optional.empty();

    public MatchOptions() {}

    @Override
    public void describe(Options usage) {
        play.describe(usage);
        usage.number(GAMES, value -> games = value);
        usage.text(
                "--tc",
                "S+S",
                "a clock: seconds and increment, 1+0.1 or 2:30+1; games then depend on the machine",
                value -> clock = Optional.of(value));
        usage.text(
                "--sprt",
                "TEST",
                "end the match when a sequential test decides: elo0=0,elo1=5,alpha=0.05,beta=0.05,model=logistic"
                        + " (these are the defaults; the model may be normalized)",
                value -> sprt = Optional.of(value));
        usage.text(
                "--adjudicate",
                "RULE",
                "end games when both sides agree: off (default), or win=SCORE:MOVES,draw=SCORE:MOVES:PLY such"
                        + " as win=1000:4,draw=10:10:80",
                value -> adjudicate = Optional.of(value));
    }

    /// The conditions of the games.
    ///
    /// @throws InputException when options contradict each other
    public GameConditions conditions(long seed) {
        return play.conditions(
                seed, limit(), adjudicate.map(Adjudication::parse).orElse(Adjudication.OFF));
    }

    public Optional<Sprt> test() {
        return sprt.map(SprtText::parse);
    }

    private MoveLimit limit() {
        Optional<MoveLimit> cost = play.limit();
        OptionDependency.exclude("tc", clock.isPresent(), "--nodes, --depth or --movetime", cost.isPresent());
        return cost.or(() -> clock.map(MoveLimit::clock)).orElse(MoveLimit.DEFAULT);
    }
}
