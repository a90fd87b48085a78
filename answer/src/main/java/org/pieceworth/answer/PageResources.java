package org.pieceworth.answer;

import org.pieceworth.text.ResourceText;

/// The texts that a page is built with.
final class PageResources {

    private static final String CHARTS = "/META-INF/resources/_static/echarts/6.0.0/dist/echarts.common.min.js";

    private PageResources() {}

    static String style() {
        return ResourceText.read("page.css", PageResources.class.getResourceAsStream("page.css"));
    }

    static String script() {
        return inScript(ResourceText.read("page.js", PageResources.class.getResourceAsStream("page.js")));
    }

    /// The chart library; the build takes this one file out of the library's own jar.
    static String charts() {
        return inScript(ResourceText.read(CHARTS, PageResources.class.getResourceAsStream(CHARTS)));
    }

    /// Escapes `</script` and `<!--` so that nothing ends the script early; they occur only in strings and comments,
    /// where the escape means the same.
    static String inScript(String code) {
        return code.replace("</script", "<\\/script").replace("<!--", "<\\!--");
    }
}
