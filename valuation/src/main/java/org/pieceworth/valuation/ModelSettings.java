package org.pieceworth.valuation;

import java.util.HashMap;
import java.util.Map;

/// What users have chosen of the options of models.
public final class ModelSettings {

    /// Nothing chosen.
    public static final ModelSettings STANDARD = new ModelSettings(Map.of());

    private final Map<ModelOption<?>, Object> chosen;

    private ModelSettings(Map<ModelOption<?>, Object> chosen) {
        this.chosen = chosen;
    }

    /// The same with one more choice.
    public <T> ModelSettings with(ModelOption<T> option, T value) {
        Map<ModelOption<?>, Object> more = new HashMap<>(chosen);
        more.put(option, value);
        return new ModelSettings(Map.copyOf(more));
    }

    /// Whether users have chosen.
    public boolean chosen(ModelOption<?> option) {
        return chosen.containsKey(option);
    }

    /// What was chosen, else what is standard.
    // [#with] lets no value of another type in.
    @SuppressWarnings("unchecked")
    public <T> T get(ModelOption<T> option) {
        return chosen.containsKey(option) ? (T) chosen.get(option) : option.standard();
    }
}
