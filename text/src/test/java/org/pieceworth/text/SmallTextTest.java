package org.pieceworth.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SmallTextTest {

    private static final SmallText READER = new SmallText(1_000_000, "a file of lines");

    @TempDir
    Path folder = Path.of("");

    private String read(SmallText reader, byte[] bytes) throws IOException {
        return reader.read("x.txt", Files.write(folder.resolve("x.txt"), bytes));
    }

    /// As Excel, editors and shells on Windows save it.
    @ParameterizedTest
    @CsvSource({"UTF-8, false", "UTF-8, true", "UTF-16LE, true", "UTF-16BE, true"})
    void aByteOrderMarkIsNoText(String charset, boolean marked) throws IOException {
        String text = "P,N\n½,😀\n";
        byte[] bytes = ((marked ? "\uFEFF" : "") + text).getBytes(Charset.forName(charset));
        assertThat(read(READER, bytes)).isEqualTo(text);
    }

    @Test
    void shortFilesAreRead() throws IOException {
        assertThat(read(READER, new byte[0])).isEmpty();
        assertThat(read(READER, "x".getBytes(StandardCharsets.UTF_8))).isEqualTo("x");
    }

    @Test
    void whatIsNoTextIsRefusedOrReplaced() throws IOException {
        byte[] latin1 = "Müller".getBytes(StandardCharsets.ISO_8859_1);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(READER, latin1))
                .withMessage("x.txt: is not UTF-8 text; expected a file of lines");
        SmallText lenient = new SmallText(1_000_000, "a file of lines", CodingErrorAction.REPLACE);
        assertThat(read(lenient, latin1)).isEqualTo("M\uFFFDller");
    }

    @Test
    void otherMistakesAreNamed() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> READER.read("x", folder))
                .withMessage("x: is a folder; expected a file of lines");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> READER.read("x", folder.resolve("none")))
                .withMessage("x: there is no such file");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(new SmallText(2_000_000, "a list"), new byte[2_000_001]))
                .withMessage("x.txt: is larger than 2 megabytes; expected a list");
    }
}
