package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.cli.reference.UnknownOffers;

/// Completion knows the options, values and names that the program takes. How shells read it is tried where they are.
class CompletionTest {

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void scriptsHoldOptionsValuesAndNames(String shell) {
        CommandRun run = CommandRun.of("completion", shell);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("tune factors", "no-white-advantage", "berolina pawn", "capablanca")
                .contains("self:universal", "8x8:cylinder", "last-pawn", "pair:")
                .containsPattern("json[\\s'\\\\]+csv")
                .endsWith("\n");
    }

    @Test
    void everyValueIsKnownOrKnownToBeUnknown() {
        assertThat(UnknownOffers.of(Pieceworth.commandLine(Catalogues.STANDARD, "")))
                .as("options that values.txt lacks, and its lines that belong to none")
                .isEmpty();
    }

    /// An apostrophe in a name must not end the word.
    @Test
    void namesAreQuoted() {
        assertThat(CommandRun.of("completion", "zsh").out()).contains("'bear'\\''s eyes'");
        assertThat(CommandRun.of("completion", "fish").out()).contains("'bear\\'s eyes'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "csh", "BASH"})
    void otherShellsAreRefused(String shell) {
        CommandRun run = shell.isEmpty() ? CommandRun.of("completion") : CommandRun.of("completion", shell);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).singleElement().asString().contains("expected bash, zsh or fish");
    }
}
