/// Fits written by `fit --format json`: their reading, their comparison and their predictions.
package org.pieceworth.studies.saved;
