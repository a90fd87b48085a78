package org.pieceworth.cli.reference;

import org.pieceworth.text.ResourceText;

/// Text files among the classes.
final class Texts {

    private Texts() {}

    static String resource(String name) {
        return ResourceText.read(name, Texts.class.getResourceAsStream(name));
    }
}
