package org.pieceworth.studies.play;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.weights.EngineNumbers;
import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.match.Contestant;
import org.pieceworth.lab.match.PlayerSource;
import org.pieceworth.lab.uci.EngineRun;
import org.pieceworth.lab.uci.EngineTraffic;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.engines.EngineEntry;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;

/// Prepares players: those of Pieceworth's engine by their values, others by starting them once.
///
/// @param sources sources of values that users may name
/// @param rules the variant
/// @param variantFile the file that the variant is of, if it does not ship
/// @param options options of foreign engines, as typed
/// @param weights evaluation weights of Pieceworth's engine, as typed
/// @param common limits for players without their own
/// @param traffic receives the lines of engines
/// @param digests digests of programs: one that plays more than once is read once
record MatchEntrants(
        ValueSources sources,
        VariantRules rules,
        Optional<String> variantFile,
        List<String> options,
        List<String> weights,
        TimeControl common,
        EngineTraffic traffic,
        Map<String, String> digests) {

    private static final Pattern WHOSE = Pattern.compile("(?s)(A|B\\d{0,3}):(.*)");

    /// A player.
    ///
    /// @param typed the user's name for the player
    /// @param player who plays, with its limits
    /// @param planned the conditions that its games depend on
    record Entrant(String typed, Contestant player, PlannedPlayer planned) {

        /// Its name in games.
        String name() {
            return player.source().name();
        }

        /// The labels of its games against another player, with today's date.
        GameLabels labels(String event, String called, Entrant other, String otherCalled) {
            return new GameLabels(
                    event,
                    called,
                    otherCalled,
                    true,
                    true,
                    Optional.of(new GameLabels.Played(
                            LocalDate.now(ZoneId.systemDefault()),
                            player.control(),
                            other.player().control())));
        }
    }

    /// The player of an entry.
    ///
    /// @param seat `A`, `B`, or with more than two players `B1`, `B2` …
    private Entrant entrant(String seat, EngineEntry entry) {
        TimeControl control = entry.limits().control(common);
        Entrant found = entry.isOurs()
                ? ours(
                        seat,
                        entry,
                        control,
                        entry.values().map(values -> sources.of(values).values(rules.variant())))
                : foreign(seat, entry, control);
        PlannedPlayer planned = found.planned();
        return control.equals(common)
                ? found
                : new Entrant(
                        found.typed(),
                        found.player(),
                        new PlannedPlayer(planned.name(), (planned.content() + " " + control.text()).strip()));
    }

    private Entrant foreign(String seat, EngineEntry entry, TimeControl control) {
        if (entry.manners().ponder() && !control.isTimed()) {
            throw InputException.about(
                    "ponder",
                    "does nothing for " + entry.title() + " with " + control.text()
                            + ", expected a clock (--tc) or time for a move (--movetime)");
        }
        String program = program(entry);
        SequencedMap<String, String> set = set(seat);
        set.putAll(entry.options());
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(entry.arguments());
        EngineRun run = new EngineRun(
                entry.folder(),
                entry.environment(),
                entry.errors(),
                Optional.empty(),
                entry.firstLines(),
                entry.manners(),
                traffic);
        ExternalEngineCommand plain =
                ExternalEngineCommand.of(command).with(set).with(run);
        ExternalEngineCommand how = variantFile
                .map(file -> plain.withVariantFile(
                        FileName.path(file).toAbsolutePath().toString()))
                .orElse(plain);
        PlayerSource.Foreign known = PlayerSource.Foreign.checked(how, rules);
        return new Entrant(
                entry.title(),
                new Contestant(entry.name().map(known::called).orElse(known), control),
                new PlannedPlayer(
                        entry.title(),
                        known.name() + set + surroundings(entry) + " "
                                + digests.computeIfAbsent(program + set, _ -> EngineFiles.digest(program, set))));
    }

    /// Empty for an engine with no settings except its program and its options.
    private static String surroundings(EngineEntry entry) {
        boolean plain = entry.arguments().isEmpty()
                && entry.environment().isEmpty()
                && entry.folder().isEmpty()
                && entry.firstLines().isEmpty()
                && entry.manners().equals(EngineRun.Manners.USUAL);
        return plain
                ? ""
                : " " + entry.arguments() + new TreeMap<>(entry.environment())
                        + entry.folder().orElse("") + entry.firstLines() + entry.manners();
    }

    /// Programs are looked for in the engine's own folder first, then here.
    private static String program(EngineEntry entry) {
        String typed = entry.player();
        if (entry.folder().isEmpty() || !typed.contains("/")) {
            return typed;
        }
        Path folder = FileName.path(entry.folder().get());
        if (!Files.isDirectory(folder)) {
            throw InputException.about("engine", "found dir=" + folder + ", expected a folder");
        }
        Path program = FileName.path(typed);
        Path there = folder.resolve(program);
        return (Files.isRegularFile(there) ? there : program).toAbsolutePath().toString();
    }

    private Entrant ours(String seat, EngineEntry entry, TimeControl control, Optional<PieceValues> values) {
        EngineSettings plain = values.map(EngineSettings.DEFAULT::with).orElse(EngineSettings.DEFAULT);
        Optional<EngineNumbers> own = weights(seat);
        EngineSettings settings = own.map(plain::with).orElse(plain);
        String title = entry.title();
        PlannedPlayer planned =
                values.map(known -> PlannedPlayer.own(title, known)).orElse(PlannedPlayer.own(title));
        return new Entrant(
                title,
                new Contestant(new PlayerSource.Ours(title, rules, settings), control),
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
    /// @throws InputException when options match no player, or a player cannot play
    static List<Entrant> of(MatchRequest request, VariantRules rules, Optional<String> variantFile, PlayMeans means) {
        List<EngineEntry> entries = request.field().entries();
        MatchEntrants reader = new MatchEntrants(
                means.sources(),
                rules,
                variantFile,
                request.field().options(),
                request.field().weights(),
                request.conditions().limit().control(),
                means.traffic(),
                new HashMap<>());
        List<Entrant> entrants = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            entrants.add(reader.entrant(request.field().seat(i), entries.get(i)));
        }
        return entrants;
    }

    /// Words that may name files that a match reads: engines, files of values and of the variant, values of options.
    static Stream<String> files(MatchRequest request) {
        Stream<String> players =
                request.field().entries().stream().map(entry -> entry.values().orElse(entry.player()));
        Stream<String> options = request.field().options().stream()
                .flatMap(typed -> Stream.of(typed.split(";", -1)))
                .map(option -> option.substring(option.indexOf('=') + 1));
        Stream<String> weights = request.field().weights().stream().map(MatchEntrants::withoutSeat);
        return Stream.of(
                        players,
                        options,
                        weights,
                        request.book().map(MatchRequest.Book::file).stream(),
                        Variants.file(request.conditions().variant()).stream())
                .flatMap(names -> names);
    }

    /// Options are for players that there are, and that take some.
    static void checkSeats(MatchRequest.Field field) {
        for (String typed : field.weights()) {
            boolean taken = false;
            for (int i = 0; i < field.entries().size() && !taken; i++) {
                taken = field.entries().get(i).isOurs() && isFor(typed, field.seat(i));
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
            for (int i = 0; i < field.entries().size() && !taken; i++) {
                taken = !field.entries().get(i).isOurs() && isFor(typed, field.seat(i));
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
