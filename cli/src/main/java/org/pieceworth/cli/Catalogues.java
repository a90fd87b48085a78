package org.pieceworth.cli;

import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// What users may name: models of values, and terms that describe positions.
record Catalogues(ModelCatalogue models, TermCatalogue terms) {

    /// Those that come with the program.
    static final Catalogues STANDARD = new Catalogues(ModelCatalogue.standard(), TermCatalogue.standard());
}
