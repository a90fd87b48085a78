package org.pieceworth.studies.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.studies.play.SelfplayGame;

/// The most recently used variants: a page asks after every move, and compiling rules takes longer than
/// a move.
public final class PlayableVariants {

    private static final int MOST = 16;

    private final Map<RequestedRules, PlayableVariant> kept = new LinkedHashMap<>();

    public PlayableVariants() {}

    /// @throws org.pieceworth.text.InputException when the variant or an army cannot be read or played
    PlayableVariant of(RequestedRules ground) {
        Optional<PlayableVariant> known = find(ground);
        if (known.isPresent()) {
            return known.get();
        }
        SelfplayGame game = ground.game();
        PlayableVariant made = new PlayableVariant(VariantRules.of(game.variant()), game.ini());
        keep(ground, made);
        return made;
    }

    private synchronized Optional<PlayableVariant> find(RequestedRules ground) {
        Optional<PlayableVariant> found = Optional.ofNullable(kept.remove(ground));
        found.ifPresent(variant -> kept.put(ground, variant));
        return found;
    }

    private synchronized void keep(RequestedRules ground, PlayableVariant variant) {
        kept.put(ground, variant);
        if (kept.size() > MOST) {
            kept.remove(kept.keySet().iterator().next());
        }
    }
}
