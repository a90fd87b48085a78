package org.pieceworth.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// A page seen light on a wide screen and dark on a phone. No colour depends on the width and no width on the
/// colours, so that the other two pairs would show nothing new.
record Looked(Page page) {

    /// No page is too wide, and axe finds nothing, not even against its best practices.
    void assertReadable() throws IOException {
        page.evaluate(axe());
        assertReadableAt(1280, ColorScheme.LIGHT);
        assertReadableAt(390, ColorScheme.DARK);
    }

    void assertReadableAt(int width, ColorScheme scheme) {
        page.setViewportSize(width, 900);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        assertTrue((int) page.evaluate("document.documentElement.scrollWidth") <= width);
        Object found =
                page.evaluate("axe.run().then(run => run.violations.map(each => each.id + ': ' + each.nodes[0].html))");
        assertEquals(List.of(), found, page.url());
    }

    static String axe() throws IOException {
        try (InputStream in = Objects.requireNonNull(Looked.class.getResourceAsStream("/axe.min.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
