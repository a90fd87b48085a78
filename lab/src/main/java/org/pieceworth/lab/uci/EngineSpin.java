package org.pieceworth.lab.uci;

import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;

/// A whole number that can be set in an engine.
///
/// @param name name in the engine's spelling
/// @param min the least that it takes
/// @param max the greatest
/// @param usual its default value
public record EngineSpin(String name, long min, long max, long usual) {

    /// An engine's option by its name.
    ///
    /// @throws InputException when the engine cannot be run, has no such option, or it is not a whole number
    public static EngineSpin of(ExternalEngineCommand how, String typed) {
        String engine = how.command().getFirst();
        var options = ExternalEngine.listed(how);
        ExternalEngineOption option = options.stream()
                .filter(each -> each.name().equalsIgnoreCase(typed))
                .findFirst()
                .orElseThrow(() -> new InputException(engine + ": has no option '" + typed + "'"
                        + NearestName.of(
                                        typed,
                                        options.stream()
                                                .filter(each -> each.type().equals("spin"))
                                                .map(ExternalEngineOption::name)
                                                .sorted())
                                .map(nearest -> "; the nearest whole number is '" + nearest + "'")
                                .orElse("; it lists no whole numbers")));
        if (!option.type().equals("spin")) {
            throw new InputException(engine + ": option " + option.name() + ": found type " + option.type()
                    + ", expected spin, a whole number, for a range to tune in");
        }
        long min = option.min().orElse(Integer.MIN_VALUE);
        long max = option.max().orElse(Integer.MAX_VALUE);
        return new EngineSpin(
                option.name(),
                min,
                max,
                option.usual().matches("-?\\d{1,18}") ? Long.parseLong(option.usual()) : Math.clamp(0, min, max));
    }
}
