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

    /// No page is too wide, and axe finds nothing.
    ///
    /// @param impacts the findings that count, such as `['serious', 'critical']`; empty for all
    void assertReadable(List<String> impacts) throws IOException {
        page.evaluate(axe());
        assertReadableAt(1280, ColorScheme.LIGHT, impacts);
        assertReadableAt(390, ColorScheme.DARK, impacts);
    }

    void assertReadableAt(int width, ColorScheme scheme, List<String> impacts) {
        page.setViewportSize(width, 900);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        assertTrue((int) page.evaluate("document.documentElement.scrollWidth") <= width);
        Object found = page.evaluate("""
                impacts => axe.run().then(run => run.violations
                    .filter(each => impacts.length === 0 || impacts.includes(each.impact))
                    .map(each => each.id + ': ' + each.nodes[0].html))""", impacts);
        assertEquals(List.of(), found, page.url());
    }

    static String axe() throws IOException {
        try (InputStream in = Objects.requireNonNull(Looked.class.getResourceAsStream("/axe.min.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
