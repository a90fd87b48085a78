package org.pieceworth.lab.match;

import java.util.Optional;
import java.util.function.LongFunction;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.Effort;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.stats.match.Sprt;

/// The settings of a match. Between deterministic players the result depends on them alone, unless moves are limited
/// by time.
///
/// @param rules the variant
/// @param openings opening k is played in games 2k and 2k + 1, colours changed between them
/// @param control what a move may cost, for both players
/// @param adjudication when scores end games
/// @param plyCap a game with this many plies is drawn
/// @param games how many games at most
/// @param sprt ends the match early
/// @param kept what is kept of the players' efforts
public record MatchSettings(
        VariantRules rules,
        LongFunction<Opening> openings,
        TimeControl control,
        Adjudication adjudication,
        int plyCap,
        long games,
        Optional<Sprt> sprt,
        Effort.Kept kept) {

    /// Without the players' efforts.
    public MatchSettings(
            VariantRules rules,
            LongFunction<Opening> openings,
            TimeControl control,
            Adjudication adjudication,
            int plyCap,
            long games,
            Optional<Sprt> sprt) {
        this(rules, openings, control, adjudication, plyCap, games, sprt, Effort.Kept.NOTHING);
    }

    /// Without adjudication, test or another cap than the usual one.
    public static MatchSettings of(
            VariantRules rules, LongFunction<Opening> openings, TimeControl control, long games) {
        return new MatchSettings(
                rules, openings, control, Adjudication.OFF, GameRunner.DEFAULT_PLY_CAP, games, Optional.empty());
    }

    /// A copy with a sequential test.
    public MatchSettings with(Sprt test) {
        return new MatchSettings(rules, openings, control, adjudication, plyCap, games, Optional.of(test), kept);
    }

    /// A copy with adjudication.
    public MatchSettings with(Adjudication rule) {
        return new MatchSettings(rules, openings, control, rule, plyCap, games, sprt, kept);
    }

    /// A copy with another cap.
    public MatchSettings withPlyCap(int plies) {
        return new MatchSettings(rules, openings, control, adjudication, plies, games, sprt, kept);
    }

    /// A copy with other openings.
    public MatchSettings with(LongFunction<Opening> others) {
        return new MatchSettings(rules, others, control, adjudication, plyCap, games, sprt, kept);
    }

    /// A copy that keeps the players' efforts.
    public MatchSettings with(Effort.Kept efforts) {
        return new MatchSettings(rules, openings, control, adjudication, plyCap, games, sprt, efforts);
    }
}
