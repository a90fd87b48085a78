package org.pieceworth.valuation.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelOption;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.classic.CheckingModel;
import org.pieceworth.valuation.classic.CrowdedBoardModel;
import org.pieceworth.valuation.classic.LeaperLaw;
import org.pieceworth.valuation.fairystockfish.FairyStockfishEntry;
import org.pieceworth.valuation.mobility.MobilityEntry;
import org.pieceworth.valuation.play.PlayEntry;
import org.pieceworth.valuation.synergy.SynergyEntry;
import org.pieceworth.valuation.universal.UniversalEntry;

/// The models, in the order of reports.
///
/// @param entries one for each model
public record ModelCatalogue(List<ModelEntry> entries) {

    /// @throws IllegalArgumentException when two models have one name
    public ModelCatalogue {
        entries = List.copyOf(entries);
        if (entries.stream().map(ModelEntry::name).distinct().count() != entries.size()) {
            throw new IllegalArgumentException("two models have one name");
        }
    }

    /// The models that come with the program.
    public static ModelCatalogue standard() {
        return new ModelCatalogue(List.of(
                new MobilityEntry(),
                new UniversalEntry(),
                new SynergyEntry(),
                new FairyStockfishEntry(),
                new CrowdedBoardModel.Entry(),
                new CheckingModel.Entry(),
                new LeaperLaw.Entry(),
                new PlayEntry()));
    }

    /// This catalogue with one more model at the end.
    public ModelCatalogue with(ModelEntry entry) {
        return new ModelCatalogue(
                Stream.concat(entries.stream(), Stream.of(entry)).toList());
    }

    public List<String> names() {
        return entries.stream().map(ModelEntry::name).toList();
    }

    /// The names in a line, for help and messages.
    public String listed() {
        return String.join(", ", names());
    }

    /// The names in a line with the default: `synergy (default), mobility or checks`.
    public String choice(String standard) {
        List<String> others = new ArrayList<>(names());
        others.remove(standard);
        others.addFirst(standard + " (default)");
        return others.stream().limit(others.size() - 1L).collect(Collectors.joining(", ")) + " or " + others.getLast();
    }

    /// The options of all models.
    public List<ModelOption<?>> options() {
        List<ModelOption<?>> all = new ArrayList<>();
        entries.forEach(entry -> all.addAll(entry.options()));
        return all;
    }

    public Optional<ModelEntry> find(String name) {
        return entries.stream().filter(entry -> entry.name().equals(name)).findFirst();
    }

    /// The model of that name.
    ///
    /// @throws InputException when the name is unknown
    public ModelEntry named(String name) {
        return find(name)
                .orElseThrow(() -> new InputException("model '" + name + "' is not known; expected " + listed()));
    }

    /// The models of these names, each once; all for an empty list.
    ///
    /// @throws InputException when a name is unknown
    public List<ModelEntry> named(List<String> names) {
        return names.isEmpty()
                ? entries
                : names.stream().distinct().map(this::named).toList();
    }

    /// The models of these names in a game, each once; all for an empty list.
    ///
    /// @throws InputException when a name is unknown, or choices are not compatible
    public List<ValuationModel> models(List<String> names, ModelSettings settings, GameContext game) {
        return named(names).stream().map(entry -> entry.model(settings, game)).toList();
    }

    /// All models in chess with nothing chosen.
    public List<ValuationModel> models() {
        return models(List.of(), ModelSettings.STANDARD, GameContext.CHESS);
    }
}
