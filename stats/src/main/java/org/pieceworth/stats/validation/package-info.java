/// The quality of a fit's predictions of unseen rows.
package org.pieceworth.stats.validation;
