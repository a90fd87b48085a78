package org.pieceworth.cli;

import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The models and the terms that users may name; tests add their own.
record Catalogues(ModelCatalogue models, TermCatalogue terms) {

    /// The built-in models and terms.
    static final Catalogues STANDARD = new Catalogues(ModelCatalogue.standard(), TermCatalogue.standard());
}
