package org.pieceworth.cli.pieces;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.document.Printer;

/// Searches the variants, or checks a file of them.
public final class VariantsCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    List<String> text = List.of();
    Optional<String> file = Optional.empty();

    public VariantsCommand() {}

    @Override
    public void describe(Usage usage) {
        usage.about("List the variants that ship, or check a file of your own in variants.ini form.");
        usage.examples("""
                pieceworth variants                  all of them
                pieceworth variants 10x8             those on a board; also part of a name or of a piece's name
                pieceworth variants capablanca       one of them, with its pieces
                pieceworth variants --file my.ini    is my file right, and what of it is modelled?
                """);
        common.describe(usage);
        output.describe(usage);
        usage.operands("0..*", "TEXT", "part of a name, a board such as 10x8, or a piece", values -> text = values);
        usage.text("--file", "FILE", "a file of variants to check and list", value -> file = Optional.of(value));
    }

    @Override
    public Integer call() {
        Variants variants = file.map(name -> Variants.of(path(name))).orElseGet(Variants::shipped);
        String wanted = String.join(" ", text);
        List<VariantReading> found = new ArrayList<>();
        List<String> faults = new ArrayList<>();
        for (String name : names(variants, wanted)) {
            try {
                found.add(variants.read(name));
            } catch (InputException fault) {
                faults.add(String.valueOf(fault.getMessage()));
            }
        }
        boolean exact = variants.nameOf(wanted).isPresent();
        if (!exact) {
            found.removeIf(reading -> !matches(reading, wanted.toLowerCase(Locale.ROOT)));
        }
        VariantsDocument document = new VariantsDocument(found, faults, variants.warnings(), file.isPresent());
        new Printer(System.out).print(document.document(), output.format);
        if (!faults.isEmpty()) {
            throw new InputException(
                    faults.size() == 1
                            ? faults.getFirst()
                            : faults.size() + " variants cannot be read; the first: " + faults.getFirst());
        }
        return 0;
    }

    private static List<String> names(Variants variants, String wanted) {
        return variants.nameOf(wanted).map(List::of).orElseGet(variants::names);
    }

    private static boolean matches(VariantReading reading, String wanted) {
        Stream<String> words = Stream.of(
                reading.variant().name(),
                reading.parent(),
                reading.variant().board().shape());
        Stream<String> pieces = reading.variant().types().stream().map(type -> type.name());
        return Stream.concat(words, pieces)
                .anyMatch(word -> word.toLowerCase(Locale.ROOT).contains(wanted));
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new InputException("'" + name + "': is no name of a file: " + e.getReason());
        }
    }
}
