/// The quality of a fit's predictions of rows that it has not seen.
package org.pieceworth.stats.validation;
