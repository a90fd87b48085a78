package org.pieceworth.cli.reference;

import org.pieceworth.text.ResourceText;

/// Texts that are kept beside the classes.
final class Texts {

    private Texts() {}

    static String resource(String name) {
        return ResourceText.read(name, Texts.class.getResourceAsStream(name));
    }
}
