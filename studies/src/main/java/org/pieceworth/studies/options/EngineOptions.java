package org.pieceworth.studies.options;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.studies.engines.EngineEntry;
import org.pieceworth.studies.engines.EngineList;
import org.pieceworth.studies.engines.EnginesFile;
import org.pieceworth.studies.play.MatchRequest.Field;

/// Options for players that start programs, so that no page offers them.
public final class EngineOptions implements OptionGroup {

    private final Setting<List<String>> described = Setting.repeated(
            "--engine",
            "KEY=VALUE;…",
            "a player with its own settings: cmd, name, args, dir, option.NAME, env.NAME, tc, st, movetime, nodes,"
                    + " depth, timemargin, restart, ponder, whitepov, initstr, stderr, or conf (an engine of"
                    + " --engines); may be given more than once");
    private List<EngineEntry> entries = List.of();
    private final List<String> warnings = new ArrayList<>();
    private final Setting<Boolean> roundRobin =
            Setting.flag("--round-robin", "everyone plays everyone, round by round; reports ratings");
    private final Setting<Boolean> ponder = Setting.flag("--ponder", "UCI engines think while their opponents do");

    public EngineOptions() {}

    @Override
    public void describe(Options usage) {
        OptionGroup.all(usage, roundRobin, described);
        usage.file(
                "--engines",
                "FILE",
                "a file of engines, as Cute Chess has (engines.json): players are looked for there first; without any all"
                        + " of it play",
                (name, lines) -> entries = EnginesFile.read(name, lines, warnings::add));
        ponder.describe(usage);
    }

    /// Everyone who plays.
    ///
    /// @param typed players by their names, `self`, `self:VALUES` or programs
    /// @throws org.pieceworth.text.InputException when options contradict each other
    public Field field(List<String> typed, boolean gauntlet, List<String> options, List<String> weights) {
        OptionDependency.exclude("round-robin", roundRobin.get(), "--gauntlet", gauntlet);
        List<EngineEntry> players = new ArrayList<>(EngineList.of(typed, described.get(), entries));
        if (ponder.get()) {
            players.replaceAll(EngineEntry::pondering);
            OptionDependency.check(
                    "ponder", true, "a UCI engine", players.stream().anyMatch(each -> !each.isOurs()));
        }
        Field.Kind several = roundRobin.get() ? Field.Kind.ROUND_ROBIN : Field.Kind.GAUNTLET;
        return new Field(players, roundRobin.get() || gauntlet ? several : Field.Kind.MATCH, options, weights);
    }

    /// Warnings about ignored parts of the file of engines.
    public List<String> warnings() {
        return warnings;
    }

    public boolean isRoundRobin() {
        return roundRobin.get();
    }
}
