package org.pieceworth.studies.play;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;

/// The processors for engines: a set for each game at a time, so that games do not disturb each other.
public final class Affinity {

    private static final Pattern LIST = Pattern.compile("\\d{1,4}(-\\d{1,4})?(,\\d{1,4}(-\\d{1,4})?)*");
    private static final String ALL = "all";

    private Affinity() {}

    /// The sets of processors, as `taskset -c` takes them.
    ///
    /// @param text `all`, or a list such as `0-3,6`
    /// @param games number of games at a time
    /// @throws InputException when it is something else, there are not enough, or `taskset` is not there
    public static List<String> of(String text, int games) {
        Optional<SortedSet<Integer>> allowed = allowed();
        SortedSet<Integer> wanted;
        if (text.equals(ALL)) {
            wanted = allowed.orElseThrow(
                    () -> bad("found all, but the system does not list them; expected a list" + " such as 0-3,6"));
        } else if (LIST.matcher(text).matches()) {
            wanted = read(text);
        } else {
            throw bad("found '" + text + "', expected all, or processors such as 0-3,6");
        }
        allowed.ifPresent(those -> wanted.stream()
                .filter(each -> !those.contains(each))
                .findFirst()
                .ifPresent(each -> {
                    throw bad("found processor " + each + ", expected some of "
                            + those.stream().map(String::valueOf).collect(Collectors.joining(",")));
                }));
        if (wanted.size() < games) {
            throw bad("found " + wanted.size() + " processors for " + games + " games at a time, expected one for each"
                            + " game")
                    .with("concurrency", String.valueOf(wanted.size()));
        }
        checkTaskset();
        return dealt(new ArrayList<>(wanted), games);
    }

    private static List<String> dealt(List<Integer> processors, int games) {
        int each = processors.size() / games;
        List<String> sets = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            sets.add(processors.subList(game * each, (game + 1) * each).stream()
                    .map(String::valueOf)
                    .collect(Collectors.joining(",")));
        }
        return sets;
    }

    static SortedSet<Integer> read(String list) {
        SortedSet<Integer> found = new TreeSet<>();
        for (String part : list.split(",")) {
            String[] ends = part.split("-");
            for (int each = Integer.parseInt(ends[0]); each <= Integer.parseInt(ends[ends.length - 1]); each++) {
                found.add(each);
            }
        }
        return found;
    }

    /// The processors available to this process, if the system reports them.
    private static Optional<SortedSet<Integer>> allowed() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"), StandardCharsets.UTF_8)) {
            return lines.filter(line -> line.startsWith("Cpus_allowed_list:"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .filter(list -> LIST.matcher(list).matches())
                    .map(Affinity::read)
                    .findFirst();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private static void checkTaskset() {
        boolean there = Stream.of(
                        Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator))
                .anyMatch(folder -> FileName.find(folder + "/taskset")
                        .filter(Files::isExecutable)
                        .isPresent());
        if (!there) {
            throw bad("needs the program taskset (of util-linux), which is not on the PATH");
        }
    }

    private static InputException bad(String what) {
        return InputException.about("affinity", what);
    }
}
