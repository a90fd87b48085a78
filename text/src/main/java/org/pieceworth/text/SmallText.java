package org.pieceworth.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/// Reads a small file of text, as users give it: UTF-8, or UTF-16 with a byte order mark, as Windows programs save it.
/// The mark is not part of the text.
///
/// @param largest bytes, in whole megabytes
/// @param expected the kind of file, for messages
/// @param malformed treatment of bytes that are not text
public record SmallText(int largest, String expected, CodingErrorAction malformed) {

    private static final String MARK = "\uFEFF";
    private static final int MEGABYTE = 1_000_000;

    public SmallText(int largest, String expected) {
        this(largest, expected, CodingErrorAction.REPORT);
    }

    /// Reads a file.
    ///
    /// @param name of the file in messages
    /// @throws InputException when it is not there, cannot be read, is larger or is not text
    public String read(String name, Path path) {
        if (Files.isDirectory(path)) {
            throw new InputException(name + ": is a folder; expected " + expected);
        }
        try (InputStream in = Files.newInputStream(path)) {
            return read(name, in);
        } catch (NoSuchFileException _) {
            throw new InputException(name + ": there is no such file");
        } catch (IOException e) {
            throw new InputException(name + ": cannot be read: " + e.getMessage());
        }
    }

    /// Reads a stream. The size is not asked first: pipes and devices have none, and a device may never end.
    ///
    /// @param name of the stream in messages
    /// @throws InputException when it is larger or is not text
    public String read(String name, InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(largest + 1);
        if (bytes.length > largest) {
            throw new InputException(name + ": is larger than "
                    + (largest == MEGABYTE ? "a megabyte" : largest / MEGABYTE + " megabytes") + "; expected "
                    + expected);
        }
        try {
            return withoutMark(encoding(bytes)
                    .newDecoder()
                    .onMalformedInput(malformed)
                    .onUnmappableCharacter(malformed)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException _) {
            throw new InputException(name + ": is not UTF-8 text; expected " + expected);
        }
    }

    private static Charset encoding(byte[] bytes) {
        int start = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
        return start == 0xFFFE || start == 0xFEFF ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
    }

    /// A text without a byte order mark at its start.
    public static String withoutMark(String text) {
        return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
    }

    /// The lines of a text, without empty ones at its end. Works in the compiled player, which has no `String.lines()`.
    public static List<String> lines(String text) {
        return List.of(text.split("\r\n?|\n"));
    }
}
