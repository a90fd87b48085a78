package org.pieceworth.studies.options;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelOption;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.fairystockfish.FairyStockfishEntry;

/// The models, and the options of single ones.
public final class ModelOptions implements OptionGroup {

    private final ModelCatalogue catalogue;
    private ModelSettings settings = ModelSettings.STANDARD;
    private final List<String> files = new ArrayList<>();

    public ModelOptions(ModelCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public void describe(Options usage) {
        for (ModelEntry entry : catalogue.entries()) {
            usage.part(entry.name(), own -> entry.options().forEach(option -> describe(option, own)));
        }
    }

    private <T> void describe(ModelOption<T> option, Options usage) {
        String name = "--" + option.name();
        switch (option) {
            case ModelOption.Flag flag -> usage.flag(name, flag.help(), () -> choose(flag, true));
            case ModelOption.Choice<?> choice -> describeChoice(name, choice, usage);
            case ModelOption.Decimal number ->
                usage.number(
                        NumberOption.of(name, number.label(), number.help(), -Double.MAX_VALUE, Double.MAX_VALUE),
                        value -> choose(number, value));
            case ModelOption.Text<T> text ->
                usage.text(
                        name,
                        text.label(),
                        text.help(),
                        typed -> choose(text, text.reader().apply(typed)));
            case ModelOption.Lines<T> lines ->
                usage.file(name, lines.label(), lines.help(), (file, read) -> {
                    files.add(file);
                    choose(lines, lines.reader().apply(file, read));
                });
        }
    }

    private <E extends Enum<E>> void describeChoice(String name, ModelOption.Choice<E> choice, Options usage) {
        usage.choice(name, choice.label(), choice.help(), choice.type(), value -> choose(choice, value));
    }

    private <T> void choose(ModelOption<T> option, T value) {
        settings = settings.with(option, value);
    }

    public ModelCatalogue catalogue() {
        return catalogue;
    }

    /// The typed scale, or each model's own.
    public ValueUnit unit(String typed) {
        return settings.get(FairyStockfishEntry.RAW) ? new ValueUnit.Raw() : ValueUnit.parse(typed);
    }

    /// The input files of models.
    public List<String> files() {
        return files;
    }

    /// The options as typed, for the models.
    public ModelSettings settings() {
        return settings;
    }
}
