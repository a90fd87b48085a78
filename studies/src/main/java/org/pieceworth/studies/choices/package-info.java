/// Values from moves chosen, beside values from results.
package org.pieceworth.studies.choices;
