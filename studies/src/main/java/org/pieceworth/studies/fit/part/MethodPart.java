package org.pieceworth.studies.fit.part;

import java.util.Optional;

/// The method of a fit: the games, the regression and its errors.
final class MethodPart implements FitPart {

    @Override
    public Optional<FitSection> section(FitContext fitted) {
        return Optional.of(new MethodSection(fitted).section());
    }
}
