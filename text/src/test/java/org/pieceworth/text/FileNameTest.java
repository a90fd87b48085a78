package org.pieceworth.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileNameTest {

    @Test
    void aNameIsAPath() {
        assertThat(FileName.path("a b/c.pgn")).isEqualTo(Path.of("a b", "c.pgn"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\0b", "\ud800"})
    void aNameThatNoFileCanHaveIsRefused(String name) {
        assertThat(FileName.find(name)).isEmpty();
        assertThatThrownBy(() -> FileName.path(name))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is not a valid file name here");
    }
}
