package org.pieceworth.studies.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.game.Effort;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.text.InputException;

/// Plays a match, or the matches of a gauntlet.
public final class MatchStudy {

    private static final Pattern NO_PGN = Pattern.compile("(?i).*\\.(parquet|rows|csv|epd|mat|json)");

    private MatchStudy() {}

    /// Plays the match and returns its result.
    ///
    /// @throws InputException when the request is invalid, a player cannot play, or the unfinished games near
    /// the output have another plan
    /// @throws org.pieceworth.studies.output.OutputException when something cannot be written
    public static MatchAnswer answer(MatchRequest request, PlayMeans means) {
        checkPlayers(request.field());
        request.output().map(GamesTarget::name).ifPresent(MatchStudy::checkName);
        MatchEntrants.checkSeats(request.field());
        try (PlayedVariant variant = PlayedVariant.open(request.conditions().variant())) {
            return answer(request, variant, means);
        }
    }

    private static MatchAnswer answer(MatchRequest request, PlayedVariant variant, PlayMeans means) {
        VariantReading reading = variant.reading();
        VariantRules rules = VariantRules.of(reading.variant());
        MatchOpenings openings = MatchOpenings.of(request, rules);
        MatchSettings settings = settings(request, rules, openings);
        PlayedRun.warnings(reading, rules, means.run());
        openings.warning((request.games() + 1) / 2).ifPresent(means.run()::warning);
        Optional<OutputFile> to = request.output().map(target -> OutputFile.of(target.name()));
        to.ifPresent(file ->
                OutputCheck.check(MatchEntrants.files(request), List.of(new OutputCheck.Output("output", file))));
        List<Pairing> pairings =
                pairings(request, settings, openings, to, MatchEntrants.of(request, rules, variant.file(), means));
        long begin = System.nanoTime();
        try {
            Runnable counted = () -> means.run().soFar(() -> {
                List<Pairing> begun =
                        pairings.stream().filter(Pairing::hasBegun).toList();
                to.filter(PendingGames::canWait)
                        .ifPresent(file -> file.write(out -> begun.forEach(pairing -> pairing.write(out))));
                return MatchDocument.of(answer(request, rules, begun, begin));
            });
            pairings.forEach(pairing -> PendingGames.guard(() -> pairing.play(means, counted)));
            to.ifPresent(file ->
                    PendingGames.guard(() -> file.write(out -> pairings.forEach(pairing -> pairing.write(out)))));
            pairings.forEach(Pairing::finish);
        } finally {
            pairings.forEach(Pairing::close);
        }
        return answer(request, rules, pairings, begin);
    }

    /// Checks the request without playing.
    ///
    /// @throws InputException when it does not
    public static void check(MatchRequest request, PlayMeans means) {
        checkPlayers(request.field());
        MatchEntrants.checkSeats(request.field());
        try (PlayedVariant variant = PlayedVariant.open(request.conditions().variant())) {
            VariantRules rules = VariantRules.of(variant.reading().variant());
            settings(request, rules, MatchOpenings.of(request, rules));
            MatchEntrants.of(request, rules, variant.file(), means);
        }
    }

    /// The games of one match, for play elsewhere.
    ///
    /// @param part the match
    /// @throws InputException when something asked for makes no sense
    public static PlannedGames games(MatchRequest request, PlayMeans means, GamesPart part) {
        try (PlayedVariant variant = PlayedVariant.open(request.conditions().variant())) {
            VariantRules rules = VariantRules.of(variant.reading().variant());
            List<MatchEntrants.Entrant> all = MatchEntrants.of(request, rules, variant.file(), means);
            MatchOpenings openings = MatchOpenings.of(request, rules);
            return pairings(request, settings(request, rules, openings), openings, Optional.empty(), all)
                    .get(Integer.parseInt(part.name()))
                    .games(means.match());
        }
    }

    private static MatchAnswer answer(MatchRequest request, VariantRules rules, List<Pairing> pairings, long begin) {
        long resumed = pairings.stream().mapToLong(Pairing::resumed).sum();
        return new MatchAnswer(
                pairings.getFirst().first(),
                pairings.stream().map(Pairing::row).toList(),
                request.field().gauntlet(),
                request.sprt(),
                rules.variant().name(),
                request.conditionsText(),
                request.output().map(GamesTarget::name),
                PlayedRun.since(begin, resumed));
    }

    static void checkPlayers(MatchRequest.Field field) {
        int players = field.entries().size();
        if (players < 2) {
            throw new InputException("match: found " + (players == 0 ? "no player" : "one player")
                    + ", expected two, such as self:universal self:mobility");
        }
        if (players > 2 && field.kind() == MatchRequest.Field.Kind.MATCH) {
            throw new InputException("match: found " + players + " players, expected two, or a gauntlet of "
                            + field.entries().getFirst().title() + " against each of the others, or a round robin")
                    .with("gauntlet", "")
                    .with("round-robin", "");
        }
    }

    /// Matches are written as PGN, regardless of the file's ending.
    static void checkName(String name) {
        if (NO_PGN.matcher(name).matches()) {
            throw new InputException(name + ": a match is written as PGN; expected a name such as games.pgn");
        }
    }

    static MatchSettings settings(MatchRequest request, VariantRules rules, MatchOpenings openings) {
        GameConditions conditions = request.conditions();
        return new MatchSettings(
                rules,
                openings::of,
                conditions.limits(),
                request.games(),
                request.sprt(),
                request.output()
                        .map(target -> switch (target.comments()) {
                            case NONE -> Effort.Detail.NOTHING;
                            case SCORES -> Effort.Detail.SEARCH;
                            case TIMES -> Effort.Detail.ALL;
                        })
                        .orElse(Effort.Detail.NOTHING));
    }

    private static List<Pairing> pairings(
            MatchRequest request,
            MatchSettings settings,
            MatchOpenings openings,
            Optional<OutputFile> to,
            List<MatchEntrants.Entrant> entrants) {
        List<Pairing> pairings = new ArrayList<>();
        for (int other = 1; other < entrants.size(); other++) {
            pairings.add(new Pairing(
                    request, other - 1, settings, openings.plan(), entrants.getFirst(), entrants.get(other), to));
        }
        return pairings;
    }
}
