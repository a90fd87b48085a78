package org.pieceworth.studies.lexicon;

import org.pieceworth.valuation.synergy.SynergyFitter;

/// By which parameters the pieces of the lexicon are valued.
public sealed interface LexiconRequest {

    /// By the parameters that the source prints.
    record Published() implements LexiconRequest {}

    /// By a fit to the published targets, with ranges.
    ///
    /// @param slack how much larger the largest error of an equally good fit may be, as a share
    record Fitted(double slack) implements LexiconRequest {

        /// With the usual slack.
        public Fitted() {
            this(SynergyFitter.SLACK);
        }
    }
}
