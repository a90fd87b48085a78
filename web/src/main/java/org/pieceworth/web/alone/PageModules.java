package org.pieceworth.web.alone;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.text.ResourceText;

/// The scripts of the workbench that a module needs, with names that do not depend on a server:
/// `page:/game/hand.js` for the workbench's own, `lib:/lit/index.js` for those of libraries.
final class PageModules {

    private static final Pattern IMPORT = Pattern.compile("\\b(from|import)\\s*\"((?:/|\\.|lit|@lit/)[^\"\\s]*)\"");

    /// The server's modules and their replacements.
    private static final Map<String, String> ALONE = Map.of("page:/app/api.js", "page:/alone/api.js");

    /// Names of libraries, as in the import map of `index.html`.
    private static final Map<String, String> LIBRARIES = Map.of(
            "lit", "lib:/lit/index.js",
            "lit-html", "lib:/lit-html/lit-html.js",
            "@lit/reactive-element", "lib:/reactive-element/reactive-element.js");

    private final Map<String, String> texts = new LinkedHashMap<>();

    private PageModules() {}

    /// The text of a module and of all that it imports, by name, with these names in its imports.
    static Map<String, String> from(String name) {
        PageModules modules = new PageModules();
        modules.add(name);
        return modules.texts;
    }

    /// The text of a file.
    static String text(String name) {
        String path = name.startsWith("lib:")
                ? "/org/pieceworth/web/lib" + name.substring("lib:".length())
                : "/org/pieceworth/web/page" + name.substring("page:".length());
        return ResourceText.read(name, PageModules.class.getResourceAsStream(path));
    }

    private void add(String name) {
        if (texts.containsKey(name)) {
            return;
        }
        texts.put(name, "");
        Matcher imports = IMPORT.matcher(text(name));
        StringBuilder changed = new StringBuilder();
        while (imports.find()) {
            String other = resolved(name, imports.group(2));
            add(other);
            imports.appendReplacement(changed, Matcher.quoteReplacement(imports.group(1) + " \"" + other + "\""));
        }
        texts.put(name, imports.appendTail(changed).toString());
    }

    private static String resolved(String importer, String typed) {
        String scheme = importer.substring(0, importer.indexOf(':') + 1);
        String name = LIBRARIES.containsKey(typed)
                ? LIBRARIES.get(typed)
                : typed.startsWith("/") || typed.startsWith(".")
                        ? scheme
                                + URI.create(importer.substring(scheme.length()))
                                        .resolve(typed)
                        : "lib:/" + typed.replaceFirst("^@lit/", "");
        return ALONE.getOrDefault(name, name);
    }
}
