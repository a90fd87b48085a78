package org.pieceworth.studies.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.studies.fit.FitStudy.FitRequest;
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.InputException;

/// Values that users name.
class NamedValuesTest {

    /// What is to be compared is looked for before games are read, which may take long.
    @Test
    void valuesAreFoundBeforeGamesAreRead() {
        FitRequest request = AskedFit.of(
                        ReadRequest.of(List.of("games.pgn"), ObservationSettings.DEFAULT, Optional.empty()),
                        FitSettings.DEFAULT,
                        "--compare-values",
                        "no-such")
                .request(false);
        AtomicBoolean begun = new AtomicBoolean();
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> FitStudy.answer(request, new Run() {
                    @Override
                    public void begins(String unit, long done, long wanted) {
                        begun.set(true);
                    }
                }))
                .withMessageContaining("'no-such': is neither a model nor a file");
        assertThat(begun).isFalse();
    }
}
