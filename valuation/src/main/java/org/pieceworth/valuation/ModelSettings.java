package org.pieceworth.valuation;

import java.util.HashMap;
import java.util.Map;

/// The options of models that users have chosen.
public final class ModelSettings {

    public static final ModelSettings STANDARD = new ModelSettings(Map.of());

    private final Map<ModelOption<?>, Object> chosen;

    private ModelSettings(Map<ModelOption<?>, Object> chosen) {
        this.chosen = chosen;
    }

    /// These settings with one more choice.
    public <T> ModelSettings with(ModelOption<T> option, T value) {
        Map<ModelOption<?>, Object> more = new HashMap<>(chosen);
        more.put(option, value);
        return new ModelSettings(Map.copyOf(more));
    }

    /// True if no option was chosen.
    public boolean isStandard() {
        return chosen.isEmpty();
    }

    /// False for an option at its default.
    public boolean chosen(ModelOption<?> option) {
        return chosen.containsKey(option);
    }

    /// The choice, or the default.
    // [#with] lets no value of another type in.
    @SuppressWarnings("unchecked")
    public <T> T get(ModelOption<T> option) {
        return chosen.containsKey(option) ? (T) chosen.get(option) : option.standard();
    }
}
