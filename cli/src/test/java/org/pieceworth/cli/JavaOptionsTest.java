package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class JavaOptionsTest {

    private static final String DO_NOT_INLINE = "-XX:CompileCommand=dontinline,";

    /// The compiler passes over names that it does not find, so that a method that was renamed would be missed by
    /// nobody.
    @Test
    void methodsThatTheCompilerIsToldOfExist() throws IOException, ClassNotFoundException {
        List<String> methods = Files.readAllLines(Path.of("java.options")).stream()
                .filter(line -> line.startsWith(DO_NOT_INLINE))
                .map(line -> line.substring(DO_NOT_INLINE.length()))
                .toList();
        assertThat(methods).isNotEmpty();
        for (String method : methods) {
            String[] parts = method.split("::");
            assertThat(Arrays.stream(Class.forName(parts[0]).getDeclaredMethods())
                            .map(Method::getName))
                    .as(method)
                    .contains(parts[1]);
        }
    }
}
