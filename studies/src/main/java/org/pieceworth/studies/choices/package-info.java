/// Values from moves chosen, compared with values from results.
package org.pieceworth.studies.choices;
