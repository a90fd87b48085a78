package org.pieceworth.studies.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.weights.EngineNumbers;
import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.lab.match.PlayerSource;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.lab.values.ValueSource;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// Reads who plays: `self`, `self:VALUES` or the path of a UCI engine.
///
/// @param sources of values that users may name
/// @param rules the variant
/// @param variantFile the file that the variant is of, if it does not ship
/// @param options of foreign engines, as typed
/// @param weights of our own, as typed
record MatchEntrants(
        ValueSources sources,
        VariantRules rules,
        Optional<String> variantFile,
        List<String> options,
        List<String> weights) {

    private static final String SELF = "self";
    private static final Pattern WHOSE = Pattern.compile("(?s)(A|B\\d{0,3}):(.*)");

    /// A player.
    ///
    /// @param typed as the user calls it
    /// @param source who plays
    /// @param planned what its games depend on
    record Entrant(String typed, PlayerSource source, PlannedPlayer planned) {}

    /// The one that was typed.
    ///
    /// @param seat `A`, `B`, or in a gauntlet `B1`, `B2` …
    private Entrant entrant(String seat, String typed) {
        if (typed.equals(SELF)) {
            return ours(seat, typed, Optional.empty());
        }
        if (typed.startsWith(SELF + ":")) {
            ValueSource source = sources.of(typed.substring(SELF.length() + 1));
            return ours(seat, typed, Optional.of(source.values(rules.variant())));
        }
        SequencedMap<String, String> set = set(seat);
        ExternalEngineCommand plain = ExternalEngineCommand.of(typed).with(set);
        ExternalEngineCommand how = variantFile
                .map(file ->
                        plain.withVariantFile(Path.of(file).toAbsolutePath().toString()))
                .orElse(plain);
        PlayerSource source = PlayerSource.Foreign.checked(how, rules);
        return new Entrant(
                typed, source, new PlannedPlayer(typed, source.name() + set + " " + EngineFiles.digest(typed, set)));
    }

    private Entrant ours(String seat, String typed, Optional<PieceValues> values) {
        EngineSettings plain = values.map(EngineSettings.DEFAULT::with).orElse(EngineSettings.DEFAULT);
        Optional<EngineNumbers> own = weights(seat);
        EngineSettings settings = own.map(plain::with).orElse(plain);
        PlannedPlayer planned =
                values.map(known -> PlannedPlayer.own(typed, known)).orElse(PlannedPlayer.own(typed));
        return new Entrant(
                typed,
                new PlayerSource.Ours(typed, rules, settings),
                own.map(known -> WeightsFile.planned(planned, known)).orElse(planned));
    }

    /// The numbers of a seat, of several the last.
    private Optional<EngineNumbers> weights(String seat) {
        Optional<EngineNumbers> found = Optional.empty();
        for (String typed : weights) {
            if (isFor(typed, seat)) {
                found = Optional.of(WeightsFile.read(withoutSeat(typed)));
            }
        }
        return found;
    }

    private static String withoutSeat(String typed) {
        Matcher whose = WHOSE.matcher(typed);
        return whose.matches() ? whose.group(2) : typed;
    }

    /// Everyone who takes part, A first.
    ///
    /// @param variantFile the file that engines read the variant from, if it does not ship
    /// @throws InputException when options are for nobody, or someone cannot play
    static List<Entrant> of(
            MatchRequest request, VariantRules rules, Optional<String> variantFile, ValueSources sources) {
        List<String> players = request.field().players();
        List<String> options = request.field().options();
        MatchEntrants reader = new MatchEntrants(
                sources, rules, variantFile, options, request.field().weights());
        List<Entrant> entrants = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            entrants.add(reader.entrant(request.field().seat(i), players.get(i)));
        }
        return entrants;
    }

    /// Words that may name files that a match reads: engines, files of values and of the variant, values of options.
    static Stream<String> files(MatchRequest request) {
        Stream<String> players = request.field().players().stream()
                .map(typed -> typed.startsWith(SELF + ":") ? typed.substring(SELF.length() + 1) : typed);
        Stream<String> options = request.field().options().stream()
                .flatMap(typed -> Stream.of(typed.split(";", -1)))
                .map(option -> option.substring(option.indexOf('=') + 1));
        Stream<String> weights = request.field().weights().stream().map(MatchEntrants::withoutSeat);
        return Stream.of(
                        players,
                        options,
                        weights,
                        Variants.file(request.conditions().variant()).stream())
                .flatMap(names -> names);
    }

    /// Options are for players that there are, and that take some.
    static void checkSeats(MatchRequest.Field field) {
        for (String typed : field.weights()) {
            boolean taken = false;
            for (int i = 0; i < field.players().size() && !taken; i++) {
                taken = isOurs(field.players().get(i)) && isFor(typed, field.seat(i));
            }
            if (!taken) {
                throw InputException.about(
                        "weights",
                        "found '" + typed
                                + "', which is for no `self` of this match; expected FILE, or A:FILE or B:FILE"
                                + " for one that plays");
            }
        }
        for (String typed : field.options()) {
            boolean taken = false;
            for (int i = 0; i < field.players().size() && !taken; i++) {
                taken = !isOurs(field.players().get(i)) && isFor(typed, field.seat(i));
            }
            if (!taken) {
                throw InputException.about(
                        "options",
                        "found '" + typed
                                + "', which does not apply to any UCI engine of this match; expected Name=Value, or A:"
                                + " or B: and the option of an engine that plays");
            }
        }
    }

    /// True if a player is our own engine.
    private static boolean isOurs(String typed) {
        return typed.equals(SELF) || typed.startsWith(SELF + ":");
    }

    /// True if options are for a seat.
    private static boolean isFor(String typed, String seat) {
        Matcher whose = WHOSE.matcher(typed);
        return !whose.matches()
                || seat.equals(whose.group(1))
                || seat.substring(0, 1).equals(whose.group(1));
    }

    /// The options of one seat, in the order typed.
    private SequencedMap<String, String> set(String seat) {
        return EngineOptionsText.parse(
                options.stream()
                        .filter(typed -> isFor(typed, seat))
                        .map(MatchEntrants::withoutSeat)
                        .toList(),
                ", or A:Name=Value for one of the players");
    }
}
